/** Tests faults during a publication. The old magazine stays complete, and another try completes the new one. */
import { describe, expect, it } from "vitest";
import { contentsKey, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import type { Edition } from "../edition/edition";
import { MemoryStore } from "../fixtures/memory-store";
import { recordingRetryPolicy, smallEdition } from "../fixtures/small-edition";
import { pruneStore } from "./prune";
import { publish } from "./publish";
import { noRetry } from "./retry";
import { rollback } from "./rollback";
import { EditionConflict, type Store, StoreFailure } from "./store";
import { findDamage } from "./verify";

const start = Date.UTC(2026, 10, 21, 8);
const old = smallEdition(["një", "dy", "tre"]);
const next = smallEdition(["një!", "dy!", "tre!", "katër!"]);
/** Writes of `next` after `old`: four bodies, the two lists, the copy, the manifest. */
const writes = 8;
const bodiesOf = ({ manifest, entries }: Edition) => manifest.contents.map(({ body }) => entries.get(body));

async function published(edition: Edition): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publish(edition, store, { now: () => start });
  store.written.length = 0;
  return store;
}

async function isWhole(store: MemoryStore, edition: Edition): Promise<void> {
  expect(store.magazine()).toEqual(bodiesOf(edition));
  expect((await findDamage(store, noRetry)).damage).toEqual([]);
}

const kth = Array.from({ length: writes }, (_, k) => k);

describe("faults of publishing", () => {
  it.each(kth)("bulk put fails at key %i", async (k) => {
    const store = await published(old);
    store.failAfter(k);
    await expect(publish(next, store)).rejects.toThrow("lidhja u ndërpre");
    await isWhole(store, old);
    store.works();
    const { written } = await publish(next, store);
    expect(written).toBe(writes - k);
    await isWhole(store, next);
  });

  it.each(kth)("partly succeeds: all but key %i of a put are stored, and the store says that all were", async (k) => {
    const store = await published(old);
    let count = 0;
    store.beforePut = () => (count++ === k ? false : undefined);
    const { retryPolicy } = recordingRetryPolicy(1000);
    await publish(next, store, { retryPolicy });
    await isWhole(store, next);
    expect(store.written).toHaveLength(writes);
  });

  it("429 with back-off: each wait is twice the one before", async () => {
    const store = await published(old);
    const { retryPolicy, waited } = recordingRetryPolicy(1000, 2000, 4000, 8000);
    let refusals = 3;
    store.beforePut = () => {
      if (refusals-- > 0) throw new StoreFailure("Cloudflare kërkon të presim");
      return undefined;
    };
    await publish(next, store, { retryPolicy });
    expect(waited).toEqual([1000, 2000, 4000]);
    await isWhole(store, next);
  });

  it.each(["the bodies", "the copy", "the manifest"])("times out after it succeeded, at %s", async (what) => {
    const store = await published(old);
    const due = ["the bodies", "the copy", "the manifest"].indexOf(what);
    let calls = 0;
    store.afterPutMany = () => {
      if (calls++ === due) throw new StoreFailure("nuk u përgjigj");
    };
    const { retryPolicy, waited } = recordingRetryPolicy(1000);
    await publish(next, store, { retryPolicy });
    await isWhole(store, next);
    expect(store.written).toHaveLength(writes);
    expect(waited).toEqual([]);
  });

  it("the process is killed between any two steps", async () => {
    // A step is one call of the store; from step `step` on, no call succeeds.
    for (let step = 0; ; step++) {
      const store = await published(old);
      const killed = killedAt(store, step);
      const survived = await publish(next, killed).then(
        () => true,
        () => false,
      );
      const seen = store.magazine();
      expect([bodiesOf(old), bodiesOf(next)]).toContainEqual(seen);
      if (!store.written.includes(manifestKey)) expect(seen).toEqual(bodiesOf(old));
      await publish(next, store);
      await isWhole(store, next);
      if (!survived) continue;
      expect(step).toBeGreaterThan(6);
      break;
    }
  });

  it.each(kth)("the day's quota ends in the middle, after %i writes", async (k) => {
    const store = await published(old);
    store.failAfter(k, new StoreFailure("shkrimet falas të ditës mbaruan", true));
    const { retryPolicy, waited } = recordingRetryPolicy(1000, 2000);
    await expect(publish(next, store, { retryPolicy })).rejects.toThrow("mbaruan");
    expect(waited).toEqual([]);
    await isWhole(store, old);
    store.works();
    expect((await publish(next, store)).written).toBe(writes - k);
    await isWhole(store, next);
  });

  it("two editors in every interleaving", async () => {
    const mine = smallEdition(["imja", "dy", "tre"]);
    const yours = smallEdition(["një", "jotja", "tre"]);
    // The calls of each publication for `manifest`: first read, second read, put, read back, verification.
    const steps = 5;
    const seen = { mine: 0, yours: 0, untold: 0 };
    for (const order of interleavings(steps, steps)) {
      const store = await published(old);
      const [told, alsoTold, log] = await race(store, mine, yours, order);
      const version = store.manifest().version;
      const winner = version === mine.manifest.version ? mine : yours;
      await isWhole(store, winner);
      seen[winner === mine ? "mine" : "yours"]++;
      const loserTold = winner === mine ? alsoTold : told;
      const loser = winner === mine ? "yours" : "mine";
      if (loserTold instanceof EditionConflict) continue;
      // KV has no compare-and-set. This is the one case without an immediate error: the loser had finished before the
      // winner, which had read the manifest even earlier, put its own.
      expect(loserTold).toBeNull();
      seen.untold++;
      expect(log.lastIndexOf(loser)).toBeLessThan(log.length - 1);
      // The loser's next command reports the conflict, and takes nothing back by itself.
      const lost = winner === mine ? yours : mine;
      await expect(publish(lost, store, { base: lost.manifest.version })).rejects.toThrow(EditionConflict);
      expect(store.entries.has(rollbackKey(lost.manifest.version))).toBe(true);
    }
    expect(seen.mine).toBeGreaterThan(0);
    expect(seen.yours).toBeGreaterThan(0);
  });

  it("`clean` while an old manifest is still cached somewhere", async () => {
    const hour = 3_600_000;
    const store = new MemoryStore();
    const manifests: { text: string; replaced: number }[] = [];
    for (let index = 0; index < 30; index++) {
      const now = start + index * 3 * hour;
      store.clock = now / 1000;
      await publish(smallEdition([`teksti ${index}`, "i njëjti"]), store, { now: () => now });
      const before = manifests.at(-1);
      if (before !== undefined) before.replaced = now;
      manifests.push({ text: store.entries.get(manifestKey) ?? "", replaced: Number.POSITIVE_INFINITY });
      await pruneStore(store, 24 * hour, { now: () => now });
      // A reader anywhere may use a manifest for a day after it was replaced.
      for (const { text, replaced } of manifests) {
        if (now - replaced > 24 * hour) continue;
        const { contents, version } = JSON.parse(text) as Edition["manifest"];
        for (const { body } of contents) expect(store.entries.has(body)).toBe(true);
        expect(store.entries.has(contentsKey(version))).toBe(true);
      }
    }
    expect(store.calls.delete).toBeGreaterThan(0);
  });

  it("rollback twice is as if there had been none", async () => {
    const store = await published(old);
    await publish(next, store, { now: () => start + 60_000 });
    const before = new Map(store.entries);
    await rollback(store, undefined);
    await isWhole(store, old);
    await rollback(store, undefined);
    await isWhole(store, next);
    for (const [key, value] of before) if (key !== manifestKey) expect(store.entries.get(key)).toBe(value);
    const { publishedAt: _p, history: _h, writes: _w, dates: _d, ...content } = store.manifest();
    const {
      publishedAt: _q,
      history: _g,
      writes: _x,
      dates: _c,
      ...then
    } = JSON.parse(before.get(manifestKey) ?? "{}");
    expect(content).toEqual(then);
  });
});

