import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { copiedPiece, makeChanges, renamedItem, withoutItem } from "./change-item";
import { type NewsroomTexts, NoSuchChange, referencesTo } from "./item-places";
import { NewsroomFiles } from "./newsroom-files";

const magazine = {
  authors: [{ id: 1, name: "Redaksia e Fizikës" }],
  categories: [
    { id: 9, name: "lengjet", displayName: "Lëngjet", type: "physics", ending: { quizzes: ["uji"], project: "presa" } },
    { id: 3, name: "mekanika", displayName: "Mekanika", type: "physics" },
  ],
  contents: [
    {
      ...{ id: 1, title: "Uji", slug: "uji", contentTypeId: 1, contentFile: "lessons/uji.md", featured: true },
      ...{ categoryId: 9, authorId: 1 },
    },
    {
      id: 4,
      title: "Uji i ngrohtë",
      slug: "uji-i-ngrohte",
      contentTypeId: 1,
      contentFile: "lessons/b.md",
      needs: ["uji"],
    },
    { id: 2, title: "Kuizi", slug: "kuizi", contentTypeId: 3, quizFile: "quizzes/k.json", draft: true },
  ],
  projects: [
    {
      ...{ id: 1, title: "Presa", slug: "presa", overviewFile: "projects/presa/permbledhje.md", authorId: 1 },
      ...{ instructionsFile: "projects/presa/udhezime.md", materialsFile: "projects/gjerat.md" },
    },
  ],
  paths: [{ name: "a", title: "Shtegu A", lessons: [{ lesson: "uji" }, { lesson: "uji-i-ngrohte" }] }],
};
const written: Record<string, string> = {
  "magazine.json": JSON.stringify(magazine, null, 2),
  "lessons/uji.md": "Uji. [Më tej](/physics/uji-i-ngrohte).\n",
  "lessons/b.md": "Pas [ujit](/physics/uji), [ushtrimet](/physics/uji/ushtrime), [kreu](/physics/uji#kreu).\n",
  "practice/uji.md": "## kuptoj: a\n",
  "projects/presa/permbledhje.md": "Merr [udhëzimet](/physics/projects/presa?pjesa=udhezime).\n",
  "projects/presa/udhezime.md": "Nis.\n",
  "projects/gjerat.md": "Uji, nga [lëngjet](/physics/lengjet).\n",
  "glossary.json": '[{"term": "uji", "taughtIn": ["/physics/uji", "/physics/projects/presa"]}]',
  "quizzes/k.json": '{"lesson": "/physics/uji"}',
  "tables/read-with.json": '{\n  "uji": { "termi uji": "1" },\n  "kuizi": {}\n}\n',
};
const texts: NewsroomTexts = { list: () => Object.keys(written), read: (name) => written[name] ?? "" };
const uji = { list: "contents", key: "uji" } as const;
const presa = { list: "projects", key: "presa" } as const;
const lengjet = { list: "categories", key: "lengjet" } as const;
const writesOf = (changes: { writes: { name: string; text: string }[] }) =>
  Object.fromEntries(changes.writes.map(({ name, text }) => [name, text]));
const listOf = (changes: { writes: { name: string; text: string }[] }) =>
  JSON.parse(writesOf(changes)["magazine.json"] ?? "");

