import { expect, test } from "vitest";
import { current, resistance } from "./kuiz-dy-rezistore";

test("at 6 V the currents fall on the marks of the axis", () => {
  expect(current("A", 6)).toBeCloseTo(0.3, 12);
  expect(current("B", 6)).toBeCloseTo(0.1, 12);
});

test("the steeper line belongs to the smaller resistance", () => {
  expect(resistance.A).toBeLessThan(resistance.B);
  expect(current("A", 1)).toBeGreaterThan(current("B", 1));
});
