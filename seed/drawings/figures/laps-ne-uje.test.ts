import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { criticalAngle, refraction, water } from "./dy-ligje-ne-nje-pike";
import { eye, seen, surface } from "./laps-ne-uje";

const sineFromUpright = (from: Vec2, to: Vec2) => (to[0] - from[0]) / Math.hypot(to[0] - from[0], to[1] - from[1]);

test("light at 50° enters water at 35.1°", () => {
  expect(refraction(50, 1, water)).toBeCloseTo(35.08, 2);
});

test("at 48.6° light under water reaches its limit; one degree more and nothing comes out", () => {
  expect(criticalAngle(water, 1)).toBeCloseTo(48.6, 1);
  expect(refraction(criticalAngle(water, 1) - 1, water, 1)).toBeLessThan(90);
  expect(refraction(criticalAngle(water, 1) + 1, water, 1)).toBeNull();
});

test("the ray from the pencil to the eye obeys Snell's law where it leaves the water", () => {
  const point: Vec2 = [356, 430];
  const { exit } = seen(point);
  expect(sineFromUpright(exit, eye)).toBeCloseTo(water * sineFromUpright(point, exit), 9);
});

test("seen almost straight from above, three quarters of the depth are left", () => {
  const { image } = seen([eye[0] - 0.5, surface + 120]);
  expect((image[1] - surface) / 120).toBeCloseTo(1 / water, 4);
});

test("the more aslant the eye looks, the higher the image rises", () => {
  const heights = [600, 450, 300].map((x) => seen([x, 430]).image[1]);
  expect(heights).toEqual(heights.slice().sort((a, b) => b - a));
});