describe("a piece that is renamed", () => {
  const changes = renamedItem(texts, uji, "pse-rrjedh-uji");
  it("takes its files and its exercises with it", () => {
    expect(changes.removes).toEqual(["lessons/uji.md", "practice/uji.md"]);
    expect(writesOf(changes)).toMatchObject({
      "lessons/pse-rrjedh-uji.md": "Uji. [Më tej](/physics/uji-i-ngrohte).\n",
      "practice/pse-rrjedh-uji.md": "## kuptoj: a\n",
    });
  });

  it("is followed by all that refers to it, and by nothing whose name only begins the same", () => {
    expect(writesOf(changes)).toMatchObject({
      "lessons/b.md":
        "Pas [ujit](/physics/pse-rrjedh-uji), [ushtrimet](/physics/pse-rrjedh-uji/ushtrime), [kreu](/physics/pse-rrjedh-uji#kreu).\n",
      "quizzes/k.json": '{"lesson": "/physics/pse-rrjedh-uji"}',
      "tables/read-with.json": '{\n  "pse-rrjedh-uji": { "termi uji": "1" },\n  "kuizi": {}\n}\n',
    });
    expect(listOf(changes)).toMatchObject({
      categories: [{ ending: { quizzes: ["pse-rrjedh-uji"] } }, {}],
      contents: [
        { slug: "pse-rrjedh-uji", contentFile: "lessons/pse-rrjedh-uji.md", formerly: ["uji"] },
        { slug: "uji-i-ngrohte", contentFile: "lessons/b.md", needs: ["pse-rrjedh-uji"] },
        {},
      ],
      paths: [{ lessons: [{ lesson: "pse-rrjedh-uji" }, { lesson: "uji-i-ngrohte" }] }],
    });
  });

  it("leaves no address behind as a draft, and keeps a file that has another name", () => {
    const changes = renamedItem(texts, { list: "contents", key: "kuizi" }, "kuizi-i-ri");
    expect(changes.removes).toEqual([]);
    expect(listOf(changes).contents[2]).toEqual({ ...magazine.contents[2], slug: "kuizi-i-ri" });
  });

  it.each([["uji-i-ngrohte"], ["Uji"], [""], ["../uji"]])("does not become „%s“", (to) => {
    expect(() => renamedItem(texts, uji, to)).toThrow(NoSuchChange);
  });
});

it("a piece that is removed takes its own files with it, and leaves those of others", () => {
  const changes = withoutItem(texts, uji);
  expect(changes.removes).toEqual(["lessons/uji.md", "practice/uji.md"]);
  expect(listOf(changes).contents).toEqual(magazine.contents.slice(1));
  const shared = { ...texts, read: (name: string) => texts.read(name).replace("lessons/b.md", "lessons/uji.md") };
  expect(withoutItem(shared, uji).removes).toEqual(["practice/uji.md"]);
  expect(() => withoutItem(texts, { list: "contents", key: "zjarri" })).toThrow(NoSuchChange);
});

it("a copy is a draft of its own behind the piece, with its own files", () => {
  const changes = copiedPiece(texts, uji, "uji-kopje", "Uji (kopje)");
  expect(changes.removes).toEqual([]);
  expect(Object.keys(writesOf(changes))).toEqual(["lessons/uji-kopje.md", "practice/uji-kopje.md", "magazine.json"]);
  expect(listOf(changes).contents[1]).toEqual({
    ...{ id: 5, title: "Uji (kopje)", slug: "uji-kopje", contentTypeId: 1, contentFile: "lessons/uji-kopje.md" },
    ...{ categoryId: 9, authorId: 1, draft: true },
  });
  expect(() => copiedPiece(texts, uji, "uji", "Uji")).toThrow(NoSuchChange);
});

describe("a project", () => {
  it("is renamed with its folder, its links and what a chapter ends with; its old address leads on", () => {
    const changes = renamedItem(texts, presa, "presa-hidraulike");
    expect(changes.removes).toEqual(["projects/presa/permbledhje.md", "projects/presa/udhezime.md"]);
    expect(writesOf(changes)).toMatchObject({
      "projects/presa-hidraulike/permbledhje.md":
        "Merr [udhëzimet](/physics/projects/presa-hidraulike?pjesa=udhezime).\n",
      "glossary.json": '[{"term": "uji", "taughtIn": ["/physics/uji", "/physics/projects/presa-hidraulike"]}]',
    });
    expect(listOf(changes)).toMatchObject({
      categories: [{ ending: { project: "presa-hidraulike" } }, {}],
      projects: [
        {
          ...{ slug: "presa-hidraulike", formerly: ["presa"], materialsFile: "projects/gjerat.md" },
          overviewFile: "projects/presa-hidraulike/permbledhje.md",
        },
      ],
    });
  });

  it("is copied into a folder of its own, as a draft, and removed with its texts", () => {
    const copy = copiedPiece(texts, presa, "presa-2", "Presa (kopje)");
    expect(Object.keys(writesOf(copy))).toEqual([
      ...["projects/presa-2/permbledhje.md", "projects/presa-2/udhezime.md", "projects/presa-2/gjerat.md"],
      "magazine.json",
    ]);
    expect(listOf(copy).projects[1]).toMatchObject({ id: 2, slug: "presa-2", draft: true });
    expect(withoutItem(texts, presa).removes).toHaveLength(3);
  });

  it("keeps an address that the site's code has too", () => {
    const own = { ...texts, read: (name: string) => texts.read(name).replaceAll('"presa"', '"hydraulics"') };
    expect(() => renamedItem(own, { list: "projects", key: "hydraulics" }, "presa-2")).toThrow(/vetëm kush programon/);
  });
});

