import { expect, test } from "vitest";
import { pressure, tones } from "./kuiz-dy-tinguj";

test("in 2 ms the louder tone swings once and the softer one twice", () => {
  for (const t of [0.3, 1.1]) {
    expect(pressure(tones.A, t + 2)).toBeCloseTo(pressure(tones.A, t), 9);
    expect(pressure(tones.B, t + 1)).toBeCloseTo(pressure(tones.B, t), 9);
  }
  expect(pressure(tones.A, 0.5)).toBeGreaterThan(2 * pressure(tones.B, 0.25));
});
