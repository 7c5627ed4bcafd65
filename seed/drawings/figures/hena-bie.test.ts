import { expect, test } from "vitest";
import { fallen, onOrbit } from "./hena-bie";

test("the Moon falls about 10 000 km in a day, and four times as much in two", () => {
  expect(fallen(1) / 1000).toBeCloseTo(10.15, 1);
  expect(fallen(2) / fallen(1)).toBeCloseTo(4, 1);
  expect(fallen(4) / fallen(1)).toBeCloseTo(15.65, 2);
});

test("falling does not bring it nearer", () => {
  for (const day of [0, 1, 3, 6]) expect(Math.hypot(...onOrbit(day))).toBeCloseTo(1, 12);
});
