import { expect, test } from "vitest";
import { f, hole } from "./kuiz-vrima";

test("from both sides the values come as near to 3 as one likes, but the value itself is 1", () => {
  for (const step of [1e-2, 1e-4, 1e-6]) {
    expect(Math.abs(f(hole - step) - 3)).toBeLessThan(step);
    expect(Math.abs(f(hole + step) - 3)).toBeLessThan(step);
  }
  expect(f(hole)).toBe(1);
});
