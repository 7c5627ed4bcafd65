import { describe, expect, it } from "vitest";
import type { Finding } from "../checking/finding";
import { magazine, newsroomPerTest, pixel } from "../fixtures/newsroom";

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
    expect(findingsOf(magazine({}, { $schema: "./magazine.schema.json" }))).toEqual([]);
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

describe("a page of its own", () => {
  it("is missing to a category that the site has no address for", () => {
    const fluids = { id: 9, name: "fluidet", displayName: "Fluidet", description: "Rrjedhja.", type: "physics" };
    const { categories } = magazine() as { categories: object[] };
    expect(paths(findingsOf(magazine({}, { categories: [...categories, fluids] })))).toEqual(["categories[1].name"]);
  });

  it("is missing to a quiz that the site has no address for", () => {
    const quizData = { questions: [{ question: "Sa?", options: ["Një.", "Dy."], correctAnswer: 0 }] };
    expect(paths(findingsOf(magazine({ slug: "kuizi-i-ri", contentTypeId: 3, quizData })))).toEqual([
      "contents[0].slug",
    ]);
    expect(findingsOf(magazine({ slug: "waves-quiz", contentTypeId: 3, quizData }))).toEqual([]);
  });
});
