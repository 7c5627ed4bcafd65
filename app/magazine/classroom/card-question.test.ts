import { expect, test } from "vitest";
import type { Exercise } from "../practice/exercise";
import { cardQuestions } from "./card-question";

const exercise = (id: string, answer: Exercise["answer"]): Exercise => ({
  ...{ id, step: "kuptoj", parameters: [], conditions: [], prints: [], question: "<p>Sa?</p>", answer },
  ...{ errors: [], hints: [], solution: [] },
});
const choice = (id: string, options: number) =>
  exercise(id, {
    kind: "choice",
    options: Array.from({ length: options }, (_, option) => ({ text: String(option) })),
    right: 1,
  });
const items = [
  choice("tri", 3),
  exercise("numer", { kind: "number", value: "2" }),
  choice("kater", 4),
  choice("pese", 5),
  null,
].map((each) => ({ lesson: null, exercise: each }));

test("cards answer exercises with up to four options, by their place in the assignment", () => {
  const found = cardQuestions(items, "17");
  expect(found.map(({ item, right }) => [item, right])).toEqual([
    [0, 1],
    [2, 1],
  ]);
  expect(found.map(({ order }) => [...order].sort())).toEqual([
    [0, 1, 2],
    [0, 1, 2, 3],
  ]);
});

test("options stand in one order for one seed, and in others for others", () => {
  const orders = (seed: string) => JSON.stringify(cardQuestions(items, seed).map(({ order }) => order));
  expect(orders("17")).toBe(orders("17"));
  expect(new Set(["1", "2", "3", "4", "5"].map(orders)).size).toBeGreaterThan(1);
});
