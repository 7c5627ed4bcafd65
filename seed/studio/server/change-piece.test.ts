import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { makeChanges, type NewsroomTexts, NoSuchChange, withCopy, withoutPiece, withSlug } from "./change-piece";
import { NewsroomFiles } from "./newsroom-files";

const magazine = {
  categories: [{ name: "mekanika", ending: { quizzes: ["uji"] } }],
  contents: [
    { id: 1, title: "Uji", slug: "uji", contentTypeId: 1, contentFile: "lessons/uji.md", featured: true },
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
  paths: [{ name: "a", lessons: [{ lesson: "uji" }, { lesson: "uji-i-ngrohte" }] }],
};
const written: Record<string, string> = {
  "magazine.json": JSON.stringify(magazine, null, 2),
  "lessons/uji.md": "Uji. [Më tej](/physics/uji-i-ngrohte).\n",
  "lessons/b.md": "Pas [ujit](/physics/uji), [ushtrimet](/physics/uji/ushtrime), [kreu](/physics/uji#kreu).\n",
  "practice/uji.md": "## kuptoj: a\n",
  "quizzes/k.json": '{"lesson": "/physics/uji"}',
  "tables/read-with.json": '{\n  "uji": { "termi uji": "1" },\n  "kuizi": {}\n}\n',
};
const texts: NewsroomTexts = { list: () => Object.keys(written), read: (name) => written[name] ?? "" };
const writesOf = (changes: { writes: { name: string; text: string }[] }) =>
  Object.fromEntries(changes.writes.map(({ name, text }) => [name, text]));
const listOf = (changes: { writes: { name: string; text: string }[] }) =>
  JSON.parse(writesOf(changes)["magazine.json"] ?? "");

describe("a piece that is renamed", () => {
  const changes = withSlug(texts, "uji", "pse-rrjedh-uji");
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
      categories: [{ ending: { quizzes: ["pse-rrjedh-uji"] } }],
      contents: [
        { slug: "pse-rrjedh-uji", contentFile: "lessons/pse-rrjedh-uji.md", formerly: ["uji"] },
        { slug: "uji-i-ngrohte", contentFile: "lessons/b.md", needs: ["pse-rrjedh-uji"] },
        {},
      ],
      paths: [{ lessons: [{ lesson: "pse-rrjedh-uji" }, { lesson: "uji-i-ngrohte" }] }],
    });
  });

  it("leaves no address behind as a draft, and keeps a file that has another name", () => {
    const changes = withSlug(texts, "kuizi", "kuizi-i-ri");
    expect(changes.removes).toEqual([]);
    expect(listOf(changes).contents[2]).toEqual({ ...magazine.contents[2], slug: "kuizi-i-ri" });
  });

  it.each([["uji-i-ngrohte"], ["Uji"], [""], ["../uji"]])("does not become „%s“", (to) => {
    expect(() => withSlug(texts, "uji", to)).toThrow(NoSuchChange);
  });
});

it("a piece that is removed takes its own files with it, and leaves those of others", () => {
  const changes = withoutPiece(texts, "uji");
  expect(changes.removes).toEqual(["lessons/uji.md", "practice/uji.md"]);
  expect(listOf(changes).contents).toEqual(magazine.contents.slice(1));
  const shared = { ...texts, read: (name: string) => texts.read(name).replace("lessons/b.md", "lessons/uji.md") };
  expect(withoutPiece(shared, "uji").removes).toEqual(["practice/uji.md"]);
  expect(() => withoutPiece(texts, "zjarri")).toThrow(NoSuchChange);
});

it("a copy is a draft of its own behind the piece, with its own files", () => {
  const changes = withCopy(texts, "uji", "uji-kopje", "Uji (kopje)");
  expect(changes.removes).toEqual([]);
  expect(Object.keys(writesOf(changes))).toEqual(["lessons/uji-kopje.md", "practice/uji-kopje.md", "magazine.json"]);
  expect(listOf(changes).contents[1]).toEqual({
    ...{ id: 5, title: "Uji (kopje)", slug: "uji-kopje", contentTypeId: 1, contentFile: "lessons/uji-kopje.md" },
    draft: true,
  });
  expect(() => withCopy(texts, "uji", "uji", "Uji")).toThrow(NoSuchChange);
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
    const changes = withSlug({ list: () => files.list(), read: (name) => files.read(name).text }, "uji", "lumi");
    expect(() => makeChanges(files, { ...changes, removes: [...changes.removes, "../jashte.md"] })).toThrow();
    expect(Object.fromEntries(files.list().map((name) => [name, files.read(name).text]))).toEqual(before);
    makeChanges(files, changes);
    expect(files.list()).toContain("practice/lumi.md");
    expect(files.list()).not.toContain("practice/uji.md");
    expect(readFileSync(at("lessons/b.md"), "utf8")).toContain("/physics/lumi#kreu");
  });
});
