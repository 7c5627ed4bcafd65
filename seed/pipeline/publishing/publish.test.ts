import { describe, expect, it } from "vitest";
import { contentsKey, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { clockAt, morning, storeWith } from "../fixtures/published-store";
import { smallEdition } from "../fixtures/small-edition";
import { immutableEntries, type PublishStage, publish } from "./publish";
import { StoreFailure } from "./store";

describe("publish", () => {
  it("writes the manifest last, after everything it names", async () => {
    const store = new MemoryStore();
    const first = smallEdition(["një", "dy"]);
    await publish(first, store);
    const { version } = first.manifest;
    expect(store.written.slice(-3)).toEqual([contentsKey(version), rollbackKey(version), manifestKey]);
    expect(new Set(store.written)).toEqual(new Set(first.entries.keys()));
    for (const [key, value] of immutableEntries(first)) expect(store.entries.get(key)).toBe(value);
    expect(store.entries.get(rollbackKey(version))).toBe(first.entries.get(rollbackKey(version)));
  });

  it("writes nothing for the same content again", async () => {
    const store = await storeWith("një");
    const before = new Map(store.entries);
    const again = smallEdition(["një"], { publishedAt: morning + 5000 });
    expect(await publish(again, store)).toEqual({ version: again.manifest.version, written: 0 });
    expect(store.entries).toEqual(before);
    expect(store.written).toEqual([]);
  });

  it("costs five writes for one edited lesson: its body, the two lists and the two manifests", async () => {
    const store = await storeWith("një", "dy", "tre");
    expect((await publish(smallEdition(["një", "dy ndryshe", "tre"]), store)).written).toBe(5);
    expect(store.written).toHaveLength(5);
    expect(store.written[0]).toMatch(/^content\/mesimi-2@/);
  });

  it("costs one write for content that was published before, whose copy is still there", async () => {
    const store = await storeWith("një");
    await publish(smallEdition(["dy"]), store, clockAt(morning + 1000));
    store.written.length = 0;
    expect((await publish(smallEdition(["një"]), store, clockAt(morning + 2000))).written).toBe(1);
    expect(store.written).toEqual([manifestKey]);
  });

  it("never lists the keys of the store", async () => {
    const store = await storeWith("një");
    await publish(smallEdition(["dy"]), store);
    expect(store.calls.list).toBe(0);
  });

  it("mends a body and a copy that the store has lost, and leaves the manifest as it is", async () => {
    const store = await storeWith("një", "dy");
    const manifest = store.entries.get(manifestKey);
    const same = smallEdition(["një", "dy"]);
    store.entries.delete(same.manifest.contents[1]?.body ?? "");
    store.entries.set(rollbackKey(same.manifest.version), "{");
    expect((await publish(same, store)).written).toBe(2);
    expect(store.written).not.toContain(manifestKey);
    expect(store.entries.get(manifestKey)).toBe(manifest);
    expect(store.magazine()).toHaveLength(2);
  });

  it("replaces a body that is not what was put", async () => {
    const store = await storeWith("një");
    const same = smallEdition(["një"]);
    store.entries.set(same.manifest.contents[0]?.body ?? "", "{}");
    expect((await publish(same, store)).written).toBe(1);
    expect(store.magazine()).toEqual([same.entries.get(same.manifest.contents[0]?.body ?? "")]);
  });

  it("says of each stage how many keys it is about", async () => {
    const stages: [PublishStage, number][] = [];
    await publish(smallEdition(["një", "dy"]), new MemoryStore(), { onStage: (...stage) => stages.push(stage) });
    expect(stages).toEqual([
      ["read", 6],
      ["bodies", 4],
      ["copy", 1],
      ["manifest", 1],
      ["verify", 6],
    ]);
  });

  it("signs with this instant, in whole seconds, and counts what was published", async () => {
    const store = new MemoryStore();
    const first = smallEdition(["një", "dy"]);
    await publish(first, store, clockAt(morning + 700));
    const bytes = immutableEntries(first).reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
    const publishedAt = "2026-11-21T08:00:00.000Z";
    expect(store.manifest()).toMatchObject({
      publishedAt,
      history: [{ version: first.manifest.version, publishedAt, contents: 2, projects: 0, bytes }],
      writes: { day: "2026-11-21", count: 6 },
    });
  });

  it("adds up the writes of a day and begins anew at midnight UTC", async () => {
    const store = await storeWith("një");
    await publish(smallEdition(["dy"]), store, clockAt(morning + 60_000));
    expect(store.manifest().writes).toEqual({ day: "2026-11-21", count: 10 });
    await publish(smallEdition(["tre"]), store, clockAt(Date.UTC(2026, 10, 22)));
    expect(store.manifest().writes).toEqual({ day: "2026-11-22", count: 5 });
  });

  it("is signed later than the publication before, though this editor's clock is behind", async () => {
    const store = await storeWith("një");
    await publish(smallEdition(["dy"]), store, clockAt(morning - 3_600_000));
    expect(store.manifest().publishedAt).toBe("2026-11-21T08:00:01.000Z");
  });

  it("stops where what it wrote does not read back", async () => {
    const store = await storeWith("një");
    const old = store.magazine();
    store.beforePut = () => false;
    await expect(publish(smallEdition(["dy"]), store)).rejects.toThrow(StoreFailure);
    await expect(publish(smallEdition(["dy"]), store)).rejects.toThrow(/^ajo që u shkrua te content\/mesimi-1@/);
    expect(store.magazine()).toEqual(old);
  });

  it("stops where only the manifest does not read back", async () => {
    const store = await storeWith("një");
    store.beforePut = (key) => (key === manifestKey ? false : undefined);
    await expect(publish(smallEdition(["dy"]), store)).rejects.toThrow(
      "ajo që u shkrua te manifest nuk lexohet njësoj",
    );
  });

  it("says so where something that was there is gone once the manifest is in place", async () => {
    const store = await storeWith("një", "dy");
    const kept = smallEdition(["një"]).manifest.contents[0]?.body ?? "";
    store.beforePut = (key) => {
      if (key === manifestKey) store.entries.delete(kept);
      return undefined;
    };
    await expect(publish(smallEdition(["një", "tre"]), store)).rejects.toThrow(`${kept} nuk gjendet`);
  });

  it.each(["{", "[]", '{"schema":1}', "null", '{"schema":0}'])("replaces a manifest that is %s", async (manifest) => {
    const store = new MemoryStore();
    store.entries.set(manifestKey, manifest);
    const first = smallEdition(["një"]);
    await publish(first, store);
    expect(store.manifest()).toMatchObject({ version: first.manifest.version, history: [{ contents: 1 }] });
  });

  it("replaces a manifest whose content is not that of its version", async () => {
    const store = await storeWith("një", "dy");
    const { contents, ...rest } = store.manifest() as { contents: unknown[] };
    store.entries.set(manifestKey, JSON.stringify({ ...rest, contents: contents.slice(1) }));
    expect((await publish(smallEdition(["një", "dy"]), store)).written).toBe(1);
    expect(store.magazine()).toHaveLength(2);
  });

  it("keeps away from a magazine that a newer program published", async () => {
    const store = new MemoryStore();
    store.entries.set(manifestKey, '{"schema":2}');
    await expect(publish(smallEdition(["një"]), store)).rejects.toThrow(/më të ri të këtij programi/);
    expect(store.written).toEqual([]);
    await publish(smallEdition(["një"]), store, { force: true });
    expect(store.magazine()).toHaveLength(1);
  });
});
