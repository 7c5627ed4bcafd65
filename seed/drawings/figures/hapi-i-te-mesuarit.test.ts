import { expect, test } from "vitest";
import { descent, loss, slope } from "./hapi-i-te-mesuarit";

test("the slope is what a small step in w makes of the loss", () => {
  for (const w of [0, 1.9, 3.8, 6]) expect((loss(w + 1e-6) - loss(w - 1e-6)) / 2e-6).toBeCloseTo(slope(w), 4);
});

test("a rate of 0.05 halves the distance from 3.8, 0.18 comes nearer by swinging, 0.22 goes away", () => {
  expect(descent(0.05, 4).map((w) => Number(w.toFixed(4)))).toEqual([0, 1.9, 2.85, 3.325, 3.5625]);
  const far = (eta: number) => descent(eta, 10).map((w) => Math.abs(w - 3.8));
  expect(far(0.18).every((d, i, all) => i === 0 || d < (all[i - 1] as number))).toBe(true);
  expect(far(0.22).every((d, i, all) => i === 0 || d > (all[i - 1] as number))).toBe(true);
});
