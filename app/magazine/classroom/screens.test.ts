import { describe, expect, test } from "vitest";
import { exerciseQuestion, modelQuestion, quizQuestion } from "./class-question";
import { htmlPieces, withAttribute, withInside } from "./html-pieces";
import { lessonScreens } from "./screens";

describe("elements of HTML", () => {
  test("only the outermost are listed, whole, with their classes", () => {
    const pieces = htmlPieces('a<div class="x y"><div>1</div><br></div> <img alt="2 > 1"/><p>b</p>');
    expect(pieces.map(({ tag, classes, inner }) => [tag, classes, inner])).toEqual([
      ["div", ["x", "y"], "<div>1</div><br>"],
      ["img", [""], ""],
      ["p", [""], "b"],
    ]);
    expect(pieces.map(({ html }) => html)).toEqual([
      '<div class="x y"><div>1</div><br></div>',
      '<img alt="2 > 1"/>',
      "<p>b</p>",
    ]);
  });

  test("end tags without a start, and a start without an end, end nothing", () => {
    expect(htmlPieces("</p></div><p>a</p></section>").map(({ html }) => html)).toEqual(["<p>a</p>"]);
    expect(htmlPieces("<p>a</p><div><p>b</p>").map(({ html }) => html)).toEqual(["<p>a</p>"]);
    expect(htmlPieces("")).toEqual([]);
  });

  test("an inside is replaced, an attribute added", () => {
    const [piece] = htmlPieces('<ol start="3"><li>a</li></ol>');
    if (piece === undefined) throw new Error("no piece");
    expect(withInside(piece, "<li>b</li>")).toBe('<ol start="3"><li>b</li></ol>');
    expect(withAttribute(piece, 'id="c"')).toBe('<ol id="c" start="3"><li>a</li></ol>');
  });
});

const formula = '<div class="formula"><math></math></div>';
const model = '<div class="model model-a" id="m"><figure>1<figcaption>c</figcaption></figure></div>';

test("screens come in the order of an hour, under their headings, and texts between them are left out", () => {
  const lesson = `<p class="open">Pse?</p><p>Sepse.</p><h2>A</h2>${formula}<p>tekst</p><figure><img></figure><h2>B</h2><section class="table"><table></table></section>${model}<section class="note">n</section>`;
  expect(lessonScreens(lesson).map(({ kind, heading, turns }) => [kind, heading, turns])).toEqual([
    ["model", "B", 1],
    ["figure", "A", 1],
    ["table", "B", 1],
    ["formula", "A", 1],
  ]);
  expect(lessonScreens(lesson)[0]?.html).toBe(model);
});

test("a worked example comes step by step, and at the end what follows", () => {
  const lesson =
    '<section class="work"><p class="lab">Shembull</p><h2>Sa?</h2><p>Dimë.</p><ol><li>një</li><li>dy</li></ol><p>pastaj</p><ol><li>tre</li></ol><p class="num">3</p><p>Pra.</p></section>';
  expect(lessonScreens(lesson)).toEqual([
    {
      kind: "example",
      heading: "",
      turns: 5,
      minutes: null,
      html: '<section class="work"><p class="lab">Shembull</p><h2>Sa?</h2><p>Dimë.</p><ol><li data-turn="1">një</li><li data-turn="2">dy</li></ol><p data-turn="2">pastaj</p><ol><li data-turn="3">tre</li></ol><p data-turn="4" class="num">3</p><p data-turn="4">Pra.</p></section>',
    },
  ]);
  const bare = '<section class="work"><p>Pa hapa.</p></section>';
  expect(lessonScreens(bare)).toMatchObject([{ turns: 1, html: bare }]);
});

test.each([
  ["10 minuta, dy monedha", 10],
  ["5 minuta dhe dy fletë", 5],
  ["Dy herë nga 30 minuta", null],
  ["Një natë pa re", null],
])("an experiment of „%s“ has a clock of %s minutes, and its outcome comes by a press", (label, minutes) => {
  const lesson = `<section class="try"><p class="lab">${label}</p><p>Vëre.</p><p class="expect">Bie.</p></section>`;
  expect(lessonScreens(lesson)).toMatchObject([{ kind: "try", minutes, turns: 2 }]);
  expect(lessonScreens(lesson)[0]?.html).toContain('<p data-turn="1" class="expect">Bie.</p>');
});

const exercise = {
  id: "cila",
  step: "kuptoj",
  parameters: [],
  conditions: [],
  prints: [],
  question: "Cila?",
  answer: { kind: "choice", options: [{ text: "a" }, { text: "b" }, { text: "c" }], right: 0 },
  errors: [],
  hints: [],
  solution: ["Sepse a."],
} as const;

// biome-ignore lint/suspicious/noExplicitAny: parts of a published exercise, read-only.
const exercises = (...those: object[]): any => ({
  slug: "mesimi",
  exercises: those.map((one) => ({ ...exercise, ...one })),
});

describe("the question of the class", () => {
  const question = { question: "Pse?", options: ["po", "jo"], correctAnswer: 1, lesson: "/math/a" };

  test("is a quiz's, if the quiz asks about this lesson", () => {
    expect(quizQuestion({ questions: [question] }, "/math/a")).toEqual({
      ...{ text: "Pse?", options: ["po", "jo"], right: 1, because: "" },
    });
    expect(quizQuestion({ questions: [question] }, "/math/b")).toBeNull();
  });

  test("is an exercise with choices, if its numbers are not drawn and nothing is a picture", () => {
    const asked = exerciseQuestion(exercises({ parameters: [{ name: "x", value: "1" }] }, { figures: [] }, {}));
    expect(asked?.options.slice().sort()).toEqual(["a", "b", "c"]);
    expect([asked?.options[asked.right ?? 9], asked?.because]).toEqual(["a", "Sepse a."]);
    const pictured = { kind: "choice", options: [{ text: "a", figure: "f" }, { text: "b" }], right: 0 };
    expect(exerciseQuestion(exercises({ answer: pictured }, { answer: { kind: "number" } }))).toBeNull();
  });

  test("is the model's, whose answer only the model shows", () => {
    const still =
      '<section class="model-ask model-below-choice" aria-label="Pyetja"><p>Ku?</p><ul><li>atje</li><li>këtu</li></ul></section>';
    expect(modelQuestion(still)).toEqual({ text: "Ku?", options: ["atje", "këtu"], right: null, because: "" });
    expect(modelQuestion("<p>a</p>")).toBeNull();
  });
});
