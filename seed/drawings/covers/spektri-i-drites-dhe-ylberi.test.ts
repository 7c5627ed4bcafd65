import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { descartes, dropRay, water } from "./spektri-i-drites-dhe-ylberi";

const sine = (ray: Vec2, normal: Vec2) => Math.abs(ray[0] * normal[1] - ray[1] * normal[0]);
const back = (height: number, index: number) => {
  const { out } = dropRay(height, index);
  return (Math.atan2(out[1], -out[0]) * 180) / Math.PI;
};
const between = (p: Vec2, q: Vec2): Vec2 => {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  return [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
};

test("the index is that of water to air at 20 °C", () => {
  expect(water(0.6563)).toBeCloseTo(1.3312, 4);
  expect(water(0.5893)).toBeCloseTo(1.333, 3);
  expect(water(0.4047)).toBeCloseTo(1.3427, 4);
});

test("every ray obeys Snell's law where it enters and leaves, and the mirror's law between", () => {
  for (const height of [0.1, 0.5, 0.86, 0.97]) {
    const n = water(0.5893);
    const ray = dropRay(height, n);
    const [inside, mirrored] = [between(ray.enter, ray.back), between(ray.back, ray.exit)];
    expect(sine([1, 0], ray.enter)).toBeCloseTo(n * sine(inside, ray.enter), 10);
    expect(sine(inside, ray.back)).toBeCloseTo(sine(mirrored, ray.back), 10);
    expect(sine(ray.out, ray.exit)).toBeCloseTo(n * sine(mirrored, ray.exit), 10);
    expect(sine(ray.through, ray.back)).toBeCloseTo(n * sine(inside, ray.back), 10);
    for (const p of [ray.enter, ray.back, ray.exit]) expect(Math.hypot(...p)).toBeCloseTo(1, 10);
  }
});

test("no ray comes back steeper than Descartes's", () => {
  for (const wavelength of [0.4, 0.55, 0.7]) {
    const n = water(wavelength);
    const steepest = back(descartes(n), n);
    for (let height = 0; height < 1; height += 0.01) expect(back(height, n)).toBeLessThanOrEqual(steepest + 1e-9);
  }
});

test("the bow is red outside at 42.4° and violet inside at 40.5°", () => {
  expect(back(descartes(water(0.7)), water(0.7))).toBeCloseTo(42.4, 0);
  expect(back(descartes(water(0.4)), water(0.4))).toBeCloseTo(40.5, 0);
});
