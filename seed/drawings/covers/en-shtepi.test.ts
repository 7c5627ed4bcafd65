import { expect, test } from "vitest";
import { distance, layers, mean, minutes, total } from "./en-shtepi";

const area = (powers: readonly number[]) =>
  powers.reduce((sum, power) => sum + (Math.PI / minutes) * (distance(power) ** 2 - distance(0) ** 2), 0);

test("the ring up to the mean power has the area of the whole day", () => {
  expect(area(total) / area(total.map(() => mean))).toBeCloseTo(1, 9);
});

test("the day takes thirteen kilowatt-hours, as the description says", () => {
  expect(Math.round(mean * 24)).toBe(13);
});

test("no layer lies above the next", () => {
  const [always, living] = layers;
  for (let t = 0; t < minutes; t++) {
    expect(always[t]).toBeLessThanOrEqual(living[t] as number);
    expect(living[t]).toBeLessThanOrEqual(total[t] as number);
  }
});

test("the fridge's compressor starts more than fifteen times a day and rests longer than it runs", () => {
  const [always] = layers;
  const runs = always.filter((power, t) => power > 0.1 && (always[t - 1] ?? 0) < 0.1).length;
  expect(runs).toBeGreaterThan(15);
  expect(always.filter((power) => power > 0.1).length).toBeLessThan(minutes / 2);
});
