import { expect, test } from "vitest";
import { cycloid } from "../covers/lidhja-mes-matematikes-dhe-fizikes";
import type { Vec2 } from "../kit/curve";
import { ray } from "./shtresat-e-drites";

test("in every layer the sine of the angle over the speed is the same", () => {
  const corners = ray(5, 1.6);
  const ratios = corners.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = corners[i] as Vec2;
    return (x - fromX) / Math.hypot(x - fromX, y - fromY) / Math.sqrt(y);
  });
  for (const ratio of ratios) expect(ratio).toBeCloseTo(Math.SQRT1_2, 12);
});

test("the thinner the layers, the nearer the ray comes to the cycloid", () => {
  const [x] = cycloid(1, Math.acos(1 - 1.6));
  const misses = [5, 50, 500].map((count) => Math.abs((ray(count, 1.6).at(-1)?.[0] as number) - x));
  expect(misses).toEqual(misses.slice().sort((a, b) => b - a));
  expect(misses.at(-1)).toBeLessThan(0.005);
});
