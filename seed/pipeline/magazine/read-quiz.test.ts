import { describe, expect, test } from "vitest";
import { questionName } from "../../../app/magazine/classroom/question-exercises";
import { FindingList } from "../checking/finding";
import { JsonSource } from "../checking/json-source";
import { PublicFiles } from "../checking/public-files";
import { readQuiz } from "./read-quiz";

const question = { question: "Sa është $2 \\cdot 3$?", options: ["$6$", "$5$"], correctAnswer: 0 };

const site = {
  files: new PublicFiles("public"),
  pages: new Set(["/physics/graviteti", "/physics/mars"]),
  practices: new Map([["/physics/graviteti", { title: "Graviteti", exercises: ["pesha-ne-hene", "renia-e-lire"] }]]),
};

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

  test("may say of each wrong answer where it comes from, opposite that answer", () => {
    const mistakes = ["", "Kaq bën $2 + 3$."];
    expect(read({ ...question, mistakes }).question.mistakes).toEqual(["", expect.stringContaining("<mn>3</mn>")]);
    expect(paths({ ...question, mistakes: [] })).toEqual([]);
    expect(paths({ ...question, mistakes: ["Kaq bën $2 + 3$."] })).toEqual(["questions[0].mistakes"]);
    expect(paths({ ...question, mistakes: ["Kaq bën $2 + 3$.", ""] })).toEqual(["questions[0].mistakes[0]"]);
    expect(paths({ ...question, mistakes: ["", "Një.\n\nDy."] })).toEqual(["questions[0].mistakes[1]"]);
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

  test("has a name of its own in the codes of the class, of 14 bits", () => {
    const first = questionName({ question: "Sa?" });
    const alike = Array.from({ length: 200_000 }, (_, index) => `Sa janë ${index}?`).find(
      (question) => questionName({ question }) === first,
    );
    const second = { ...question, question: alike };
    expect(read({ ...question, question: "Sa?" }, second).findings.map(({ path, message }) => [path, message])).toEqual(
      [["questions[1].question", "Kjo pyetje ka po atë shkurtim si pyetja 1 te kodet e klasës."]],
    );
    expect(read(question, { ...question, question: "Sa janë dy?" }).findings).toEqual([]);
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

describe("the exercises of a question", () => {
  const practice = (written: object) => read({ ...question, ...written }).question.practice;

  test("are those of its lesson, or the one that it names", () => {
    const all = { href: "/physics/graviteti/ushtrime", title: "Graviteti" };
    expect(practice({ lesson: "/physics/graviteti" })).toEqual(all);
    expect(practice({ lesson: "/physics/graviteti#pesha" })).toEqual(all);
    const named = { lesson: "/physics/graviteti", exercise: "pesha-ne-hene" };
    expect(practice(named)).toEqual({ ...all, href: `${all.href}?u=pesha-ne-hene` });
    expect(read({ ...question, ...named }).question).not.toHaveProperty("exercise");
  });

  test("are none where the lesson has none, or no lesson is named", () => {
    expect(practice({ lesson: "/physics/mars" })).toBeUndefined();
    expect(practice({})).toBeUndefined();
    expect(paths({ ...question, practice: { href: "/", title: "?" } })).toEqual(["questions[0].practice"]);
  });

  test("that do not exist are an error which names the nearest", () => {
    const [finding] = read({ ...question, lesson: "/physics/graviteti", exercise: "pesha-ne-hen" }).findings;
    expect(finding).toMatchObject({ path: "questions[0].exercise", severity: "error" });
    expect(finding?.hint).toContain("„pesha-ne-hene“");
  });
});

describe("right answers of a whole quiz", () => {
  const many = (correctAnswer: number) =>
    Array.from({ length: 8 }, (_, nth) => ({ ...question, question: `Sa është ${nth} + 1?`, correctAnswer }));

  test("of which none is the first were likely counted from 1", () => {
    expect(read(...many(1)).findings).toMatchObject([{ severity: "warning", path: "questions[0].correctAnswer" }]);
  });

  test("need only once be the first", () => {
    expect(read(...many(1).slice(1), question).findings).toEqual([]);
  });
});
