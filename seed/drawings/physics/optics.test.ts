import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { cauchy, meet, prism, reflect, refract, throughPrism } from "./optics";

const angleTo = (ray: Vec2, normal: Vec2) => Math.acos(Math.abs(ray[0] * normal[0] + ray[1] * normal[1]));
const down = (degrees: number): Vec2 => {
  const a = (degrees * Math.PI) / 180;
  return [Math.sin(a), Math.cos(a)];
};
const up: Vec2 = [0, -1];

test("a refracted ray obeys Snell's law and stays a unit vector", () => {
  for (const degrees of [0, 10, 35, 60, 85]) {
    const ray = refract(down(degrees), up, 1 / 1.5) as Vec2;
    expect(Math.sin(angleTo(ray, up)) * 1.5).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 12);
    expect(Math.hypot(...ray)).toBeCloseTo(1, 12);
  }
});

test("from glass to air light turns back beyond the critical angle", () => {
  const critical = (Math.asin(1 / 1.5) * 180) / Math.PI;
  expect(refract(down(critical - 0.1), up, 1.5)).not.toBeNull();
  expect(refract(down(critical + 0.1), up, 1.5)).toBeNull();
});

test("a mirrored ray leaves at the angle it came", () => {
  const ray = reflect(down(40), up);
  expect(angleTo(ray, up)).toBeCloseTo((40 * Math.PI) / 180, 12);
  expect(ray[1]).toBeLessThan(0);
});

test("a ray meets a line where both are", () => {
  expect(meet([0, 0], [1, 0], [5, -3], [5, 3])).toEqual([5, 0]);
});

test("in the symmetric passage a prism bends by 2·asin(n·sin(A/2)) − A", () => {
  const half = Math.PI / 6;
  const incidence = Math.asin(1.5 * Math.sin(half));
  const climb = incidence - half;
  const glass = prism([0, 0], 100, half);
  const ray = throughPrism(glass, [-300, 140], [Math.cos(climb), -Math.sin(climb)], 1.5, 500);
  expect(ray?.inside[1]).toBeCloseTo(0, 10);
  const deviation = Math.atan2(ray?.out[1] ?? 0, ray?.out[0] ?? 0) + climb;
  expect(deviation).toBeCloseTo(2 * incidence - 2 * half, 10);
});

test("Cauchy's index falls with the wavelength", () => {
  const n = cauchy(1.5, 0.004);
  expect(n(0.4)).toBeCloseTo(1.525, 10);
  expect(n(0.7)).toBeLessThan(n(0.4));
});
