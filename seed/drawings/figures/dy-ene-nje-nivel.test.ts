import { expect, test } from "vitest";
import { iron, level, passed, water } from "./dy-ene-nje-nivel";

test("what the bolt gives the water takes", () => {
  expect(water.capacity * (level - water.celsius)).toBeCloseTo(passed, 9);
});

test("they meet at 30 °C, close to where the water began", () => {
  expect(level).toBeCloseTo(30.0, 1);
  expect(passed / 1000).toBeCloseTo(12.6, 1);
  expect((iron.celsius - level) / (level - water.celsius)).toBeCloseTo(water.capacity / iron.capacity, 9);
});