describe("a chapter, an author, a path", () => {
  it("a renamed chapter keeps its pieces, and its old address leads on", () => {
    const changes = renamedItem(texts, lengjet, "uji-dhe-lengjet");
    expect(writesOf(changes)["projects/gjerat.md"]).toBe("Uji, nga [lëngjet](/physics/uji-dhe-lengjet).\n");
    expect(listOf(changes)).toMatchObject({
      categories: [{ id: 9, name: "uji-dhe-lengjet", formerly: ["lengjet"] }, {}],
      contents: [{ categoryId: 9 }, {}, {}],
    });
    expect(() => renamedItem(texts, lengjet, "uji")).toThrow(NoSuchChange);
    expect(() => renamedItem(texts, { list: "categories", key: "mekanika" }, "levizja")).toThrow(NoSuchChange);
  });

  it("tells before it is removed what still points to it", () => {
    expect(referencesTo(texts, lengjet)).toEqual([
      { title: "„Uji“", count: 1 },
      { title: "„Presa“", count: 1 },
    ]);
    expect(referencesTo(texts, { list: "authors", key: "1" }).map(({ title }) => title)).toEqual(["„Uji“", "„Presa“"]);
    expect(referencesTo(texts, { list: "paths", key: "a" })).toEqual([]);
    expect(listOf(withoutItem(texts, { list: "paths", key: "a" })).paths).toEqual([]);
  });

  it("so does a piece: links, needs, paths, endings and terms, and nothing whose name only begins the same", () => {
    expect(referencesTo(texts, uji)).toEqual([
      { title: "„Uji i ngrohtë“", count: 4 },
      { title: "Kapitulli „Lëngjet“", count: 1 },
      { title: "Shtegu „Shtegu A“", count: 1 },
      { title: "Fjalori", count: 1 },
      { title: "„Kuizi“", count: 1 },
    ]);
    expect(referencesTo(texts, { list: "contents", key: "uji-i-ngrohte" }).map(({ title }) => title)).toEqual([
      "Shtegu „Shtegu A“",
      "„Uji“",
    ]);
  });
});

describe("on the disk", () => {
  const folder = mkdtempSync(join(tmpdir(), "ndryshime "));
  const files = new NewsroomFiles(folder, join(folder, ".studio"));
  const at = (name: string) => join(folder, name);
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("all is changed, or nothing", () => {
    for (const [name, text] of Object.entries(written)) {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    }
    const before = Object.fromEntries(files.list().map((name) => [name, files.read(name).text]));
    const changes = renamedItem(texts, uji, "lumi");
    expect(() => makeChanges(files, { ...changes, removes: [...changes.removes, "../jashte.md"] })).toThrow();
    expect(Object.fromEntries(files.list().map((name) => [name, files.read(name).text]))).toEqual(before);
    makeChanges(files, changes);
    expect(files.list()).toContain("practice/lumi.md");
    expect(files.list()).not.toContain("practice/uji.md");
    expect(readFileSync(at("lessons/b.md"), "utf8")).toContain("/physics/lumi#kreu");
  });
});
