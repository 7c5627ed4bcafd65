import { expect, test } from "vitest";
import { slid, stops } from "./pa-ferkim";

test("wood on wood stops after 2,7 m, waxed wood on snow after 8,2 m, ice on ice after 27 m", () => {
  expect([0.3, 0.1, 0.03].map((mu) => stops(mu).toPrecision(2))).toEqual(["2.7", "8.2", "27"]);
  expect(slid(0.3, 60)).toBeCloseTo(stops(0.3), 12);
});

test("without friction every second brings the same four metres", () => {
  expect([1, 2, 7].map((t) => slid(0, t))).toEqual([4, 8, 28]);
});
