import { expect, test } from "vitest";
import { back, borders } from "./rruga-e-jehones";

test("echoes from 4 and 13 cm of tissue are back after 52 and 169 microseconds", () => {
  expect(borders.map((depth) => Math.round(back(depth)))).toEqual([52, 169]);
});

test("twice as deep takes twice as long: the time between two echoes measures the thickness", () => {
  expect(back(8)).toBeCloseTo(2 * back(4), 12);
  expect(((back(13) - back(4)) * 1e-6 * 1540) / 2).toBeCloseTo(0.09, 12);
});
