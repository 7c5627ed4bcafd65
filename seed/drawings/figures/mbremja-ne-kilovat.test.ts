import { expect, test } from "vitest";
import { energy, evening, limit, power } from "./mbremja-ne-kilovat";

test("the dryer adds the least energy and makes the highest peak", () => {
  const used = evening.map(energy);
  expect(Math.min(...used)).toBe(used.at(-1));
  expect(power(19.55)).toBeCloseTo(8.6, 9);
  expect(power(19.45)).toBeCloseTo(6.4, 9);
});

test("without the dryer a 25 A breaker must hold, with it it must break within the hour", () => {
  expect(power(19.45) / limit).toBeLessThan(1.13);
  expect(power(19.55) / limit).toBeGreaterThan(1.45);
});
