import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removedItem } from "./change-item";
import { NoSuchChange } from "./item-places";
import { Trash } from "./trash";

let folder: string;
let time: number;
let trash: Trash;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hequrat "));
  time = Date.UTC(2026, 10, 29, 16);
  trash = new Trash(folder, () => time++);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const marsi = { id: 1, title: "Marsi", slug: "marsi", contentTypeId: 1, contentFile: "lessons/marsi.md" };
const guri = { id: 2, title: "Guri", slug: "guri", contentTypeId: 1, contentFile: "lessons/guri.md" };
const uji = { id: 3, title: "Uji", slug: "uji", contentTypeId: 1, contentFile: "lessons/uji.md" };
const chapter = (id: number, name: string) => ({ id, name, displayName: name.toUpperCase(), type: "physics" });
const listed = (lists: object) => JSON.stringify({ authors: [], categories: [], contents: [], ...lists }, null, 2);
const newsroom = (texts: Record<string, string>) => ({
  list: () => Object.keys(texts),
  read: (name: string) => texts[name] ?? "",
});
const saved = newsroom({
  "magazine.json": listed({ contents: [marsi, guri, uji] }),
  "lessons/guri.md": "Pse bie guri?",
  "practice/guri.md": "## kuptoj: a",
  "glossary.json": '[{"term": "guri", "definition": "I fortë."}]',
});
const only = () => {
  const [entry, ...others] = trash.list();
  expect(others).toEqual([]);
  return entry as (typeof others)[number];
};
const putBack = (texts: Record<string, string>) => {
  const { texts: put, item } = trash.putBack(only().id, newsroom(texts));
  return { item, put: Object.fromEntries(put.map(({ name, text }) => [name, text])) };
};
const contentsOf = (text = "") => JSON.parse(text).contents.map(({ id, slug }: typeof marsi) => [id, slug]);

describe("a piece that was removed", () => {
  beforeEach(() => trash.keep(removedItem(saved, { list: "contents", key: "guri" })));

  it("comes back to its place with its texts", () => {
    expect(only()).toMatchObject({ title: "Guri", was: "removed", list: "contents", excerpt: "Pse bie guri?" });
    expect(only().at).toBe(Date.UTC(2026, 10, 29, 16));
    const { put, item } = putBack({ "magazine.json": listed({ contents: [marsi, uji] }) });
    expect(contentsOf(put["magazine.json"])).toEqual([
      [1, "marsi"],
      [2, "guri"],
      [3, "uji"],
    ]);
    expect(put).toMatchObject({ "lessons/guri.md": "Pse bie guri?", "practice/guri.md": "## kuptoj: a" });
    expect(Object.keys(put).at(-1)).toBe("magazine.json");
    expect(item).toEqual({ list: "contents", key: "guri" });
  });

  it("gets another number where a later one has its own", () => {
    const { put } = putBack({ "magazine.json": listed({ contents: [marsi, { ...uji, id: 2 }] }) });
    expect(contentsOf(put["magazine.json"])).toEqual([
      [1, "marsi"],
      [3, "guri"],
      [2, "uji"],
    ]);
  });

  it("does not take the address of another one", () => {
    const now = { "magazine.json": listed({ contents: [marsi, { ...guri, id: 9, title: "Guri tjetër" }] }) };
    expect(() => putBack(now)).toThrow(NoSuchChange);
    expect(() => putBack(now)).toThrow("„Guri tjetër“ ka tani të njëjtën adresë");
  });

  it("that is there already changes nothing", () => {
    expect(
      putBack({
        "magazine.json": saved.read("magazine.json"),
        "lessons/guri.md": "Pse bie guri?",
        "practice/guri.md": "## kuptoj: a",
      }).put,
    ).toEqual({});
  });

  it("is noted as put back, and stays", () => {
    trash.noteBack(only().id);
    expect(only().isBack).toBe(true);
  });
});

