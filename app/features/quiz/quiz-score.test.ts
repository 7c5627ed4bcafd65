import { expect, test } from "vitest";
import { passes, score } from "./quiz-score";

const round = (right: number, total: number) => Array.from({ length: total }, (_, index) => ({ right: index < right }));

test.each([
  [2, 3, 67],
  [1, 3, 33],
  [1, 8, 13],
  [0, 12, 0],
  [12, 12, 100],
])("%d right answers of %d are %d percent, a whole number", (right, total, percent) => {
  expect(score(round(right, total))).toEqual({ right, total, percent });
});

test("a quiz that asked nothing was worth nothing", () => {
  expect(score([])).toEqual({ right: 0, total: 0, percent: 0 });
});

test("70 passes and 69 does not", () => {
  expect(passes(70, 70)).toBe(true);
  expect(passes(69, 70)).toBe(false);
  expect(passes(75, 75)).toBe(true);
  expect(passes(74, 75)).toBe(false);
});
