import { expect, test } from "vitest";
import { balance, field, turn } from "./teli-dhe-toka";

test("wire and Earth cancel 1.6 cm west of the wire, and only there on that line", () => {
  expect(balance).toBeCloseTo(1.6, 9);
  expect(Math.hypot(...field(-balance, 0))).toBeLessThan(1e-15);
  expect(field(-1, 0)[1]).toBeLessThan(0);
  expect(field(-3, 0)[1]).toBeGreaterThan(0);
});

test("2 cm north of the wire the needle turns to the west by the angle whose tangent is 20/25", () => {
  expect(Math.tan((turn * Math.PI) / 180)).toBeCloseTo(20 / 25, 9);
});