/** Wraps a store that fails from this call on. */
function killedAt(store: MemoryStore, step: number): Store {
  let calls = 0;
  const live = () => {
    if (calls++ >= step) throw new Error("killed");
  };
  return {
    async getMany(keys) {
      live();
      return store.getMany(keys);
    },
    async putMany(entries) {
      live();
      return store.putMany(entries);
    },
  };
}

/** Yields every order of the steps of two publishers. `true` is a step of the first. */
function* interleavings(a: number, b: number): Generator<boolean[]> {
  if (a === 0 && b === 0) yield [];
  if (a > 0) for (const rest of interleavings(a - 1, b)) yield [true, ...rest];
  if (b > 0) for (const rest of interleavings(a, b - 1)) yield [false, ...rest];
}

/**
 * Publishes two editions at once. One call of the store comes at a time, in the order given. @returns the error of each
 */
async function race(
  store: MemoryStore,
  mine: Edition,
  yours: Edition,
  order: boolean[],
): Promise<[unknown, unknown, string[]]> {
  const gates = { mine: [] as (() => void)[], yours: [] as (() => void)[] };
  const log: string[] = [];
  const gated = (who: "mine" | "yours"): Store => {
    const turn = () => new Promise<void>((resolve) => gates[who].push(resolve));
    // Only calls for `manifest` wait for their turn. The other keys of two editions always differ.
    return {
      async getMany(keys) {
        if (keys.includes(manifestKey)) await turn();
        return store.getMany(keys);
      },
      async putMany(entries) {
        if (entries.some(([key]) => key === manifestKey)) await turn();
        return store.putMany(entries);
      },
    };
  };
  const ended = { mine: false, yours: false };
  const run = (edition: Edition, who: "mine" | "yours") =>
    publish(edition, gated(who), { now: () => start + 60_000 }).then(
      () => {
        ended[who] = true;
        return null;
      },
      (error: unknown) => {
        ended[who] = true;
        return error;
      },
    );
  const results = [run(mine, "mine"), run(yours, "yours")];
  const settle = async () => {
    for (let index = 0; index < 60; index++) await Promise.resolve();
  };
  const step = async (who: "mine" | "yours") => {
    await settle();
    if (gates[who].length > 0) log.push(who);
    gates[who].shift()?.();
    await settle();
  };
  for (const first of order) await step(first ? "mine" : "yours");
  while (!ended.mine) await step("mine");
  while (!ended.yours) await step("yours");
  const [told, alsoTold] = await Promise.all(results);
  return [told, alsoTold, log];
}
