import { expect, test } from "vitest";
import { f } from "./kuiz-parabola";

test("two inputs give 1, whole ones, and the output for 1 is another number", () => {
  expect([f(0), f(4)]).toEqual([1, 1]);
  expect(f(1)).toBe(-2);
});

test("no input gives less than the vertex", () => {
  for (const x of [-1, 0, 1, 1.9, 2.1, 3, 5]) expect(f(x)).toBeGreaterThan(f(2));
});
