import { expect, test } from "vitest";
import { clamp } from "./clamp";

test.each([
  ["between the bounds", 3, 0, 10, 3],
  ["under the lower", -3, 0, 10, 0],
  ["over the upper", 13, 0, 10, 10],
  ["on a bound", 10, 0, 10, 10],
  ["crossed bounds, as of an empty list: the upper", 0, 0, -1, -1],
  ["infinite", Number.POSITIVE_INFINITY, 0, 10, 10],
  ["no number", Number.NaN, 0, 10, Number.NaN],
])("%s", (_, value, low, high, clamped) => {
  expect(clamp(value, low, high)).toBe(clamped);
});
