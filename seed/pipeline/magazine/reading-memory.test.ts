import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { magazine, type Newsroom, openNewsroom, picture, piece } from "../fixtures/newsroom";
import { buildEdition } from "./build-edition";
import { type CachedReading, ReadingMemory } from "./reading-memory";

let newsroom: Newsroom;
let memory: ReadingMemory;
/** Names of what was read, not taken from the memory, since it was last asked. */
let readings: string[];
beforeEach(() => {
  newsroom = openNewsroom();
  const kept = new Map<string, CachedReading>();
  const set = (name: string, reading: CachedReading) => {
    readings.push(name);
    kept.set(name, reading);
  };
  readings = [];
  memory = new ReadingMemory("", { get: (name) => kept.get(name), set });
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

describe("what a change has read again", () => {
  const mars = piece({ id: 8, slug: "mars", title: "Marsi", contentFile: "lessons/mars.md", contentTypeId: 1 });
  const term = {
    ...{ term: "nxitim", definition: "Sa shpejt ndryshon shpejtësia.", english: "acceleration" },
    ...{ taughtIn: ["/physics/mars"], forms: ["nxitimi", "nxitimin"] },
  };
  const other = { ...term, term: "masë", forms: ["masa"], taughtIn: ["/physics/graviteti"] };

  beforeEach(() => {
    newsroom.write(
      "lessons/mars.md",
      "Nxitimi te Marsi është i vogël; nxitimin e mat një gur. Shih [gravitetin](/physics/graviteti).\n",
    );
    newsroom.write("lessons/graviteti.md", "Masa e gurit nuk ndryshon.\n");
    newsroom.write("glossary.json", [term, other]);
    newsroom.write("magazine.json", magazine({}, { contents: [piece({}), mars] }));
    read(null);
    readings = [];
  });

  /** Reads again. @returns what was read; the edition and findings are those of a reading without a memory */
  function readAgain(): string[] {
    readings = [];
    expect(read(null)).toEqual(newsroom.build());
    return readings.sort();
  }

  it("a line more in an entry, or an entry before it, leaves the sound pieces below it as they are", () => {
    newsroom.write("glossary.json", [other]);
    rmSync(join(newsroom.folder, "lessons/mars.md"));
    newsroom.write("lessons/hena.md", "Hëna është larg.\n");
    const hena = piece({ id: 9, slug: "hena", title: "Hëna", contentFile: "lessons/hena.md" });
    newsroom.write("magazine.json", magazine({}, { contents: [piece({}), hena] }));
    readAgain();
    newsroom.write("magazine.json", magazine({}, { contents: [piece({ deck: "Pse bien gurët." }), hena] }));
    expect(readAgain()).toEqual(["content/graviteti"]);
    const venera = piece({ id: 10, slug: "venera", title: "Venera", contentFile: "lessons/venera.md" });
    newsroom.write("lessons/venera.md", "Venera është e nxehtë.\n");
    newsroom.write("magazine.json", magazine({}, { contents: [venera, piece({ deck: "Pse bien gurët." }), hena] }));
    expect(readAgain()).toEqual(["cards/venera", "content/venera", "practice/venera"]);
  });

  it("a piece with findings says where it is now, once it has moved", () => {
    const moved = magazine({}, { contents: [mars, piece({})] });
    newsroom.write("magazine.json", moved);
    expect(readAgain()).toContain("content/mars");
    expect(read(null).findings.some(({ path }) => path === "contents[0].contentFile")).toBe(true);
  });

  it("a new page is seen by the pieces that linked to it before it was there, and by no other", () => {
    newsroom.write("lessons/mars.md", "Shih [Hënën](/physics/hena).\n");
    expect(read(null).ok).toBe(false);
    newsroom.write("lessons/hena.md", "Hëna është larg.\n");
    const hena = piece({ id: 9, slug: "hena", title: "Hëna", contentFile: "lessons/hena.md" });
    newsroom.write("magazine.json", magazine({}, { contents: [piece({}), mars, hena] }));
    const again = readAgain();
    expect(again).toContain("content/mars");
    expect(again).not.toContain("content/graviteti");
  });

  it("a draft, which the studio shows and a plan does not, has no other piece read again", () => {
    newsroom.write("lessons/hena.md", "Hëna është larg.\n");
    const hena = piece({ id: 9, slug: "hena", title: "Hëna", contentFile: "lessons/hena.md", draft: true });
    newsroom.write("magazine.json", magazine({}, { contents: [hena, piece({})] }));
    newsroom.write("glossary.json", [other]);
    rmSync(join(newsroom.folder, "lessons/mars.md"));
    read(null);
    readings = [];
    const options = { publicFolder: join(newsroom.folder, "public"), publishedAt: Date.UTC(2026, 10, 21, 3, 5) };
    expect(buildEdition(newsroom.file, { ...options, memory })).toEqual(buildEdition(newsroom.file, options));
    expect(readings).toEqual([]);
  });

  it("a definition reaches the cards of the lessons that use the term, its forms the lessons themselves", () => {
    newsroom.write("glossary.json", [{ ...term, definition: "Ndryshimi i shpejtësisë për kohë." }, other]);
    expect(readAgain()).toEqual(["cards/mars", "glossary"]);
    expect([...(read(null).edition?.entries.values() ?? [])].join()).toContain("Ndryshimi i shpejtësisë për kohë.");
    newsroom.write("glossary.json", [{ ...term, forms: ["nxitimin"] }, other]);
    expect(readAgain()).toEqual(["cards/mars", "content/mars", "glossary"]);
  });

  it("a new term is read, with the lessons in which its words stand", () => {
    const third = { ...term, term: "Mars", forms: ["marsi"] };
    newsroom.write("glossary.json", [third, term, other]);
    const again = readAgain();
    expect(again).toEqual(expect.arrayContaining(["content/mars", "glossary"]));
    expect(again).not.toContain("content/graviteti");
  });

  it("another title reaches the cards that name that lesson", () => {
    newsroom.write("glossary.json", [{ ...term, taughtIn: ["/physics/graviteti"], forms: ["nxitimi", "masa"] }]);
    readAgain();
    newsroom.write(
      "magazine.json",
      magazine({ title: "Pse bien gurët?" }, { contents: [piece({ title: "Pse bien gurët?" }), mars] }),
    );
    expect(readAgain()).toContain("cards/mars");
  });

  it("a glossary that was read in a copy of the folder says its faults of this one", () => {
    newsroom.write("glossary.json", [{ ...term, taughtIn: ["/physics/graviteti"] }]);
    const copy = openNewsroom();
    cpSync(newsroom.folder, copy.folder, { recursive: true, preserveTimestamps: true });
    buildEdition(copy.file, { publicFolder: join(copy.folder, "public"), memory, part: { slugs: null } });
    copy.close();
    expect(read(null).findings.find(({ message }) => message.includes("nuk e përdor termin"))?.file).toBe(
      join(newsroom.folder, "glossary.json"),
    );
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
