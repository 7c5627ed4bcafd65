import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../magazine/seeded-random";
import {
  allOperations,
  distinctExercises,
  drawExercise,
  exerciseText,
  factOf,
  type NinjaExercise,
  type Operation,
  operationSigns,
  shownExercise,
} from "./exercise";

const inRange = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Tells whether an exercise has only numbers allowed at level L (product 8.6). */
const mayStand: Record<Operation, (exercise: NinjaExercise, level: number) => boolean> = {
  addition: ({ left, right, answer }, L) =>
    inRange(left, 1, 10 * L) && inRange(right, 1, 10 * L) && answer === left + right,
  subtraction: ({ left, right, answer }, L) =>
    inRange(left, 10, 10 * L + 9) && inRange(right, 1, left) && answer === left - right,
  multiplication: ({ left, right, answer }, L) =>
    inRange(left, 1, 5 * L) && inRange(right, 1, 5 * L) && answer === left * right,
  division: ({ left, right, answer }, L) =>
    inRange(right, 1, 5 * L) && inRange(answer, 1, 5 * L) && left === right * answer,
};

test("10,000 exercises stay in the ranges of their level", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), fc.constantFrom(...allOperations), (seed, level, one) => {
      const exercise = drawExercise(seededRandom(seed), level, [one]);
      expect(exercise.operation).toBe(one);
      expect(mayStand[one](exercise, level)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

describe.each([...allOperations])("%s at level 2", (operation) => {
  const drawn = Array.from({ length: 4_000 }, (_, index) => drawExercise(seededRandom(`${index}`), 2, [operation]));
  const all = (field: "left" | "right" | "answer") => drawn.map((exercise) => exercise[field]);
  const ends: Record<Operation, [field: "left" | "right" | "answer", least: number, most: number][]> = {
    addition: [
      ["left", 1, 20],
      ["right", 1, 20],
    ],
    subtraction: [["left", 10, 29]],
    multiplication: [
      ["left", 1, 10],
      ["right", 1, 10],
    ],
    division: [
      ["right", 1, 10],
      ["answer", 1, 10],
    ],
  };

  test.each(ends[operation])("reaches both ends of the range of its %s", (field, least, most) => {
    expect([Math.min(...all(field)), Math.max(...all(field))]).toEqual([least, most]);
  });
});

test("a subtraction may take away everything, and at least one", () => {
  const drawn = Array.from({ length: 4_000 }, (_, index) => drawExercise(seededRandom(`${index}`), 1, ["subtraction"]));
  expect(drawn.some(({ answer }) => answer === 0)).toBe(true);
  expect(Math.min(...drawn.map(({ right }) => right))).toBe(1);
});

test("all operations that were asked for come, and no other", () => {
  const operations: Operation[] = ["addition", "division"];
  const met = new Set(
    Array.from({ length: 50 }, (_, index) => drawExercise(seededRandom(`${index}`), 1, operations).operation),
  );
  expect(met).toEqual(new Set(operations));
});

test("an exercise is written with the signs + - × ÷ (product 8.6)", () => {
  expect(Object.values(operationSigns)).toEqual(["+", "-", "×", "÷"]);
  expect(exerciseText({ operation: "division", left: 12, right: 4, answer: 3 })).toBe("12 ÷ 4");
});

test("a subtraction is shown with a true minus, and named with the sign of the rules (product 8.6)", () => {
  const exercise: NinjaExercise = { operation: "subtraction", left: 18, right: 4, answer: 14 };
  expect([shownExercise(exercise), exerciseText(exercise)]).toEqual(["18 \u2212 4", "18 - 4"]);
});

test("a sum and a product are the same fact in either order, a difference and a quotient are not", () => {
  const fact = (operation: Operation, left: number, right: number) => factOf({ operation, left, right, answer: 0 });
  for (const operation of ["addition", "multiplication"] as const) {
    expect(fact(operation, 8, 3)).toBe(fact(operation, 3, 8));
  }
  for (const operation of ["subtraction", "division"] as const) {
    expect(fact(operation, 8, 3)).not.toBe(fact(operation, 3, 8));
  }
});

test("exercises are listed once each", () => {
  const one: NinjaExercise = { operation: "addition", left: 2, right: 3, answer: 5 };
  const other: NinjaExercise = { operation: "multiplication", left: 2, right: 3, answer: 6 };
  expect(distinctExercises([one, other, { ...one }])).toEqual([one, other]);
});
