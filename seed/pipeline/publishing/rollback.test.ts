import { beforeEach, describe, expect, it } from "vitest";
import { contentsKey, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { smallEdition } from "../fixtures/small-edition";
import { readHistory } from "./history";
import { publish } from "./publish";
import { noRetry } from "./retry";
import { rollback, UnknownVersion } from "./rollback";
import { EditionConflict, StoreFailure } from "./store";

const start = Date.UTC(2026, 10, 21, 8);
const editions = ["një", "dy", "tre"].map((text) => smallEdition([text, `${text}!`]));
const [first, second, third] = editions.map(({ manifest }) => manifest.version) as [string, string, string];

let store: MemoryStore;
beforeEach(async () => {
  store = new MemoryStore();
  for (const [index, edition] of editions.entries())
    await publish(edition, store, { now: () => start + index * 60_000 });
  store.written.length = 0;
});

const later = { now: () => start + 600_000 };
const versions = async () => (await readHistory(store, noRetry)).map(({ version }) => version);

describe("rollback", () => {
  it("goes back to the publication before, by one write of the manifest", async () => {
    const { publication, written } = await rollback(store, undefined, later);
    expect([publication.version, written]).toEqual([second, 1]);
    expect(store.written).toEqual([manifestKey]);
    expect(store.manifest().version).toBe(second);
    expect(store.magazine()?.[0]).toContain("<p>dy</p>");
  });

  it("is signed with this instant, so that readers take it for the newest", async () => {
    const { publication } = await rollback(store, undefined, later);
    expect(publication.publishedAt).toBe("2026-11-21T08:10:00.000Z");
    expect(store.manifest().publishedAt).toBe("2026-11-21T08:10:00.000Z");
    await rollback(store, undefined, later);
    expect(store.manifest().publishedAt).toBe("2026-11-21T08:10:01.000Z");
  });

  it("puts the version on top of the history, with the counts it had", async () => {
    const before = await readHistory(store, noRetry);
    await rollback(store, first, later);
    expect(await versions()).toEqual([first, third, second]);
    const [top] = await readHistory(store, noRetry);
    expect(top).toEqual({
      ...before[2],
      publishedAt: "2026-11-21T08:10:00.000Z",
      backTo: before[2]?.publishedAt,
    });
    // Gone back to once more, it is still what it was at first.
    await rollback(store, third, later);
    await rollback(store, first, later);
    expect((await readHistory(store, noRetry))[0]?.backTo).toBe(before[2]?.publishedAt);
  });

  it("takes the beginning of a version", async () => {
    const length = [...first].findIndex((digit, index) => digit !== second[index] || digit !== third[index]) + 8;
    expect((await rollback(store, first.slice(0, length), later)).publication.version).toBe(first);
  });

  it("writes nothing where the version is in place already", async () => {
    expect((await rollback(store, third)).written).toBe(0);
    expect(store.written).toEqual([]);
  });

  it("counts its write to the day's", async () => {
    const { count } = store.manifest().writes as { count: number };
    await rollback(store, undefined, later);
    expect(store.manifest().writes).toEqual({ day: "2026-11-21", count: count + 1 });
  });

  it.each(["zzzz", `x${second}`, `${second}0`])("does not know „%s“, and says so", async (wanted) => {
    await expect(rollback(store, wanted)).rejects.toThrow(UnknownVersion);
    await expect(rollback(store, wanted)).rejects.toThrow(`„${wanted}“`);
  });

  it("takes nothing for no version", async () => {
    await expect(rollback(store, "")).rejects.toThrow("Asnjë botim nuk fillon me „“.");
  });

  it("wants more digits where several versions begin alike", async () => {
    const [top] = await readHistory(store, noRetry);
    const twins = ["aaaa000000000001", "aaaa000000000002"].map((version) => ({ ...top, version }));
    store.entries.set(manifestKey, JSON.stringify({ ...store.manifest(), history: [top, ...twins] }));
    await expect(rollback(store, "aaaa")).rejects.toThrow(UnknownVersion);
    await expect(rollback(store, "aaaa")).rejects.toThrow(/më shumë shenja/);
    // Only the full version is accepted; its copy is missing.
    await expect(rollback(store, "aaaa000000000001")).rejects.toThrow(StoreFailure);
    await expect(rollback(store, "aaaa000000000002".slice(0, -1))).rejects.toThrow(UnknownVersion);
  });

  it("has nowhere to go from the first publication", async () => {
    const fresh = new MemoryStore();
    await expect(rollback(fresh, undefined)).rejects.toThrow(/asnjë botim të mëparshëm/);
    await publish(smallEdition(["vetëm"]), fresh);
    await expect(rollback(fresh, undefined)).rejects.toThrow(UnknownVersion);
  });

  it("goes back from a manifest that cannot be read, where the whole version is given", async () => {
    store.entries.set(manifestKey, "{");
    await rollback(store, second, later);
    expect(store.manifest().version).toBe(second);
    expect(await readHistory(store, noRetry)).toMatchObject([{ version: second, contents: 2, projects: 0 }]);
  });

  it.each([
    ["its copy", () => rollbackKey(second), `kopja e botimit ${second}`],
    ["a body", () => editions[1]?.manifest.contents[0]?.body ?? "", `botimit ${second} i mungon content/`],
    ["its full list", () => contentsKey(second), `botimit ${second} i mungon contents@`],
  ])("stays where %s is lost, and says what is", async (_, key, message) => {
    store.entries.delete(key());
    const failure: unknown = await rollback(store, second).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreFailure);
    expect(failure).toMatchObject({ message: expect.stringContaining(message), lasting: true });
    expect(store.manifest().version).toBe(third);
    expect(store.written).toEqual([]);
  });

  it("does not go over a publication that came between", async () => {
    store.beforeGet = (keys) => {
      if (keys.includes(contentsKey(second))) store.entries.set(manifestKey, "tjetër");
    };
    await expect(rollback(store, second)).rejects.toThrow(EditionConflict);
    expect(store.entries.get(manifestKey)).toBe("tjetër");
  });
});
