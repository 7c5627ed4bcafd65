import { expect, test } from "vitest";
import type { Vec2 } from "../kit/curve";
import magnet, { field, halfLine, loops, pivots } from "./magnetet-dhe-fushat-magnetike";

test("on the axis the loops give Biot and Savart's Σ R²/2(R² + z²)^(3/2)", () => {
  for (const z of [0, 120, 260, 700]) {
    const exact = loops.reduce((sum, loop) => sum + 58 ** 2 / (2 * (58 ** 2 + (z - loop) ** 2) ** 1.5), 0);
    expect(field([z, 1e-4])[0] / exact).toBeCloseTo(1, 6);
  }
});

test("a line of the field comes back to the equator at right angles: with its mirror image it is closed", () => {
  for (const off of [41, 50]) {
    const line = halfLine(off);
    const end = line.at(-1) as Vec2;
    const [along, across] = field(end);
    expect(Math.abs(end[0])).toBeLessThan(1e-6);
    expect(Math.abs(across / along)).toBeLessThan(1e-3);
  }
});

test("once round a closed line the field adds up to the current it encloses (Ampère)", () => {
  const line = halfLine(41, 1000, 1.5);
  let sum = 0;
  for (const [i, q] of line.slice(1).entries()) {
    const p = line[i] as Vec2;
    const [bx, by] = field([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
    sum += 2 * (bx * (q[0] - p[0]) + by * (q[1] - p[1]));
  }
  expect(sum / loops.length).toBeCloseTo(1, 2);
});

test("there are as many compasses as the title says", () => {
  expect(pivots).toHaveLength(136);
  expect(magnet.title).toContain("njëqind e tridhjetë e gjashtë");
});
