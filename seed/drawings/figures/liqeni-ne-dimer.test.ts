import { expect, test } from "vitest";
import { ice, temperature } from "./liqeni-ne-dimer";

test("sixty days at −5 °C make 61 cm of ice", () => {
  expect(ice).toBeCloseTo(0.61, 2);
});

test("the ice ends at 0 °C and three metres below it the water is at nearly 4 °C", () => {
  expect(temperature(0)).toBeCloseTo(-5, 9);
  expect(temperature(ice)).toBeCloseTo(0, 6);
  expect(temperature(ice + 3)).toBeGreaterThan(3.9);
});

test("what rises through the water is small beside what the ice gives away", () => {
  const step = 1e-4;
  const water = (0.56 * temperature(ice + step)) / step;
  expect(water / ((2.2 * 5) / ice)).toBeLessThan(0.12);
});