describe("what a saved list loses", () => {
  const before = listed({ categories: [chapter(1, "a"), chapter(2, "b")] });

  it("is kept, and comes back", () => {
    const after = listed({ categories: [chapter(2, "b")] });
    trash.keepLost("magazine.json", before, after);
    expect(only()).toMatchObject({ title: "A", was: "removed", list: "categories" });
    const { put, item } = putBack({ "magazine.json": after });
    expect(JSON.parse(put["magazine.json"] ?? "").categories).toEqual([chapter(1, "a"), chapter(2, "b")]);
    expect(item).toEqual({ list: "categories", key: "a" });
  });

  it("is nothing where an item is only called otherwise, or where the file is no list", () => {
    trash.keepLost("magazine.json", before, listed({ categories: [chapter(1, "c"), chapter(2, "b")] }));
    trash.keepLost("lessons/guri.md", "[1, 2]", "[]");
    expect(trash.count).toBe(0);
  });

  it("may be a term", () => {
    trash.keepLost("glossary.json", saved.read("glossary.json"), "[]");
    expect(only()).toMatchObject({ title: "guri", list: "glossary", excerpt: "I fortë." });
    expect(JSON.parse(putBack({ "glossary.json": "[]" }).put["glossary.json"] ?? "")).toEqual([
      { term: "guri", definition: "I fortë." },
    ]);
  });

  it("comes back to a list that is gone with it", () => {
    const path = { name: "klasa", title: "Klasa", lessons: [] };
    trash.keepLost("magazine.json", listed({ paths: [path] }), listed({ paths: [] }));
    expect(JSON.parse(putBack({ "magazine.json": listed({}) }).put["magazine.json"] ?? "").paths).toEqual([path]);
  });
});

describe("unsaved work that was thrown away", () => {
  it("of a text comes back as it was, with the piece it belongs to", () => {
    trash.keepUnsaved("Guri", [{ name: "lessons/guri.md", text: "Pse bie guri? Fjali e re." }], saved.read);
    expect(only()).toMatchObject({ title: "Guri", was: "unsaved", list: null });
    const { put, item } = putBack({ "magazine.json": saved.read("magazine.json"), "lessons/guri.md": "Tjetër." });
    expect(put).toEqual({ "lessons/guri.md": "Pse bie guri? Fjali e re." });
    expect(item).toEqual({ list: "contents", key: "guri" });
  });

  it("of a new piece brings its record alone, and leaves what was written meanwhile in the list", () => {
    const draft = listed({ contents: [marsi, { ...guri, title: "Guri i ri" }, { ...uji, slug: "ajri", id: 4 }] });
    trash.keepUnsaved("Ajri", [{ name: "magazine.json", text: draft }], (name) =>
      name === "magazine.json" ? listed({ contents: [marsi, guri] }) : "",
    );
    const now = listed({ contents: [{ ...marsi, title: "Marsi sot" }, guri] });
    const { contents } = JSON.parse(putBack({ "magazine.json": now }).put["magazine.json"] ?? "");
    expect(contents.map(({ title, slug }: typeof marsi) => [title, slug])).toEqual([
      ["Marsi sot", "marsi"],
      ["Guri i ri", "guri"],
      ["Uji", "ajri"],
    ]);
  });

  it("that says nothing new is not kept", () => {
    trash.keepUnsaved("Guri", [{ name: "lessons/guri.md", text: "Pse bie guri?" }], saved.read);
    trash.keepUnsaved("Lista", [{ name: "magazine.json", text: saved.read("magazine.json") }], saved.read);
    expect(trash.list()).toEqual([]);
  });
});

it("keeps the last hundred, newest first", () => {
  for (let nth = 0; nth < 103; nth++)
    trash.keep({ title: String(nth), was: "unsaved", items: [], texts: [{ name: "lessons/a.md", text: "a" }] });
  expect(trash.list().map(({ title }) => Number(title))).toEqual(Array.from({ length: 100 }, (_, nth) => 102 - nth));
});

it("an entry that is no longer kept is refused", () => {
  expect(() => trash.putBack("1764432000000-00000000", saved)).toThrow(NoSuchChange);
});
