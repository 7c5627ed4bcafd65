import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bodyKey, lesson, published, startIsolate } from "../isolate.fixture";
import { manifestKey } from "../kv-layout";

const first = published({ name: "e para", day: 1 });
const second = published({ name: "e dyta", day: 2 });

/** Returns the source and version of the opened edition. It tells whether its lesson can be read too. */
async function read({ openOrNull }: ReturnType<typeof startIsolate>) {
  const edition = await openOrNull();
  if (edition === null) return null;
  const body = await edition.read(bodyKey(lesson("graviteti")));
  return [edition.source, edition.manifest.version, body !== null];
}

describe("the edition that is read is", () => {
  test("KV's, while KV answers", async () => {
    expect(await read(startIsolate({ kv: first, deployed: second }))).toEqual(["kv", first.version, true]);
  });

  test("the deployed one where KV is empty", async () => {
    expect(await read(startIsolate({ deployed: second }))).toEqual(["deployed", second.version, true]);
  });

  test("the deployed one where a cold isolate cannot reach KV", async () => {
    const isolate = startIsolate({ kv: first, deployed: second });
    isolate.breakKv();
    expect(await read(isolate)).toEqual(["deployed", second.version, true]);
    expect(isolate.world.log).toEqual([`${manifestKey}: KV does not answer`]);
  });

  test("the one in memory where KV answered before and no longer does", async () => {
    const isolate = startIsolate({ kv: first, deployed: second });
    await read(isolate);
    isolate.breakKv();
    isolate.world.clock += 61_000;
    expect(await read(isolate)).toEqual(["memory", first.version, true]);
  });

  test("KV's again once it recovers, without a restart", async () => {
    const isolate = startIsolate({ deployed: second });
    await read(isolate);
    isolate.publish(first);
    expect(await read(isolate)).toEqual(["kv", first.version, true]);
  });

  test("the deployed one for all who ask while a cold isolate is still looking for it", async () => {
    const isolate = startIsolate({ deployed: second });
    isolate.breakKv();
    const readings = await Promise.all([read(isolate), Promise.resolve().then(() => read(isolate)), read(isolate)]);
    expect(readings).toEqual(Array(3).fill(["deployed", second.version, true]));
  });

  test("none where there is none, and is looked for again by the next visitor", async () => {
    const isolate = startIsolate({});
    expect(await read(isolate)).toBeNull();
    for (const [key, value] of first.kv) isolate.world.kv.set(key, value);
    expect(await read(isolate)).toEqual(["kv", first.version, true]);
  });

  test("the newer of two where KV hands out an older manifest after a newer one", async () => {
    const isolate = startIsolate({ kv: second });
    await read(isolate);
    isolate.publish(first);
    expect(await read(isolate)).toEqual(["kv", second.version, true]);
  });
});

describe("KV is asked", () => {
  test("twice for a page cold, and not at all warm", async () => {
    const isolate = startIsolate({ kv: first });
    await read(isolate);
    await read(isolate);
    expect(isolate.keysAsked()).toEqual([manifestKey, bodyKey(lesson("graviteti"))]);
  });

  test("for text, the manifest to be kept for a minute and bodies for a year", async () => {
    const isolate = startIsolate({ kv: first });
    await read(isolate);
    expect(isolate.world.reads.map(([, options]) => options)).toEqual([
      { type: "text", cacheTtl: 60 },
      { type: "text", cacheTtl: 31_536_000 },
    ]);
  });

  test("for the manifest alone after a minute", async () => {
    const isolate = startIsolate({ kv: first });
    await read(isolate);
    isolate.world.reads = [];
    isolate.world.clock += 60_000;
    await read(isolate);
    expect(isolate.keysAsked()).toEqual([manifestKey]);
  });

  test("behind a page of the old edition, once in five seconds, until ten minutes have passed", async () => {
    const { world, open } = startIsolate({ kv: first, background: true });
    await open();
    world.kv = new Map(second.kv);
    const { answer } = world;
    world.answer = () => Promise.reject(new Error("KV is down"));
    world.clock += 60_000;
    expect([(await open()).manifest.version, world.later.length]).toEqual([first.version, 1]);
    await open();
    expect(world.later).toHaveLength(1);
    await Promise.all(world.later);
    expect(world.log).toEqual([`${manifestKey}: KV is down`]);
    world.clock += 5_000;
    world.answer = answer;
    expect([(await open()).source, world.later.length]).toEqual(["memory", 2]);
    await Promise.all(world.later);
    expect([(await open()).manifest.version, (await open()).source]).toEqual([second.version, "kv"]);
    world.clock += 60_000 + 600_000;
    await open();
    expect(world.later).toHaveLength(2);
  });
});

test("on an editor's machine a publication is read at the next request after a second", async () => {
  const { world, open } = startIsolate({ kv: first, background: true, manifestAgeMs: 1000 });
  await open();
  world.kv = new Map(second.kv);
  world.clock += 999;
  expect((await open()).manifest.version).toBe(first.version);
  world.clock += 1;
  expect([(await open()).manifest.version, world.later]).toEqual([second.version, []]);
});

describe("the edition before one that lost a body", () => {
  const edited = published({ contents: [lesson("graviteti", { content: "<p>e re</p>" })], name: "e dyta", day: 2 });

  test("is the one that this isolate read before, at whatever request", async () => {
    const isolate = startIsolate({ kv: first });
    await isolate.open();
    isolate.publish(edited);
    for (let request = 0; request < 2; request++) {
      const edition = await isolate.earlier();
      expect([edition?.source, edition?.manifest.version]).toEqual(["memory", first.version]);
      isolate.world.clock += 61_000;
    }
  });

  test("is the deployed one where this isolate read no other", async () => {
    const edition = await startIsolate({ kv: edited, deployed: first }).earlier();
    expect([edition?.source, edition?.manifest.version]).toEqual(["deployed", first.version]);
  });

  test("does not exist where the deployed one is the same, or where there is none", async () => {
    expect(await startIsolate({ kv: first, deployed: first }).earlier()).toBeNull();
    expect(await startIsolate({ kv: first }).earlier()).toBeNull();
  });
});

describe("a source that does not answer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const never = () => new Promise<never>(() => undefined);

  test("a manifest that takes a second comes from the deployed edition", async () => {
    const { open, world } = startIsolate({ deployed: first });
    world.answer = never;
    const opened = open();
    await vi.advanceTimersByTimeAsync(999);
    expect(world.log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([(await opened).source, world.log]).toEqual(["deployed", [`${manifestKey}: no answer in 1000 ms`]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("deployed files that take a second are not waited for again in the next five", async () => {
    const { openOrNull, world } = startIsolate({});
    world.answer = never;
    world.deployedAnswer = never;
    const asked = async (milliseconds: number) => {
      world.log = [];
      const opened = openOrNull();
      await vi.advanceTimersByTimeAsync(milliseconds);
      expect(await opened).toBeNull();
      return world.log.map((line) => line.replace(`${manifestKey}: `, ""));
    };
    expect(await asked(2_000)).toEqual(["no answer in 1000 ms", "no answer in 1000 ms"]);
    expect(await asked(1_000)).toEqual(["no answer in 1000 ms", "the deployed files do not answer"]);
    world.clock += 5_000;
    expect(await asked(2_000)).toEqual(["no answer in 1000 ms", "no answer in 1000 ms"]);
  });
});
