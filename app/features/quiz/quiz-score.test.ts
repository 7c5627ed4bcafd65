import { expect, test } from "vitest";
import { passes, percentage } from "./quiz-score";

test("a percentage is rounded to a whole number", () => {
  expect(percentage(2, 3)).toBe(67);
  expect(percentage(1, 3)).toBe(33);
  expect(percentage(1, 8)).toBe(13);
  expect(percentage(0, 12)).toBe(0);
  expect(percentage(12, 12)).toBe(100);
});

test("a quiz that asked nothing was worth nothing", () => {
  expect(percentage(0, 0)).toBe(0);
});

test("70 passes and 69 does not", () => {
  expect(passes(70, 70)).toBe(true);
  expect(passes(69, 70)).toBe(false);
  expect(passes(75, 75)).toBe(true);
  expect(passes(74, 75)).toBe(false);
});
