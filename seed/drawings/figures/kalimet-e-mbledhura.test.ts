import { expect, test } from "vitest";
import { crossings, depth, hours, mean, noise, one } from "./kalimet-e-mbledhura";

const spread = (values: readonly number[]) => Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);
const outside = (values: readonly number[]) => values.filter((_, i) => Math.abs(hours[i] as number) > 1.5);
const inside = (values: readonly number[]) => values.filter((_, i) => Math.abs(hours[i] as number) < 1.5);

test("the planet hides a ten-thousandth of the light", () => {
  expect(depth).toBeCloseTo(101, 0);
});

test("averaging 101 crossings leaves a tenth of the noise", () => {
  expect(spread(outside(one)) / noise).toBeCloseTo(1, 0);
  expect((spread(outside(mean)) * Math.sqrt(crossings)) / noise).toBeCloseTo(1, 0);
});

test("in the mean the measurements during the crossing are the lowest", () => {
  const hidden = inside(mean);
  expect(hidden).toHaveLength(6);
  const average = hidden.reduce((sum, v) => sum + v, 0) / 6;
  expect(Math.abs(average + depth)).toBeLessThan((2 * depth) / 8.7);
});
