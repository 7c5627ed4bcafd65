import { expect, test } from "vitest";
import { force, lasts, mass, rolled } from "./forces-and-motion-quiz";

test("90 N for half a second give 45 kg a speed of 1 m/s, 0.25 m from the wall", () => {
  expect((force * lasts) / mass).toBe(1);
  expect(rolled(lasts)).toBeCloseTo(0.25, 9);
});

test("once the hands leave the wall no force acts: as far in each second as in the last", () => {
  for (const t of [1, 2]) expect(rolled(t + 1) - rolled(t)).toBeCloseTo(1, 9);
  expect(rolled(lasts + 1e-6) - rolled(lasts)).toBeCloseTo(1e-6, 9);
});
