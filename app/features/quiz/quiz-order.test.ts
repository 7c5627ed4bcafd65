import { expect, test } from "vitest";
import type { Quiz } from "../../magazine/quiz";
import { optionLetter, optionOrder, orderQuestions } from "./quiz-order";

const questions: Quiz["questions"] = Array.from({ length: 12 }, (_, index) => ({
  question: `Pyetja ${index}`,
  options: [`${index}a`, `${index}b`, `${index}c`, `${index}d`],
  correctAnswer: index % 4,
  mistakes: ["a", "b", "c", "d"].map((letter) => `${index}${letter} del kështu`),
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

test("on a sheet each mistake stays opposite its answer, and options that a figure names keep their order", () => {
  for (const { options, mistakes } of orderQuestions(questions, "A")) {
    expect(mistakes).toEqual(options.map((option) => `${option} del kështu`));
  }
  const named = questions.map((one) => ({ ...one, ordered: true }));
  for (const { options } of orderQuestions(named, "A")) expect(options).toEqual([...options].sort());
});

test("a variant is the same on every print", () => {
  expect(orderQuestions(questions, "A")).toEqual(orderQuestions(questions, "A"));
});

const question = questions[0] as Quiz["questions"][number];

test("a round shows each option once, in an order that its seed decides", () => {
  expect([...optionOrder(question, 0, "fara")].sort()).toEqual([0, 1, 2, 3]);
  expect(optionOrder(question, 0, "fara")).toEqual(optionOrder(question, 0, "fara"));
  const orders = ["a", "b", "c", "d", "e"].map((seed) => optionOrder(question, 0, seed).join(""));
  expect(new Set(orders).size).toBeGreaterThan(1);
  const places = [0, 1, 2, 3, 4].map((index) => optionOrder(question, index, "fara").join(""));
  expect(new Set(places).size).toBeGreaterThan(1);
});

test("options that a figure names keep their order", () => {
  expect(optionOrder({ ...question, ordered: true }, 3, "fara")).toEqual([0, 1, 2, 3]);
});

test("options are lettered from A", () => {
  expect([0, 1, 2, 3].map(optionLetter).join("")).toBe("ABCD");
});
