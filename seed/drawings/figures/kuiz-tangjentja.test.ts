import { expect, test } from "vitest";
import { f, slope, touch } from "./kuiz-tangjentja";

test("the line rises 2 for every step and passes through the two marked points", () => {
  expect(slope).toBeCloseTo(2, 6);
  expect(f(touch)).toBe(5);
  expect(f(touch) + slope * (2 - touch)).toBeCloseTo(1, 6);
});

test("the line lies below the curve everywhere but where it touches", () => {
  for (const x of [-4, 0, 2, 3.9, 4.1, 6]) expect(f(x)).toBeGreaterThan(f(touch) + slope * (x - touch));
});
