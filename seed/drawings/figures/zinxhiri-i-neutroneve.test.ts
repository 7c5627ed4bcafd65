import { expect, test } from "vitest";
import { fissions } from "./zinxhiri-i-neutroneve";

test("at k = 2 every generation has twice the fissions, at k = 1 always the same", () => {
  expect(fissions(2, 5)).toEqual([1, 2, 4, 8, 16]);
  expect(fissions(1, 5)).toEqual([1, 1, 1, 1, 1]);
});

test("eighty doublings split about half a kilogram of uranium-235", () => {
  expect(((fissions(2, 81).at(-1) as number) / 6.022e23) * 0.235).toBeCloseTo(0.47, 2);
});
