import { expect, test } from "vitest";
import { brakingDistance, reactionDistance } from "./rruga-e-ndalimit";

test("twice the speed: twice the reaction distance, four times the braking distance", () => {
  expect(reactionDistance(120)).toBeCloseTo(2 * reactionDistance(60), 10);
  expect(brakingDistance(120)).toBeCloseTo(4 * brakingDistance(60), 10);
});

test("the braking distance agrees with The Highway Code: 55 m from 60 mph, 75 m from 70 mph", () => {
  const kilometresPerMile = 1.609344;
  expect(Math.round(brakingDistance(60 * kilometresPerMile))).toBe(55);
  expect(Math.round(brakingDistance(70 * kilometresPerMile))).toBe(75);
});
