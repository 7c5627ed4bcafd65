import { expect, test } from "vitest";
import { others, phi, ratios } from "./raporti-i-arte";

test("every ratio lies nearer to φ than the one before, on its other side, whatever the beginning", () => {
  for (const values of [ratios(1, 1), ...others]) {
    for (const [k, ratio] of values.slice(1).entries()) {
      const [before, here] = [(values[k] as number) - phi, ratio - phi];
      expect(before * here).toBeLessThan(0);
      expect(Math.abs(here)).toBeLessThan(Math.abs(before));
    }
  }
});

test("the last ratio of Fibonacci shown, 55/34, misses φ by less than a thousandth", () => {
  expect(ratios(1, 1).at(-1)).toBe(55 / 34);
  expect(Math.abs(55 / 34 - phi)).toBeLessThan(0.001);
});
