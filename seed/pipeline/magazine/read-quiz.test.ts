import { describe, expect, test } from "vitest";
import { FindingList } from "../checking/finding";
import { JsonSource } from "../checking/json-source";
import { PublicFiles } from "../checking/public-files";
import { readQuiz } from "./read-quiz";

const question = { question: "Sa është $2 \\cdot 3$?", options: ["$6$", "$5$"], correctAnswer: 0 };

const site = { files: new PublicFiles("public"), pages: new Set(["/physics/graviteti"]) };

function read(...written: object[]) {
  const findings = new FindingList();
  const source = JsonSource.read("kuizi.json", JSON.stringify({ questions: written }), findings);
  const text = source === null ? undefined : readQuiz(source, [], site, findings);
  return { findings: findings.all, question: text === undefined ? null : JSON.parse(text).questions[0] };
}

const paths = (written: object) => read(written).findings.map(({ path }) => path);

describe("a question", () => {
  test("is published typeset, as one line of HTML", () => {
    const { findings, question: published } = read({ ...question, explanation: "Dy herë *tri* bëjnë $6$." });
    expect(findings).toEqual([]);
    expect(published.question).toMatch(/^Sa është <span class="glue"><math>.*<\/math>\?<\/span>$/);
    expect(published.options[0]).toBe("<math><mn>6</mn></math>");
    expect(published.explanation).toContain("<em>tri</em>");
  });

  test("is published with the words that a screen reader says", () => {
    expect(read(question).question.spoken).toEqual({ question: "Sa është 2 herë 3?", options: ["6", "5"] });
    expect(paths({ ...question, spoken: { question: "Sa?", options: ["6"] } })).toEqual(["questions[0].spoken"]);
  });

  test("may carry a hint, typeset as the rest", () => {
    expect(read({ ...question, hint: "Mblidh $2$ tri herë." }).question.hint).toContain("<math><mn>2</mn></math>");
    expect(paths({ ...question, hint: "Një.\n\nDy." })).toEqual(["questions[0].hint"]);
  });

  test("loses nothing of its place: the faulty text is named by its path", () => {
    expect(paths({ ...question, options: ["$6$", "$\\frac{1$"] })).toEqual(["questions[0].options[1]"]);
    expect(paths({ ...question, explanation: "Një.\n\nDy." })).toEqual(["questions[0].explanation"]);
    expect(new Set(paths({ ...question, question: "<b>Sa?</b>" }))).toEqual(new Set(["questions[0].question"]));
    expect(paths({ ...question, question: "# Sa?" })).toEqual(["questions[0].question"]);
  });

  test("is held to the language of a lesson; a slip does not keep it from being published", () => {
    const { findings, question: published } = read({ ...question, explanation: "Kjo eshte the answer." });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["albanian-letters", "warning"],
      ["leftover-english", "warning"],
      ["leftover-english", "warning"],
    ]);
    expect(published.explanation).toBe("Kjo eshte the answer.");
  });

  test("may not offer the same answer twice, also where it was written in two ways", () => {
    expect(paths({ ...question, options: ["$6$", "$6 $"] })).toEqual(["questions[0].options[1]"]);
  });

  test("shows a picture of the site, with its size", () => {
    const figure = { src: "/covers/graviteti.svg", alt: "Hëna rreth Tokës" };
    expect(read({ ...question, figure }).question.figure).toEqual({ ...figure, width: 1200, height: 800 });
    expect(paths({ ...question, figure: { ...figure, src: "/covers/nuk-ka.svg" } })).toEqual([
      "questions[0].figure.src",
    ]);
  });

  test("has its numbers recomputed, and its reckoning is not published", () => {
    expect(read({ ...question, llogari: ["2 * 3 ≈ 6"] }).question).not.toHaveProperty("llogari");
    expect(paths({ ...question, llogari: ["x = 2", "x * 3 ≈ 5"] })).toEqual(["questions[0].llogari[1]"]);
    expect(paths({ ...question, llogari: "2 * 3 ≈ 6" })).toEqual(["questions[0].llogari"]);
  });
});

describe("the lesson of a question", () => {
  test("is a page of the magazine, with or without an anchor", () => {
    expect(read({ ...question, lesson: "/physics/graviteti#pesha" }).findings).toEqual([]);
  });

  test("that does not exist is an error which names the nearest page", () => {
    const [finding] = read({ ...question, lesson: "/physics/gravitetii" }).findings;
    expect(finding).toMatchObject({ path: "questions[0].lesson", severity: "error" });
    expect(finding?.hint).toContain("„/physics/graviteti“");
  });
});

describe("right answers of a whole quiz", () => {
  const many = (correctAnswer: number) => Array.from({ length: 8 }, () => ({ ...question, correctAnswer }));

  test("of which none is the first were likely counted from 1", () => {
    expect(read(...many(1)).findings).toMatchObject([{ severity: "warning", path: "questions[0].correctAnswer" }]);
  });

  test("need only once be the first", () => {
    expect(read(...many(1).slice(1), question).findings).toEqual([]);
  });
});
