import { expect, test } from "vitest";
import { roundTo } from "./rounding";

test.each([
  [1030.05, 1, 1030.1],
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [0.285, 2, 0.29],
  [3 * 0.35, 1, 1.1],
  [2.5, 0, 3],
  [1234, -2, 1200],
  [1.0049, 2, 1],
  [0.4999999999, 0, 0],
  [149_597_870_700, 0, 149_597_870_700],
  [4_321_987_654_321.4, 0, 4_321_987_654_321],
  [1e20, 3, 1e20],
  [Number.POSITIVE_INFINITY, 1, Number.POSITIVE_INFINITY],
])("%d to %d digits is %d", (value, digits, expected) => {
  expect(roundTo(value, digits)).toBe(expected);
});
