import { expect, test } from "vitest";
import { descartes, dropRay, water } from "../covers/spektri-i-drites-dhe-ylberi";
import { heights, returned } from "./rrezet-e-ylberit";

const yellow = water(0.5893);

test("the formula gives the same angle as the ray followed through the drop", () => {
  for (const height of [0.2, 0.6, 0.86, 0.95]) {
    const { out } = dropRay(height, yellow);
    expect(returned(height, yellow)).toBeCloseTo((Math.atan2(out[1], -out[0]) * 180) / Math.PI, 9);
  }
});

test("seven of the 40 rays come back between 40° and the summit, 42.1°, but one between 10° and 12°", () => {
  const angles = heights.map((height) => returned(height, yellow));
  const steepest = returned(descartes(yellow), yellow);
  expect(steepest).toBeCloseTo(42.1, 1);
  expect(Math.max(...angles)).toBeLessThanOrEqual(steepest);
  expect(angles.filter((angle) => angle > 40)).toHaveLength(7);
  expect(angles.filter((angle) => angle > 40 && angle < 42)).toHaveLength(6);
  expect(angles.filter((angle) => angle > 10 && angle < 12)).toHaveLength(1);
});
