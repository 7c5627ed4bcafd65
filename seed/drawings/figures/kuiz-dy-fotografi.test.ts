import { expect, test } from "vitest";
import { between, height, wave } from "./kuiz-dy-fotografi";

test("between the photographs each crest runs half a metre, less than a wavelength", () => {
  expect(wave.speed * between).toBeCloseTo(0.5, 12);
  expect(wave.speed * between).toBeLessThan(wave.wavelength);
  for (const x of [0.5, 2.5]) {
    expect(height(x, 0)).toBeCloseTo(wave.amplitude, 12);
    expect(height(x + 0.5, between)).toBeCloseTo(wave.amplitude, 12);
  }
});
