import { expect, test } from "vitest";
import { nameOfQuestion, shortName } from "./assignment";
import { editionFingerprint } from "./first-answer";
import { modelExercise, questionName, quizExercises } from "./question-exercises";

const question = {
  question: "Sa është <math><msup><mi>x</mi><mn>2</mn></msup></math>, kur <b>x</b> është 3?",
  figure: { src: "/figures/katrori.svg", alt: "Një katror", width: 600, height: 300 },
  options: ["6", "9", "12", "5"],
  correctAnswer: 1,
  mistakes: ["Shumëzove me 2.", "", "", "Mblodhe 2."],
  explanation: "3 · 3 = 9.",
  hint: "Vizato katrorin.",
  lesson: "/math/katrori",
};

test("a question of a quiz is a choice with its picture, hint, reasons and the sentences of its wrong options", () => {
  const [exercise] = quizExercises({ questions: [question] });
  expect(exercise).toMatchObject({
    question: question.question,
    picture: question.figure,
    answer: {
      kind: "choice",
      right: 1,
      options: [
        { text: "6", says: "Shumëzove me 2." },
        { text: "9" },
        { text: "12" },
        { text: "5", says: "Mblodhe 2." },
      ],
    },
    hints: ["Vizato katrorin."],
    solution: ["3 · 3 = 9."],
  });
  expect(JSON.stringify(exercise)).not.toContain('says":""');
});

test("options that are letters of a picture keep their order; what an editor left out is missing", () => {
  const { mistakes: _, explanation: _e, hint: _h, figure: _f, ...bare } = question;
  const [exercise] = quizExercises({ questions: [{ ...bare, ordered: true }] });
  expect(exercise).toMatchObject({ answer: { ordered: true }, hints: [], solution: [] });
  expect(exercise).not.toHaveProperty("picture");
});

test("a question is named by its words, so other markup is the same question and other words are another", () => {
  const name = questionName(question);
  expect(nameOfQuestion(quizExercises({ questions: [question] })[0]?.id ?? "")).toBe(name);
  expect(name).toBe(shortName("Saështëx2,kurxështë3?"));
  expect(questionName({ question: question.question.replace("<b>x</b>", "x").replace(" 3", "&nbsp;3") })).toBe(name);
  expect(questionName({ question: "Sa është x?" })).not.toBe(name);
});

test("a model's question is a choice named as the model, which its lesson shows; its plain texts become HTML", () => {
  const asked = { text: "A është 2 < 3?", choices: ["po & jo", "po"], right: 1, because: "2 është më pak." };
  expect(modelExercise("topat", asked, "/math/thyesat")).toMatchObject({
    id: "topat",
    question: "<p>A është 2 &lt; 3?</p>",
    answer: { kind: "choice", options: [{ text: "po &amp; jo" }, { text: "po" }], right: 1 },
    solution: ["2 është më pak."],
    model: { name: "topat", lesson: "/math/thyesat", settings: [] },
  });
});

test("results of another right option are of another edition; other words are not", () => {
  const fingerprint = (changed: Partial<typeof question>) =>
    editionFingerprint(quizExercises({ questions: [{ ...question, ...changed }] }));
  expect(fingerprint({ explanation: "Pra 9." })).toBe(fingerprint({}));
  expect(fingerprint({ correctAnswer: 2 })).not.toBe(fingerprint({}));
});
