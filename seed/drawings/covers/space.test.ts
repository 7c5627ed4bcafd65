import { expect, test } from "vitest";
import { airBelow, circleSpeed, fall, heightOf, karman } from "./space";

const last = <T>(all: readonly T[]): T => all[all.length - 1] as T;

test("a circle at 100 km needs 7.8 km/s, and with it the height stays", () => {
  expect(circleSpeed(karman)).toBeCloseTo(7.85, 2);
  for (const state of fall(circleSpeed(karman), 5000)) expect(Math.abs(heightOf(state) - karman)).toBeLessThan(0.01);
});

test("what is let go at rest falls 100 km in 144 s", () => {
  expect(fall(0, 300).length - 1).toBeGreaterThan(142);
  expect(fall(0, 300).length - 1).toBeLessThan(148);
});

test("whoever is slower comes down, the faster the farther", () => {
  const reach = (speed: number) => last(fall(speed, 2000))[0];
  expect(reach(1)).toBeGreaterThan(135);
  expect(reach(1)).toBeLessThan(150);
  expect(reach(4)).toBeGreaterThan(3.9 * reach(1));
});

test("half of the air lies under five kilometres", () => {
  expect(airBelow(0.5)).toBeCloseTo(5, 1);
});

test("a fall ends on the ground", () => {
  for (const speed of [0.25, 1, 4]) expect(heightOf(last(fall(speed, 2000)))).toBeCloseTo(0, 2);
});
