import { expect, test } from "vitest";
import { force, work } from "./tri-rampat";

test("lifting 50 kg by 1,2 m takes 589 J along any smooth plank", () => {
  expect(Math.round(work)).toBe(589);
  for (const length of [1.2, 2.4, 4.8]) expect(force(length) * length).toBeCloseTo(work, 10);
});

test("straight up the force is the weight, along the double way half of it", () => {
  expect(force(1.2)).toBeCloseTo(50 * 9.81, 10);
  expect(force(2.4)).toBeCloseTo(force(1.2) / 2, 10);
});
