import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bodyKey, lesson, published, startIsolate } from "../isolate.fixture";

const contents = [lesson("graviteti"), lesson("uji")];
const edition = published({ contents });
const key = bodyKey(lesson("graviteti"));
const text = edition.kv.get(key) ?? "";

/** Returns the edition with another text under the lesson's key, or with none. */
const holding = (other: string | null) => {
  const kv = new Map(edition.kv);
  if (other === null) kv.delete(key);
  else kv.set(key, other);
  return { kv };
};

test.each([
  ["cut off", '{"slug":"gravi'],
  ["another's", edition.kv.get(bodyKey(lesson("uji"))) ?? ""],
  ["of another hash", text.replace('"title":"', '"title":"tjetër ')],
  ["2 MB long", "x".repeat(2_000_000)],
  ["not there", null],
])("a body that is %s is read from the deployed edition, and one line of the log names it", async (_, wrong) => {
  const { open, world } = startIsolate({ kv: holding(wrong), deployed: edition });
  const opened = await open();
  expect(await opened.read(key)).toBe(text);
  expect([opened.source, opened.lost]).toEqual(["deployed", []]);
  expect(world.log).toHaveLength(1);
  expect(world.log[0]).toContain(key);
});

test("a body that no source holds is lost, and the log says where it was looked for first", async () => {
  for (const [wrong, why] of [
    ["{", "damaged in KV"],
    [null, "not in KV"],
  ] as const) {
    const { open, world } = startIsolate({ kv: holding(wrong) });
    const opened = await open();
    expect(await opened.read(key)).toBeNull();
    expect([opened.lost, world.log]).toEqual([[key], [`${key}: ${why}`]]);
  }
});

test("once a body came from the deployed files, the rest of that request does not ask KV", async () => {
  const { open, world } = startIsolate({ kv: holding(null), deployed: edition });
  const opened = await open();
  await opened.read(key);
  world.reads = [];
  expect(await opened.read(bodyKey(lesson("uji")))).not.toBeNull();
  expect(world.reads).toEqual([]);
});

describe("a body of which KV does not answer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    [0, 1_000],
    [700, 800],
    [1_400, 300],
  ])("asked for %i ms after the request began, it is waited for during %i ms", async (after, most) => {
    const { open, world } = startIsolate({ kv: edition, deployed: edition });
    const opened = await open();
    world.answer = () => new Promise(() => undefined);
    world.clock += after;
    const read = opened.read(key);
    await vi.advanceTimersByTimeAsync(most - 1);
    expect(world.log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toBe(text);
    expect(world.log).toEqual([`${key}: no answer in ${most} ms`]);
    expect(opened.source).toBe("deployed");
  });
});
