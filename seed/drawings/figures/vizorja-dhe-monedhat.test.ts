import { expect, test } from "vitest";
import { coin, fall, finger, first, flight, long, second, untilFree, wide } from "./vizorja-dhe-monedhat";

test("the first coin lies on the ruler's outer end, clear of the table", () => {
  expect(Math.abs(first[1] - finger[1]) + coin).toBeLessThanOrEqual(wide / 2);
  expect(first[0] + coin).toBeLessThanOrEqual(finger[0] + long / 2);
  expect(first[0] - coin).toBeGreaterThan(0);
});

test("the second lies whole on the table and touches the ruler's inner end", () => {
  expect(second[1] + coin).toBeLessThanOrEqual(0);
  expect(second[1] - coin).toBeCloseTo(finger[1] + wide / 2, 12);
  expect(second[0] - coin).toBeGreaterThan(finger[0] - long / 2);
});

test("both come free within half a centimetre of the ruler's way", () => {
  expect(Math.abs(untilFree.first - untilFree.second)).toBeLessThan(0.5);
});

test("the second flies 39 cm while both fall 75 cm in 0.39 s", () => {
  expect(fall).toBeCloseTo(0.39, 2);
  const [a, b] = [flight(0), flight(fall)];
  expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(39.1, 1);
  expect(a[1]).toBeCloseTo(0, 12);
});
