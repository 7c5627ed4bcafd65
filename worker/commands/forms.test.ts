/**
 * Tests the forms of `.pages.yml` on the magazine itself. They follow the rules of Pages CMS (`tests/pages-cms.ts`).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { diffArrays } from "diff";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { keepLayout } from "../../seed/pipeline/commands/keep-layout";
import { configuration, offeredName, saved, takes } from "../../tests/pages-cms";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

type Piece = Record<string, unknown>;
interface Magazine {
  contents: Piece[];
}

const forms = v.parse(configuration, parse(read(".pages.yml")));
const collections = forms.content.filter(({ type }) => type === "collection");
const fields = forms.content.find(({ path }) => path === "seed/magazine.json")?.fields ?? [];
const magazine = read("seed/magazine.json");
const piecesOf = (text: string) => (JSON.parse(text) as Magazine).contents;
const contents = piecesOf(magazine);

/** Saves the magazine's form with a change in its pieces. @returns the file as committed */
const save = (change: (pieces: Piece[]) => void, text = magazine) =>
  saved(text, fields, (form) => change(form.contents as Piece[]));

/**
 * Returns the text after `propose.yml` restored the file's layout. That is order, line breaks, no `false` of unticked
 * boxes.
 */
function mended(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "formular "));
  const file = join(folder, "magazine.json");
  try {
    writeFileSync(file, text);
    keepLayout(file, magazine);
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the lines that only the text has. It counts the lines of the magazine that the text lacks. */
function changedLines(text: string): { added: string[]; removed: number } {
  const parts = diffArrays(magazine.split("\n"), text.split("\n"));
  return {
    added: parts.filter(({ added }) => added).flatMap(({ value }) => value),
    removed: parts.filter(({ removed }) => removed).flatMap(({ value }) => value).length,
  };
}

describe("the forms of Pages CMS", () => {
  it("list every file of their folders, and save it", () => {
    expect(collections.map(({ name }) => name)).toEqual(["lessons", "practice", "plans", "introductions", "quizzes"]);
    for (const entry of collections) {
      const files = readdirSync(join(root, entry.path)).map((file) => `${entry.path}/${file}`);
      expect(files.length, entry.path).toBeGreaterThan(0);
      expect(files.filter((file) => !takes(entry, file))).toEqual([]);
    }
    for (const entry of forms.content.filter(({ type }) => type === "file")) {
      expect(takes(entry, entry.path)).toBe(true);
      expect(read(entry.path).length).toBeGreaterThan(0);
    }
  });

  it("offer a new file a name that may stay, and ask for another", () => {
    for (const entry of collections) {
      expect(offeredName(entry)).toMatch(/^[a-z][a-z-]+\.(md|json)$/);
      expect(entry.filename?.field).toBe("create");
      expect(readdirSync(join(root, entry.path))).not.toContain(offeredName(entry));
    }
  });

  it("ask for every field that a piece may have, but those that are written in files of their own", () => {
    const schema = JSON.parse(read("seed/pipeline/magazine.schema.json")) as {
      properties: { contents: { items: { properties: object } } };
    };
    const known = Object.keys(schema.properties.contents.items.properties);
    const names = (fields[0]?.fields ?? []).map(({ name }) => name);
    expect(new Set([...names, "content", "quizData"])).toEqual(new Set(known));
  });

  it("say the numbers of chapters and of authors, as the magazine has them", () => {
    const { categories, authors } = JSON.parse(magazine) as Record<string, Piece[]>;
    const said = (name: string) => fields[0]?.fields?.find((field) => field.name === name);
    const listed = (records: Piece[] = [], label: string) =>
      records.map((each) => `${each.id} ${each[label]}`).join("; ");
    expect(said("categoryId")).toMatchObject({ description: listed(categories, "displayName") });
    expect(said("authorId")).toMatchObject({ description: listed(authors, "name") });
  });

  it("lose nothing as they are saved, and their false and their lines are taken back", () => {
    const text = save(() => undefined);
    // Without the repair there would be 50 times „false“, and every list over several lines.
    expect(text.match(/"draft": false/g)).toHaveLength(contents.length);
    expect(changedLines(text).added.length).toBeGreaterThan(300);
    expect(mended(text)).toBe(magazine);
  });

  it("change one line where one letter was changed", () => {
    const text = mended(save(([first]) => Object.assign(first ?? {}, { title: `${contents[0]?.title}!` })));
    expect(changedLines(text)).toEqual({ added: [`      "title": "${contents[0]?.title}!",`], removed: 1 });
  });

  it.each<[string, Piece, RegExp[]]>([
    ["a box that is ticked", { draft: true }, [/"contentFile"/, /"draft": true/]],
    ["one more need", { needs: ["pitagora", "algebra"] }, [/"needs": \["pitagora", "algebra"\]/]],
    ["an hour", { from: "2026-12-01 08:00" }, [/"contentFile"/, /"from": "2026-12-01 08:00"/]],
  ])("change the lines of their change alone: %s", (_, change, lines) => {
    const index = contents.findIndex(({ slug }) => slug === "numrat-irracional");
    const text = mended(save((pieces) => Object.assign(pieces[index] ?? {}, change)));
    const { added } = changedLines(text);
    expect(added.map((line, which) => lines[which]?.test(line))).toEqual(lines.map(() => true));
    expect(piecesOf(text)[index]).toEqual({ ...contents[index], ...change });
  });

  it("add a piece with what was filled in, and nothing else", () => {
    const piece = {
      id: Math.max(...contents.map(({ id }) => Number(id))) + 1,
      title: "Pse bie guri",
      slug: "pse-bie-guri",
      imageUrl: "/covers/graviteti.svg",
      categoryId: 1,
      contentTypeId: 1,
      authorId: 1,
      duration: 5,
      contentFile: "lessons/pse-bie-guri.md",
    };
    const empty = {
      deck: "",
      imageAlt: "",
      idea: "",
      needs: [],
      form: "",
      date: "",
      from: "",
      until: "",
      withdrawn: "",
      formerly: [],
      quizFile: "",
    };
    const game = { levels: "", timeLimit: "", operations: [], components: [], elements: "" };
    const text = mended(save((pieces) => pieces.push({ ...empty, ...piece, featured: "", draft: "", gameData: game })));
    expect(piecesOf(text)).toEqual([...contents, piece]);
    const { added, removed } = changedLines(text);
    expect([added.length, removed]).toEqual([Object.keys(piece).length + 2, 0]);
  });
});
