import { expect, test } from "vitest";
import { eye, farPoint, glasses, ray } from "./syri-miop";

const end = (height: number, worn: boolean) => ray(height, worn).at(-1)?.[1] as number;

test("without glasses parallel light crosses before the retina and smears", () => {
  expect(end(46, false)).toBeLessThan(-10);
  expect(end(-46, false)).toBeCloseTo(-end(46, false), 9);
});

test("with glasses that have their focus at the far point all rays meet in one place of the retina", () => {
  for (const height of [-46, -23, 23, 46]) expect(end(height, true)).toBeCloseTo(0, 9);
});

test("the glasses take away what the eye has too much, seen from where they stand", () => {
  expect(1 / farPoint).toBeCloseTo(1 / eye.focus - 1 / eye.retina, 9);
  expect(-glasses.focus + glasses.before).toBeCloseTo(farPoint, 9);
});
