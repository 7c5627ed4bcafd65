import { expect, test } from "vitest";
import { densest, density, iceBelow } from "./dendesia-e-ujit";

test("water is densest at 3.98 °C", () => {
  expect(densest()).toBeCloseTo(3.98, 2);
  expect(density(4)).toBeGreaterThan(density(0));
  expect(density(4)).toBeGreaterThan(density(8));
});

test("the formula gives the values of the tables", () => {
  expect(density(0)).toBeCloseTo(999.84, 2);
  expect(density(4)).toBeCloseTo(999.97, 2);
  expect(density(20)).toBeCloseTo(998.2, 1);
});

test("in a figure 15 cm wide ice would lie more than 6 m below the sheet", () => {
  expect((iceBelow / 720) * 0.15).toBeGreaterThan(6);
  expect((iceBelow / 720) * 0.15).toBeLessThan(6.5);
});
