import { expect, test } from "vitest";
import { acceleration, end } from "./e-njejta-force";

test("twice the mass has half the acceleration under the same force", () => {
  expect([acceleration(2), acceleration(4)]).toEqual([5, 2.5]);
});

test("the track ends after √8 s for 2 kg and 4 s for 4 kg, at v² = 2·a·s", () => {
  expect(end(2)[0]).toBeCloseTo(Math.sqrt(8), 12);
  expect(end(4)).toEqual([4, 10]);
  expect(end(2)[1] ** 2).toBeCloseTo(2 * 5 * 20, 9);
});
