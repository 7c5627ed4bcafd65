import { expect, test } from "vitest";
import { century, daysTo, heliocentric, planets } from "./planets";

test("J2000 is noon of the first of January 2000", () => {
  expect(daysTo(2000, 1, 1)).toBe(-0.5);
  expect(daysTo(2000, 1, 2)).toBe(0.5);
});

test("the table's rates and axes obey Kepler's third law", () => {
  for (const { axis, rate } of Object.values(planets)) {
    const years = (360 / rate) * (century / 365.25636);
    // The outer planets pull at each other: their fitted elements miss the law by up to 0.3 %.
    expect(Math.abs(years / axis ** 1.5 - 1)).toBeLessThan(axis < 2 ? 1e-4 : 3e-3);
  }
});

test("the Earth is nearest to the Sun in the first days of January and farthest six months later", () => {
  const distance = (day: number) => Math.hypot(...heliocentric(planets.earth, day));
  expect(distance(daysTo(2003, 1, 4))).toBeCloseTo(0.9833, 3);
  expect(distance(daysTo(2003, 7, 4))).toBeCloseTo(1.0167, 3);
});
