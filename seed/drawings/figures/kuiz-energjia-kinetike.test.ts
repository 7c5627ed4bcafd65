import { expect, test } from "vitest";
import { energy } from "./kuiz-energjia-kinetike";

test("the marked point is 60 kJ at 10 m/s, and double the speed has four times the energy", () => {
  expect(energy(10)).toBe(60);
  for (const speed of [3, 10, 17]) expect(energy(2 * speed) / energy(speed)).toBeCloseTo(4, 12);
});
