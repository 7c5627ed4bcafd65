/** Tests that the files of `npm run new` are valid. They have no findings except a to-do for each open place. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { categoryCover } from "../../../app/magazine/category";
import { magazine, picture } from "../fixtures/newsroom";
import { buildEdition } from "../magazine/build-edition";
import { soundExercise } from "../practice/mistakes.cases";
import { newPiece } from "./new-piece";

/** The programs to which `npm run new -- model` adds a line. */
const modelTables = ["app/magazine/lesson-markup.ts", "app/models/model-files.ts", "app/models/all-models.ts"];

let root: string;
let printed: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "redaksia e re "));
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
  vi.mocked(console.error).mockImplementation((line) => void printed.push(line));
  write("seed/magazine.json", `${JSON.stringify(magazine(), null, 2)}\n`);
  write("seed/lessons/graviteti.md", "Pse bie guri?\n");
  write("public/covers/graviteti.svg", picture);
  write("public/covers/kapitull-physics.svg", picture);
  for (const file of modelTables) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
});
afterEach(() => {
  vi.mocked(console.error).mockClear();
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Returns the findings with drafts, as in the studio. */
const found = () => {
  return buildEdition(join(root, "seed/magazine.json"), { publicFolder: join(root, "public"), part: { slugs: null } });
};

describe("a beginning", () => {
  it.each(["lesson", "quiz", "news", "project", "author", "category", "path"])(
    "of a %s is sound, with to-dos alone",
    async (kind) => {
      expect(await newPiece(kind, "pse-bie-guri", {}, root)).toBe(0);
      const { edition, findings } = found();
      expect(edition).not.toBeNull();
      const faults = findings.filter(({ severity, rule }) => severity !== "todo" && rule !== "own-cover");
      expect(faults).toEqual([]);
      expect(findings.some(({ severity }) => severity === "todo")).toBe(true);
    },
  );

  it("of a plan stands beside a lesson that there is, with a to-do in each part", async () => {
    write("seed/magazine.json", JSON.stringify(magazine({ contentTypeId: 1, form: "lajm", date: "2026-11-29" })));
    write("seed/practice/graviteti.md", soundExercise);
    expect(await newPiece("plan", "gravitetii", {}, root)).toBe(2);
    expect(printed.join()).toContain("Nuk ka mësim „gravitetii“ te seed/magazine.json. Mos deshe „graviteti“?");
    expect(await newPiece("plan", "graviteti", {}, root)).toBe(0);
    const inPlan = found().findings.filter(({ file }) => file.includes("plans/"));
    expect(inPlan.map(({ line, severity }) => [line, severity])).toEqual([2, 5, 8, 11].map((line) => [line, "todo"]));
  });

  it.each(["lesson", "author", "category", "path"])("of a %s is a draft, which holds nothing back", async (kind) => {
    await newPiece(kind, "pse-bie-guri", {}, root);
    const options = { publicFolder: join(root, "public") };
    const { ok, findings, edition } = buildEdition(join(root, "seed/magazine.json"), options);
    expect([ok, findings]).toEqual([true, []]);
    expect(edition?.manifest.contents.map(({ slug }) => slug)).toEqual(["graviteti"]);
    expect(edition?.manifest.categories.map(({ name }) => name)).toEqual(["mekanika"]);
    expect(edition?.manifest.authors).toHaveLength(1);
  });

  it("stands behind those that are like it, with the next number, and leaves every other line as it was", async () => {
    const before = read("seed/magazine.json");
    await newPiece("lesson", "pse-bie-guri", { title: "Pse bie guri" }, root);
    const [, made] = JSON.parse(read("seed/magazine.json")).contents;
    expect(made).toMatchObject({ id: 8, title: "Pse bie guri", categoryId: 2, contentFile: "lessons/pse-bie-guri.md" });
    const after = new Set(read("seed/magazine.json").split("\n"));
    expect(before.split("\n").filter((line) => !after.has(line) && !after.has(`${line},`))).toEqual([]);
  });

  it("of a piece of news has its day", async () => {
    await newPiece("news", "komete-e-re", {}, root);
    const made = JSON.parse(read("seed/magazine.json")).contents.at(-1);
    expect(made).toMatchObject({ form: "lajm", date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it("of a chapter says how it gets its cover; the drawn one is found by its name", async () => {
    expect(await newPiece("category", "optika", {}, root)).toBe(0);
    expect(printed.at(-1)).toMatch(/kopertina: npm run new -- cover optika, ose "cover": .*ajo e degës\.$/);
    expect(await newPiece("cover", "optika", {}, root)).toBe(0);
    expect(printed.at(-1)).toMatch(/Pastaj: npm run covers -- optika\.$/);
    write("public/covers/optika.svg", picture);
    const { edition } = found();
    const chapter = edition?.manifest.categories.find(({ name }) => name === "optika");
    expect(categoryCover(chapter ?? { name: "" })).toBe("/covers/optika.svg");
    expect(await newPiece("cover", "graviteti", {}, root)).toBe(0);
    expect(printed.at(-1)).toContain('"imageUrl": "/covers/graviteti.svg"');
  });

  it("of a cover and of a model are files for a developer to draw over", async () => {
    expect(await newPiece("cover", "graviteti", {}, root)).toBe(0);
    expect(read("seed/drawings/covers/graviteti.ts")).toContain('title: "Graviteti"');
    const before = modelTables.map(read);
    expect(await newPiece("model", "guri-qe-bie", { title: "Guri që bie", folder: "motion" }, root)).toBe(0);
    expect(read("app/models/motion/guri-qe-bie.tsx")).toContain("export const guriQeBie");
    expect(read("app/magazine/lesson-markup.ts")).toContain('  "gabimi-ne-arke",\n  "guri-qe-bie",\n] as const');
    expect(read("app/models/model-files.ts")).toContain('  "guri-qe-bie": "motion/guri-qe-bie",\n};\n');
    expect(read("app/models/all-models.ts")).toMatch(/\.guriQeBie,\n\};/);
    for (const [index, file] of modelTables.entries()) {
      const [added, ...more] = read(file)
        .split("\n")
        .filter((line) => line.includes("guri-qe-bie"));
      expect(more).toEqual([]);
      expect(read(file).replace(`${added}\n`, "")).toBe(before[index]);
    }
  });

  it.each([
    ["leson", "x", {}, "Mos deshe „lesson“?"],
    ["lesson", "Pse bie", {}, "shenja që nuk lejohen"],
    ["lesson", "graviteti", {}, "është tashmë"],
    ["lesson", "guri", { category: "mekanike" }, "Mos deshe „mekanika“?"],
    ["lesson", "guri", { author: "9" }, "1 (Redaksia e Fizikës)"],
    ["category", "valet", { type: "kimi" }, "math ose physics"],
    ["category", "mekanika", {}, "është tashmë"],
    ["model", "guri-qe-bie", {}, "Shto --folder dhe dosjen e lëndës. Janë: algebra, applied, chance,"],
    ["model", "guri-qe-bie", { folder: "optika" }, "Nuk ka dosje „optika“. Mos deshe „optics“?"],
    ["model", "pitagora", { folder: "geometry" }, "Modeli „pitagora“ është tashmë."],
  ])("is refused for %s %s %o, and nothing is written", async (kind, slug, wishes, said) => {
    const files = ["seed/magazine.json", ...modelTables];
    const before = files.map(read);
    expect(await newPiece(kind, slug, wishes, root)).toBe(2);
    expect(printed.join("\n")).toContain(said);
    expect(files.map(read)).toEqual(before);
  });

  it("never writes over a text that is there", async () => {
    write("seed/lessons/guri.md", "E imja.\n");
    expect(await newPiece("lesson", "guri", {}, root)).toBe(2);
    expect(read("seed/lessons/guri.md")).toBe("E imja.\n");
  });
});
