import { expect, test } from "vitest";
import { absorbed, airTemperature, bareTemperature, caughtAt, fates, opticalDepth, raysAt } from "./efekti-sere";

test("the bare Earth sends out the Sun's 238 W/m² at 255 K: 24 rays; at 288 K its ground radiates 39", () => {
  expect(raysAt(bareTemperature)).toBe(24);
  expect(raysAt(airTemperature)).toBe(39);
});

test("of 39 rays 15 return and 24 leave, as many as from the bare half", () => {
  const all = fates(raysAt(airTemperature));
  const returning = all.filter((fate) => fate === "down").length;
  expect(returning).toBe(15);
  expect(all.length - returning).toBe(raysAt(bareTemperature));
});

test("the layer takes rays by Beer's law: what is left at a height falls as e^(−τ·height)", () => {
  for (const part of [0, 0.25, 0.5, 1]) {
    expect(1 - Math.exp(-opticalDepth * caughtAt(part))).toBeCloseTo(absorbed * part, 9);
  }
  expect(caughtAt(1)).toBeCloseTo(1, 9);
});
