import { expect, it } from "vitest";
import type { ListedPiece } from "../server/overview";
import { indexIn, printedPath } from "./field-places";
import { partsOf, placeOf } from "./piece-parts";

const listed = (list: "contents" | "projects", files: ListedPiece["files"]): ListedPiece => ({
  ...{
    slug: "marsi",
    title: "Marsi",
    list,
    index: 3,
    kind: 1,
    categoryId: 2,
    authorId: 1,
    featured: false,
    sketch: false,
    formerly: [],
  },
  ...{
    files,
    state: "new",
    draft: false,
    errors: 0,
    warnings: 0,
    address: "/physics/marsi",
    cover: null,
    subject: "physics",
  },
});
const lesson = partsOf(listed("contents", { body: "lessons/marsi.md", practice: "practice/marsi.md" }));
const quiz = partsOf(listed("contents", { quiz: "quizzes/marsi.json" }));
const glossary = [{ part: "glossary.json", label: "Fjalori", address: null }];

it.each([
  ["Teksti, rreshti 9", lesson, "lessons/marsi.md", "contents[3]"],
  ["Ushtrimet, rreshti 9", lesson, "practice/marsi.md", ""],
  ["Fushat, Titulli", lesson, "magazine.json", "contents[3].title"],
  ["Fushat", lesson, "magazine.json", "contents[3]"],
  ["Fushat, figura 2, Përshkrimi", lesson, "magazine.json", "projects[3].gallery[1].alt"],
  ["Pyetjet, pyetja 4, Ndihma", quiz, "quizzes/marsi.json", "questions[3].hint"],
  ["Pyetjet, pyetja 4, përgjigjja 2", quiz, "quizzes/marsi.json", "questions[3].options[1]"],
  ["Pyetjet, Koha, në minuta", quiz, "quizzes/marsi.json", "timeLimit"],
  ["Fjalori, termi 13, Termi", glossary, "glossary.json", "[12].term"],
])("a problem stands at „%s“", (words, parts, file, path) => {
  const problem = { file, path, line: 9, column: 1, message: "", hint: "", severity: "error" as const };
  expect(placeOf(problem, parts)).toBe(words);
});

it("a project has its three texts, each with its page", () => {
  const files = { overview: "projects/m/a.md", instructions: "projects/m/b.md", materials: "projects/m/c.md" };
  expect(partsOf(listed("projects", files)).map(({ label, address }) => [label, address])).toEqual([
    ["Përmbledhja", "/physics/projects/marsi"],
    ["Udhëzimet", "/physics/projects/marsi?pjesa=udhezime"],
    ["Materialet", "/physics/projects/marsi?pjesa=materiale"],
    ["Fushat", "/physics/marsi"],
  ]);
});

it.each([
  [["questions"], "questions[3].hint", 3],
  [["questions"], "passScore", null],
  [["questions"], "questions", null],
  [[], "[12].term", 12],
  [[], ".[12].term", 12],
  [["contents", 3, "gallery"], "contents[3].gallery[1].alt", 1],
  [["contents", 3, "gallery"], "contents[4].gallery[1].alt", null],
])("an item of %j is led to by %s", (list, path, index) => {
  expect(indexIn(list, path)).toBe(index);
});

it("a path is printed as the pipeline does", () => {
  expect(printedPath(["contents", 3, "sheet", "src"])).toBe("contents[3].sheet.src");
  expect(printedPath([12, "term"])).toBe("[12].term");
});
