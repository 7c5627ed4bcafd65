import { expect, test } from "vitest";
import { curve, displaced, high, left, overpressure, right, wavelength, zero } from "./ngjeshjet-e-ajrit";

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

test("the drawn pressure is a sine: half a wavelength on, as far on the other side of the line of rest", () => {
  const pressureAt = (x: number) =>
    curve.reduce((best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best))[1] - zero;
  for (let x = left; x <= right - wavelength / 2; x += 5) {
    expect(pressureAt(x + wavelength / 2)).toBeCloseTo(-pressureAt(x), 9);
    expect(pressureAt(x)).toBeCloseTo(high * Math.cos((2 * Math.PI * (x - left)) / wavelength), 9);
  }
});
