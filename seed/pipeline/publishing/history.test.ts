import { describe, expect, it } from "vitest";
import { canonicalJson, manifestKey } from "../../../app/library/kv-layout";
import { readManifest } from "../edition/stored-manifest";
import { MemoryStore } from "../fixtures/memory-store";
import { smallEdition } from "../fixtures/small-edition";
import { instantAfter, readHistory } from "./history";
import { publish } from "./publish";
import { noRetry } from "./retry";

const start = Date.UTC(2026, 10, 21, 8);
const texts = Array.from({ length: 13 }, (_, index) => `teksti ${index}`);

describe("the history", () => {
  it("is empty where nothing was published, or where the manifest cannot be read", async () => {
    const store = new MemoryStore();
    expect(await readHistory(store, noRetry)).toEqual([]);
    store.entries.set(manifestKey, "{");
    expect(await readHistory(store, noRetry)).toEqual([]);
  });

  it("holds the last ten publications, newest first, and costs one read", async () => {
    const store = new MemoryStore();
    for (const [index, text] of texts.entries())
      await publish(smallEdition([text]), store, { now: () => start + index * 1000 });
    store.calls.get = 0;
    const history = await readHistory(store, noRetry);
    const newest = texts.slice(-10).reverse();
    expect(history.map(({ version }) => version)).toEqual(newest.map((text) => smallEdition([text]).manifest.version));
    expect(history[0]?.publishedAt).toBe("2026-11-21T08:00:12.000Z");
    expect(store.calls.get).toBe(1);
  });

  it("names content that was published twice once, at its last place", async () => {
    const store = new MemoryStore();
    for (const [index, text] of ["a", "b", "a"].entries()) {
      await publish(smallEdition([text]), store, { now: () => start + index * 1000 });
    }
    const expected = ["a", "b"].map((text) => smallEdition([text]).manifest.version);
    expect((await readHistory(store, noRetry)).map(({ version }) => version)).toEqual(expected);
  });

  it("begins with the publication in place where that one remembers nothing", async () => {
    const store = new MemoryStore();
    const old = smallEdition(["a", "b"]);
    for (const [key, value] of old.entries) store.entries.set(key, value);
    const { version, publishedAt } = old.manifest;
    const known = { version, publishedAt, contents: 2, projects: 0 };
    expect(await readHistory(store, noRetry)).toEqual([known]);
    await publish(smallEdition(["c"]), store, { now: () => start });
    expect((await readHistory(store, noRetry))[1]).toEqual(known);
  });

  it("does not move the version", async () => {
    const store = new MemoryStore();
    const edition = smallEdition(["a"]);
    await publish(edition, store);
    expect(readManifest(store.entries.get(manifestKey) ?? null)?.version).toBe(edition.manifest.version);
    expect(canonicalJson(store.manifest())).toBe(store.entries.get(manifestKey));
  });
});

describe("the instant of a publication", () => {
  const before = readManifest(smallEdition(["a"], { publishedAt: start }).entries.get(manifestKey) ?? null);

  it.each([
    [start - 5000, 1000],
    [start, 1000],
    [start + 999, 1000],
    [start + 1000, 1000],
    [start + 61_500, 61_000],
  ])("is now, in whole seconds, but later than the one before", (now, after) => {
    expect(instantAfter(before, now)).toBe(new Date(start + after).toISOString());
  });

  it("is now where there was none before", () => {
    expect(instantAfter(null, start + 10)).toBe(new Date(start).toISOString());
  });
});
