import { expect, test } from "vitest";
import { height, pulses } from "./kuiz-dy-pulse-perballe";

test("where the pulses cover each other the rope stands 2 cm high", () => {
  expect(height(0, 0)).toBe(2);
});

test("far from the meeting each pulse has its own height", () => {
  expect(height(-4.5, 4.5)).toBeCloseTo(pulses.first, 6);
  expect(height(4.5, 4.5)).toBeCloseTo(pulses.second, 6);
});
