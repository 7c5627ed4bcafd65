import { expect, test } from "vitest";
import { rise, sight, tower } from "./kulla-nga-toka";

test("the ratio height : distance depends on the angle alone", () => {
  for (const away of [1, 10, 20, 30, 40, 400]) expect(rise(away) / away).toBeCloseTo(0.7813, 4);
});

test("the tower of the worked example is 32.85 m high", () => {
  expect(tower).toBeCloseTo(32.85, 2);
  expect(Math.atan2(tower - sight.eye, sight.distance)).toBeCloseTo(sight.angle, 12);
});
