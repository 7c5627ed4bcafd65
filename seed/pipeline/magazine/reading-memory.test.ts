import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { magazine, type Newsroom, openNewsroom, picture, piece } from "../fixtures/newsroom";
import { buildEdition } from "./build-edition";
import { ReadingMemory } from "./reading-memory";

let newsroom: Newsroom;
let memory: ReadingMemory;
beforeEach(() => {
  newsroom = openNewsroom();
  memory = new ReadingMemory();
  newsroom.write("lessons/mars.md", "Pse është i kuq Marsi?\n");
  const mars = piece({ id: 8, slug: "mars", title: "Marsi", contentFile: "lessons/mars.md" });
  newsroom.write("magazine.json", magazine({}, { contents: [piece({}), mars] }));
});
afterEach(() => newsroom.close());

const read = (slugs: string[] | null, despiteErrors = false) =>
  buildEdition(newsroom.file, {
    publicFolder: join(newsroom.folder, "public"),
    publishedAt: Date.UTC(2026, 10, 21, 3, 5),
    memory,
    part: { slugs: slugs && new Set(slugs), despiteErrors },
  });

describe("reading again with a memory", () => {
  it("gives the very edition that a reading without one gives, however often", () => {
    const whole = newsroom.build();
    for (let time = 0; time < 2; time++) expect(read(null)).toEqual(whole);
  });

  it("reads the file that changed, and keeps what was found in the others", () => {
    newsroom.write("lessons/mars.md", "Marsi eshte i kuq.\n");
    const before = read(null).findings;
    expect(before.map(({ rule }) => rule)).toEqual(["albanian-letters"]);
    newsroom.write("lessons/graviteti.md", "Guri eshte i rëndë.\n");
    const { findings, edition } = read(null);
    expect(findings).toHaveLength(2);
    expect(edition?.manifest.version).toBe(newsroom.build().edition?.manifest.version);
  });

  it("sees that a picture went", () => {
    newsroom.write("public/figures/guri.svg", picture);
    newsroom.write("lessons/graviteti.md", '::figura[Guri.]{src="/figures/guri.svg" alt="Guri bie"}\n');
    expect(read(null).ok).toBe(true);
    rmSync(join(newsroom.folder, "public/figures/guri.svg"));
    expect(read(null).findings.map(({ message }) => message)).toContain("Figura „/figures/guri.svg“ nuk gjendet.");
  });

  it("names a picture that two lessons show, once the first of them shows it no more", () => {
    newsroom.write("public/figures/guri.svg", picture);
    const figure = '::figura[Guri.]{src="/figures/guri.svg" alt="Guri bie"}\n';
    newsroom.write("lessons/graviteti.md", figure);
    newsroom.write("lessons/mars.md", figure);
    read(null);
    newsroom.write("lessons/graviteti.md", "Pse bie guri?\n");
    expect(Object.keys(read(null).assets)).toContain("/figures/guri.svg");
  });

  it("takes a copy of the same files for them, and says of the copy where something is wrong", () => {
    newsroom.write("lessons/mars.md", "Marsi eshte i kuq.\n");
    read(null);
    const copy = openNewsroom();
    cpSync(newsroom.folder, copy.folder, { recursive: true, preserveTimestamps: true });
    const publicFolder = join(copy.folder, "public");
    const { findings } = buildEdition(copy.file, { publicFolder, memory, part: { slugs: null } });
    expect(findings.map(({ file }) => file)).toEqual([join(copy.folder, "lessons/mars.md")]);
    copy.close();
  });
});

describe("reading one piece", () => {
  const content = (build: ReturnType<typeof read>, slug: string): string => {
    const key = build.edition?.manifest.contents.find((entry) => entry.slug === slug)?.body ?? "";
    return JSON.parse(build.edition?.entries.get(key) ?? "{}").content;
  };

  it("leaves the others as they were read last, or empty", () => {
    expect(content(read(["mars"]), "graviteti")).toBe("");
    read(null);
    newsroom.write("lessons/mars.md", "Pse fryn era në Mars?\n");
    const build = read(["mars"]);
    expect(content(build, "mars")).toContain("era");
    expect(content(build, "graviteti")).toContain("guri");
  });

  it("makes an edition to look at while something is still wrong, and says that it is", () => {
    newsroom.write("lessons/mars.md", "Pesha është $m \\cdot$ dhe $\\ro$.\n");
    expect(read(["mars"]).edition).toBeNull();
    const { ok, edition, findings } = read(["mars"], true);
    expect([ok, edition !== null, findings[0]?.severity]).toEqual([false, true, "error"]);
  });
});
