import { expect, test } from "vitest";
import { height, wave } from "./dy-pamjet-e-vales";

test("after one period every crest stands where the next one stood", () => {
  for (const x of [0, 0.7, 1.3]) {
    expect(height(x, wave.period)).toBeCloseTo(height(x, 0), 12);
    expect(height(x + wave.wavelength, 0)).toBeCloseTo(height(x, 0), 12);
  }
});

test("a crest runs right at wavelength over period, 4 m/s", () => {
  const speed = wave.wavelength / wave.period;
  expect(speed).toBe(4);
  for (const t of [0.1, 0.23]) expect(height(speed * t, t)).toBeCloseTo(wave.amplitude, 12);
});
