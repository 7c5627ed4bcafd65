import { describe, expect, it } from "vitest";
import type { Finding } from "../checking/finding";
import { magazine, newsroomPerTest, picture, pixel } from "../fixtures/newsroom";

const newsroom = newsroomPerTest();

const findingsOf = (json: string | object) => newsroom.findingsOf(json);
const paths = (findings: Finding[]) => findings.map((finding) => finding.path);

describe("a sound magazine", () => {
  it("becomes an edition without a word", () => {
    const { ok, findings, edition } = newsroom.build();
    expect(findings).toEqual([]);
    expect(ok).toBe(true);
    expect(edition?.manifest.contents).toMatchObject([
      { slug: "graviteti", featured: false, excerpt: "Pse bie guri?" },
    ]);
  });

  it("may leave out its bodies: they are in preparation", () => {
    expect(findingsOf(magazine({ contentFile: undefined }))).toEqual([]);
    expect(findingsOf(magazine({ contentFile: undefined, content: "" }))).toEqual([]);
    expect(findingsOf(magazine({}, { $schema: "./pipeline/magazine.schema.json" }))).toEqual([]);
  });
});

describe("a file that magazine.json does not name", () => {
  it("is a warning where it stands beside named ones", () => {
    newsroom.write("lessons/e-harruar.md", "Pse dhembin veshët?\n");
    const [finding, ...others] = findingsOf(magazine());
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: "warning", file: expect.stringContaining("e-harruar.md") });
    expect(finding?.hint).toContain('"lessons/e-harruar.md"');
  });

  it("may wait under a name that begins with _", () => {
    newsroom.write("lessons/_skice.md", "Pse dhembin veshët?\n");
    newsroom.write("lessons/foto.png", pixel);
    expect(findingsOf(magazine())).toEqual([]);
  });
});

describe("what is new", () => {
  const fluids = { id: 9, name: "fluidet", displayName: "Fluidet", description: "Rrjedhja.", type: "physics" };
  const { categories } = magazine() as { categories: object[] };
  const quizData = { questions: [{ question: "Sa?", options: ["Një.", "Dy."], correctAnswer: 0 }] };

  it("needs no line of code: a category with its page, a quiz with its play", () => {
    expect(findingsOf(magazine({}, { categories: [...categories, fluids] }))).toEqual([]);
    expect(findingsOf(magazine({ slug: "kuizi-i-ri", contentTypeId: 3, quizData }))).toEqual([]);
  });

  it("shows the picture of its department where a category has none of its own", () => {
    newsroom.write("public/covers/kapitull-physics.svg", picture);
    newsroom.write("magazine.json", magazine({}, { categories: [...categories, fluids] }));
    expect(newsroom.build().edition?.manifest.categories[1]).toMatchObject({ cover: "/covers/kapitull-physics.svg" });
    newsroom.write("public/covers/fluidet.svg", picture);
    expect(newsroom.build().edition?.manifest.categories[1]).not.toHaveProperty("cover");
  });

  it("may not stand where another page is: a chapter, a piece, what is played by code of its own", () => {
    const taken = { ...fluids, name: "graviteti" };
    expect(paths(findingsOf(magazine({}, { categories: [...categories, taken] })))).toEqual(["contents[0].slug"]);
    expect(paths(findingsOf(magazine({}, { categories: [...categories, { ...fluids, name: "projects" }] })))).toEqual([
      "categories[1].name",
    ]);
    expect(paths(findingsOf(magazine({ slug: "mechanics" })))).toEqual(["contents[0].slug"]);
  });
});
