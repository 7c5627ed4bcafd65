// @vitest-environment node
import { expect, test } from "vitest";
import { displaced, overpressure, wavelength } from "./ngjeshjet-e-ajrit.ts";

test("the pressure is greatest where neighbours stand closest, and least where they stand farthest apart", () => {
  const gap = (x: number) => displaced(x + 1) - displaced(x - 1);
  expect(overpressure(wavelength / 2)).toBeCloseTo(1, 12);
  expect(overpressure(wavelength)).toBeCloseTo(-1, 12);
  expect(gap(wavelength / 2)).toBeLessThan(gap(wavelength / 4));
  expect(gap(wavelength)).toBeGreaterThan(gap(wavelength / 4));
});

test("the middle of a dense place stands where it rests", () => {
  expect(displaced(wavelength / 2)).toBeCloseTo(wavelength / 2, 9);
});
