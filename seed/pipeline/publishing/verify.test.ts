import { beforeEach, describe, expect, it } from "vitest";
import { contentsKey, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import { MemoryStore } from "../fixtures/memory-store";
import { lesson, smallEdition } from "../fixtures/small-edition";
import { publish } from "./publish";
import { noRetry } from "./retry";
import { findDamage } from "./verify";

const glossary = [{ id: "forca", term: "Forca", definition: "<p>Shtyn.</p>", english: "force" }] as never;
const project = {
  id: 1,
  title: "Hydraulics",
  slug: "hydraulics",
  description: "Ujë.",
  image: "/p.svg",
  icon: "water",
  class: "10",
  difficulty: "easy" as const,
  duration: "1 orë",
  tags: [],
  authorId: 1,
  overview: "<p>Ujë</p>",
  instructions: "",
  materials: "",
  gallery: [],
} as never;
const edition = smallEdition([], {
  contents: [lesson(1, "një"), lesson(2, "dy", { quizData: "{}" })],
  glossary,
  projects: [project],
});
const { version } = edition.manifest;

let store: MemoryStore;
beforeEach(async () => {
  store = new MemoryStore();
  await publish(edition, store);
});

const damage = async () => (await findDamage(store, noRetry)).damage;

describe("verify", () => {
  it("looks at every key of a whole publication and finds nothing", async () => {
    const found = await findDamage(store, noRetry);
    expect([found.manifest?.version, found.damage]).toEqual([version, []]);
    expect(found.keys).toBe(edition.entries.size);
  });

  it.each([...edition.entries.keys()])("finds %s missing, and finds it altered", async (key) => {
    const value = store.entries.get(key) ?? "";
    store.entries.delete(key);
    expect(await damage()).toEqual([{ key, what: "missing" }]);
    store.entries.set(key, value.replace(/(një|dy|Ujë|Shtyn|Mekanika)/, "$1."));
    expect(await damage()).toEqual([{ key, what: "altered" }]);
    store.entries.set(key, value.slice(0, -1));
    expect(await damage()).toEqual([{ key, what: "altered" }]);
  });

  it("finds a full list that lacks a piece, has one too many, or is no list", async () => {
    const key = contentsKey(version);
    const list = JSON.parse(store.entries.get(key) ?? "[]") as object[];
    for (const wrong of [list.slice(1), [...list, list[0]], list.slice().reverse(), {}, [null, null]]) {
      store.entries.set(key, JSON.stringify(wrong));
      expect(await damage()).toEqual([{ key, what: "altered" }]);
    }
  });

  it("does not mind other excerpts in the full list: their rule may have changed since", async () => {
    const key = contentsKey(version);
    store.entries.set(key, (store.entries.get(key) ?? "").replace('"excerpt":"një"', '"excerpt":"n…"'));
    expect(await damage()).toEqual([]);
  });

  it("finds the copy of another version", async () => {
    const other = smallEdition(["tjetër"]);
    store.entries.set(rollbackKey(version), other.entries.get(manifestKey) ?? "");
    expect(await damage()).toEqual([{ key: rollbackKey(version), what: "altered" }]);
  });

  it("says of an empty store that its manifest is missing", async () => {
    expect(await findDamage(new MemoryStore(), noRetry)).toEqual({
      manifest: null,
      keys: 1,
      damage: [{ key: manifestKey, what: "missing" }],
    });
  });
});
