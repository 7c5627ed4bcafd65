import { expect, test } from "vitest";
import { beyond, heights } from "./pragu";

test("half of a bell lies beyond its middle, a sixth beyond one standard error", () => {
  expect(beyond(0)).toBeCloseTo(0.5, 6);
  expect(beyond(1)).toBeCloseTo(0.1587, 4);
});

test("after one crossing the threshold is wrong a third of the time, after 101 less than once in 100 000", () => {
  expect(beyond(heights[0] / 2)).toBeCloseTo(0.33, 2);
  expect(beyond(heights[1] / 2)).toBeLessThan(1e-5);
});
