import { expect, test } from "vitest";
import type { Answer } from "../practice/exercise";
import { exerciseWith } from "../practice/exercise.fixture";
import { shortAnswer } from "../practice/printed-answer";
import { markKeyOf } from "./mark-keys";
import { keyedErrors } from "./paper-key";
import { paperExercises } from "./paper-variants";
import { type FirstAnswer, mostNamedErrors } from "./result-code";

const item = (answer: Answer, more: Parameters<typeof exerciseWith>[1] = {}) => ({
  lesson: null,
  exercise: exerciseWith(answer, { parameters: [{ name: "a", from: "2", to: "99", step: "1" }], ...more }),
});
const number = item({ kind: "number", value: "a" });
const options = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `${index}` }));
const answersOf = (answer: Answer, seed = 7) =>
  paperExercises(seed, [item(answer)], 4).flatMap(({ exercise, draws }) =>
    draws.map(({ numbers, places }) => shortAnswer(exercise, numbers, places)),
  );

test("a test is the same each time, and a letter's sheet does not depend on the letters after it", () => {
  const four = paperExercises(4711, [number, number], 4);
  expect(paperExercises(4711, [number, number], 4)).toEqual(four);
  const two = paperExercises(4711, [number, number], 2);
  expect(two.map(({ draws }) => draws)).toEqual(four.map(({ draws }) => draws.slice(0, 2)));
  expect(paperExercises(4712, [number, number], 4)).not.toEqual(four);
});

test("four variants have four answers, as long as there are so many", () => {
  expect(new Set(answersOf({ kind: "number", value: "a" })).size).toBe(4);
  expect(new Set(answersOf({ kind: "choice", options: options(4), right: 2 })).size).toBe(4);
  const [a, b, c, d] = answersOf({ kind: "choice", options: options(2), right: 0 });
  expect(a).not.toBe(b);
  expect(c).not.toBe(d);
});

test("an exercise that the edition has no more is left out, the others keep their numbers", () => {
  const found = paperExercises(1, [number, { exercise: null }, number], 1);
  expect(found.map((each) => each.item)).toEqual([0, 2]);
});

test("the key of errors prints what they give in each variant, and says by which key each is marked", () => {
  const errors = [
    { values: ["a + 1"], says: "Shtove ⟦0⟧." },
    { values: ["a / 3"], says: "Pjesëtove." },
    { values: ["1 + a"], says: "Njësoj." },
    { values: ["1 / 0"], says: "Pa vlerë." },
  ];
  const { exercise } = item({ kind: "number", value: "a", unit: "cm" }, { errors, prints: [{ expression: "a" }] });
  const draws = [{ a: 10 }, { a: 20 }].map((numbers) => ({ numbers, places: [] }));
  expect(keyedErrors({ item: 0, exercise, draws })).toEqual([
    { mark: "2", says: "Shtove 10.", given: ["11", "21"].map((n) => ({ printed: `${n}\u00a0cm`, mark: "2" })) },
    { mark: "3", says: "Pjesëtove.", given: ["3,333", "6,667"].map((n) => ({ printed: `${n}\u00a0cm`, mark: "3" })) },
    { mark: "4", says: "Njësoj.", given: ["11", "21"].map((n) => ({ printed: `${n}\u00a0cm`, mark: "2" })) },
    { mark: "5", says: "Pa vlerë.", given: [null, null] },
  ]);
});

test("a wrong option is marked by its place as written, whatever its letter", () => {
  const answer: Answer = {
    kind: "choice",
    options: [{ text: "po", says: "Jo." }, { text: "jo" }, { text: "kurrë" }],
    right: 1,
  };
  const draws = [
    [2, 0, 1],
    [0, 1, 2],
  ].map((places) => ({ numbers: {}, places }));
  expect(keyedErrors({ item: 0, exercise: exerciseWith(answer), draws })).toEqual([
    { mark: "2", says: "„po“. Jo.", given: ["B", "A"].map((printed) => ({ printed, mark: "2" })) },
    { mark: "4", says: "kurrë", given: ["A", "C"].map((printed) => ({ printed, mark: "4" })) },
  ]);
});

test.each<[FirstAnswer, string]>([
  [{ kind: "right" }, "1"],
  [{ kind: "remark" }, "1"],
  [{ kind: "named", error: 0 }, "2"],
  [{ kind: "named", error: mostNamedErrors - 1 }, "7"],
  [{ kind: "named", error: mostNamedErrors }, "7"],
  [{ kind: "none" }, "0"],
  [{ kind: "sign" }, "x"],
  [{ kind: "unnamed" }, "x"],
])("%j is marked by the key %s", (first, key) => {
  expect(markKeyOf(first)).toBe(key);
});
