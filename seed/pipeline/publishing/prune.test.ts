import { beforeEach, describe, expect, it } from "vitest";
import { contentsKey, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { recordingRetryPolicy, smallEdition } from "../fixtures/small-edition";
import { pruneStore } from "./prune";
import { publish } from "./publish";
import { noRetry } from "./retry";
import { rollback } from "./rollback";
import { EditionConflict, StoreFailure } from "./store";
import { findDamage } from "./verify";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 1);
const edition = (number: number) => smallEdition([`teksti ${number}`, "i pandryshuar"]);
const bodyOf = (number: number) => edition(number).manifest.contents[0]?.body ?? "";
const jsonOf = (number: number) => edition(number).manifest.contentsJson ?? "";
const versionOf = (number: number) => edition(number).manifest.version;

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

/** Publishes editions of these numbers, `every` milliseconds apart. @returns the instant of the last */
async function publishAll(numbers: number[], every: number): Promise<number> {
  let now = start;
  for (const number of numbers) {
    store.clock = now / 1000;
    await publish(edition(number), store, { now: () => now });
    now += every;
  }
  return now - every;
}

const cleanAt = (instant: number, olderThan = 2 * day) => pruneStore(store, olderThan, { now: () => instant });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("clean", () => {
  it("removes what only the eleventh publication and older ones name, their copies first", async () => {
    const last = await publishAll(upTo(12), day);
    const { removed, waiting } = await cleanAt(last + 2 * day);
    expect(removed.slice(0, 2).sort()).toEqual([rollbackKey(versionOf(1)), rollbackKey(versionOf(2))].sort());
    expect(new Set(removed.slice(2))).toEqual(
      new Set([1, 2].flatMap((number) => [bodyOf(number), jsonOf(number), contentsKey(versionOf(number))])),
    );
    expect(waiting).toBe(0);
    for (const key of removed) expect(store.entries.has(key)).toBe(false);
    expect((await findDamage(store, noRetry)).damage).toEqual([]);
  });

  it("leaves every one of the ten publications to go back to whole", async () => {
    const last = await publishAll(upTo(12), day);
    await cleanAt(last + 30 * day);
    for (const number of upTo(10)) await rollback(store, versionOf(number + 2), { now: () => last + 31 * day });
    expect(store.manifest().version).toBe(versionOf(12 - 1 + 1));
  });

  it("finds nothing the second time", async () => {
    const last = await publishAll(upTo(12), day);
    await cleanAt(last + 2 * day);
    store.calls.delete = 0;
    expect(await cleanAt(last + 2 * day)).toEqual({ removed: [], waiting: 0 });
    expect(store.calls.delete).toBe(0);
  });

  it("touches nothing where the publications that were let go may still be held by a reader", async () => {
    const last = await publishAll(upTo(12), hour);
    expect(await cleanAt(last + day)).toEqual({ removed: [], waiting: 0 });
    // The oldest publication kept is the third. Everything before it was replaced by then at the latest.
    const third = start + 2 * hour;
    expect((await cleanAt(third + 2 * day)).removed).toEqual([]);
    expect((await cleanAt(third + 2 * day + 1)).removed).toHaveLength(8);
  });

  it("never removes anything younger than a day, whatever age is asked for", async () => {
    const last = await publishAll([1], day);
    store.clock = last / 1000;
    await store.putMany([["content/mbetje@0123456789abcdef", "{}"]]);
    expect(await cleanAt(last + day, 0)).toEqual({ removed: [], waiting: 1 });
    expect((await cleanAt(last + day + 1000, 0)).removed).toEqual(["content/mbetje@0123456789abcdef"]);
  });

  it("removes what a publication that was cut off left behind, once it is old", async () => {
    const last = await publishAll([1], day);
    store.failAfter(2);
    store.clock = last / 1000;
    await expect(publish(smallEdition(["x", "y"]), store)).rejects.toThrow();
    store.works();
    expect(await cleanAt(last + hour)).toEqual({ removed: [], waiting: 2 });
    expect((await cleanAt(last + 3 * day)).removed).toHaveLength(2);
  });

  it("leaves what is of unknown age", async () => {
    const last = await publishAll([1], day);
    store.entries.set("content/mbetje@0123456789abcdef", "{}");
    expect(await cleanAt(last + 30 * day)).toEqual({ removed: [], waiting: 1 });
  });

  it.each([
    ...["glossary@0123456789abcdef", "project/ura@0123456789abcdef", "contents@0123456789abcdef"],
    ...["contents-json@0123456789abcdef", "prerendered/fjalori-1@0123456789abcdef"],
  ])("knows %s for its own", async (key) => {
    const last = await publishAll([1], day);
    await store.putMany([[key, "{}"]]);
    expect((await cleanAt(last + 30 * day)).removed).toEqual([key]);
  });

  it.each([
    "counter",
    "content/mbetje",
    "Xcontent/mbetje@0123456789abcdef",
    "glossary@0123456789abcdefX",
    "manifest/x",
  ])("leaves %s, which is not the magazine's", async (key) => {
    const last = await publishAll([1], day);
    store.clock = 0;
    await store.putMany([[key, "{}"]]);
    expect(await cleanAt(last + 30 * day)).toEqual({ removed: [], waiting: 0 });
  });

  it("keeps what a publication names that was let go only lately", async () => {
    await publishAll(upTo(10), day);
    const now = start + 10 * day;
    store.clock = now / 1000;
    await publish(edition(11), store, { now: () => now });
    // The first is out of the history, but younger than the required age. A reader may still use it.
    expect((await cleanAt(start + 2 * day)).removed).toEqual([]);
    expect(store.entries.has(bodyOf(1))).toBe(true);
  });

  it("stops where a kept manifest cannot be read: nobody knows what it names", async () => {
    const last = await publishAll(upTo(12), day);
    store.entries.set(rollbackKey(versionOf(5)), "{");
    const size = store.entries.size;
    await expect(cleanAt(last + 9 * day)).rejects.toThrow(rollbackKey(versionOf(5)));
    store.entries.delete(rollbackKey(versionOf(5)));
    await expect(cleanAt(last + 9 * day)).rejects.toThrow(StoreFailure);
    expect(store.entries.size).toBe(size - 1);
  });

  it.each([null, "{"])("stops where the manifest is %s", async (manifest) => {
    const last = await publishAll(upTo(12), day);
    if (manifest === null) store.entries.delete(manifestKey);
    else store.entries.set(manifestKey, manifest);
    await expect(cleanAt(last + 9 * day)).rejects.toThrow(/manifesti nuk gjendet/);
  });

  it("stops where somebody publishes while it looks", async () => {
    const last = await publishAll(upTo(12), day);
    store.beforeGet = (keys) => {
      if (keys.includes(rollbackKey(versionOf(7)))) store.entries.set(manifestKey, "tjetër");
    };
    await expect(cleanAt(last + 9 * day)).rejects.toThrow(EditionConflict);
    expect(store.entries.has(bodyOf(1))).toBe(true);
  });

  it("removes at most 500 keys at once, so that the day's deletes suffice", async () => {
    const last = await publishAll([1], day);
    const leftovers = Array.from({ length: 510 }, (_, index) => `content/m-${index}@0123456789abcdef`);
    await store.putMany(leftovers.map((key) => [key, "{}"]));
    const { removed, waiting } = await cleanAt(last + 30 * day);
    expect([removed.length, waiting]).toEqual([500, 10]);
    expect((await cleanAt(last + 30 * day)).removed).toHaveLength(10);
  });

  it("asks a busy store again", async () => {
    const last = await publishAll(upTo(12), day);
    let failures = 1;
    store.beforeGet = () => {
      if (failures-- > 0) throw new StoreFailure("e zënë");
    };
    const { retryPolicy, waited } = recordingRetryPolicy(1000);
    const { removed } = await pruneStore(store, 2 * day, { now: () => last + 9 * day, retryPolicy });
    expect([removed.length, waited]).toEqual([8, [1000]]);
  });
});
