import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import { eyepiece, objective, throughTelescope } from "./si-funksionojne-syzet-dhe-teleskopet";

const sine = (p: Vec2, q: Vec2) => (q[1] - p[1]) / Math.hypot(q[0] - p[0], q[1] - p[1]);

test("a bundle along the axis meets in the focus and leaves parallel, at every height", () => {
  for (const height of [-124, -60, 30, 124]) {
    const { faces, out } = throughTelescope(height, 0);
    const [, [u, v], [w, x]] = faces as [Vec2, Vec2, Vec2, Vec2];
    expect(v + ((objective.focal - objective.thick / 1.5 - u) * (x - v)) / (w - u)).toBeCloseTo(0, 6);
    expect(out[1]).toBeCloseTo(0, 6);
  }
});

test("small angles leave five times as large and turned over", () => {
  const ratio = throughTelescope(0, 1e-4).out[1] / 1e-4;
  expect(Math.abs(ratio + objective.focal / eyepiece.focal)).toBeLessThan(0.02);
});

test("a bundle as wide and as steep as drawn leaves within two degrees of five times its angle", () => {
  const leaving = [-124, -62, 0, 62, 124]
    .map((height) => throughTelescope(height, (2 * Math.PI) / 180).out)
    .map(([u, v]) => (Math.atan2(v, u) * 180) / Math.PI);
  const middle = leaving.reduce((a, b) => a + b, 0) / leaving.length;
  expect(Math.abs(middle + 10)).toBeLessThan(2);
  for (const angle of leaving) expect(Math.abs(angle - middle)).toBeLessThan(2);
});

test("at both flat faces n times the sine in the glass is the sine in the air", () => {
  for (const angle of [0.01, 0.03]) {
    const [a, b, c, d] = throughTelescope(40, angle).faces as [Vec2, Vec2, Vec2, Vec2];
    expect(1.5 * sine(a, b)).toBeCloseTo(sine(b, c), 9);
    expect(1.5 * sine(c, d)).toBeCloseTo(sine(b, c), 9);
  }
});
