import { expect, test } from "vitest";
import type { Quiz } from "../../magazine/quiz";
import { optionLetter, orderQuestions } from "./quiz-order";

const questions: Quiz["questions"] = Array.from({ length: 12 }, (_, at) => ({
  question: `Pyetja ${at}`,
  options: [`${at}a`, `${at}b`, `${at}c`, `${at}d`],
  correctAnswer: at % 4,
}));

const key = (list: Quiz["questions"]) =>
  Object.fromEntries(list.map((one) => [one.question, one.options[one.correctAnswer]]));

test("without a seed a sheet keeps the editor's order", () => {
  expect(orderQuestions(questions, null)).toBe(questions);
});

test("variants A and B differ in the order of questions and of options, and keep every right answer right", () => {
  const [a, b] = [orderQuestions(questions, "A"), orderQuestions(questions, "B")];
  const titles = (list: Quiz["questions"]) => list.map((one) => one.question);
  expect(titles(a)).not.toEqual(titles(b));
  expect(titles(a)).not.toEqual(titles(questions));
  expect(a.map((one) => one.correctAnswer)).not.toEqual(b.map((one) => one.correctAnswer));
  expect(key(a)).toEqual(key(questions));
  expect(key(b)).toEqual(key(questions));
});

test("a variant is the same on every print", () => {
  expect(orderQuestions(questions, "A")).toEqual(orderQuestions(questions, "A"));
});

test("options are lettered from A", () => {
  expect([0, 1, 2, 3].map(optionLetter).join("")).toBe("ABCD");
});
