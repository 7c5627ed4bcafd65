import { expect, test } from "vitest";
import { meanSpeed } from "./mesatarja-ne-koder";

test("the mean is harmonic: down at 30 km/h it is 15 km/h, not 20", () => {
  expect(meanSpeed(30)).toBeCloseTo(15, 12);
  expect([60, 20].map((descent) => meanSpeed(descent).toFixed(1))).toEqual(["17.1", "13.3"]);
});

test("no descent, however fast, brings the mean to 20 km/h", () => {
  expect(meanSpeed(1.08e9)).toBeLessThan(20);
  expect(meanSpeed(Number.POSITIVE_INFINITY)).toBe(20);
});
