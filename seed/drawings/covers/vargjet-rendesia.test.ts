import { expect, test } from "vitest";
import { fibonacci, goldenAngle, seed, seeds, spiral, turnOf } from "./vargjet-rendesia";

test("the golden angle divides the circle in the golden section", () => {
  expect((goldenAngle * 180) / Math.PI).toBeCloseTo(137.5078, 4);
  expect((2 * Math.PI - goldenAngle) / goldenAngle).toBeCloseTo((2 * Math.PI) / (2 * Math.PI - goldenAngle), 12);
});

test("every seed has the same room: n seeds lie within √n", () => {
  for (const n of [10, 100, 500]) expect(Math.hypot(...seed(n))).toBeCloseTo(Math.sqrt(n), 10);
});

test("no two seeds come nearer than 1.5 times the spread", () => {
  const places = seeds.map(seed);
  const gaps = places.flatMap(([x, y], i) => places.slice(i + 1).map(([u, v]) => Math.hypot(u - x, v - y)));
  expect(gaps.reduce((least, gap) => Math.min(least, gap))).toBeGreaterThan(1.5);
});

test("the seeds of Fibonacci close in on the axis, by turns from either side", () => {
  for (const [i, n] of fibonacci.slice(2).entries()) {
    const [before, here] = [seed(fibonacci[i + 1] as number)[1], seed(n)[1]];
    expect(before * here).toBeLessThan(0);
    expect(Math.abs(here)).toBeLessThan(Math.abs(before));
  }
});

test("each third number is the sum of the two before", () => {
  for (const [i, n] of fibonacci.slice(2).entries()) {
    expect(n).toBe((fibonacci[i] as number) + (fibonacci[i + 1] as number));
  }
});

test("the seeds n, n + 21, … lie on one spiral, the seeds n, n + 34, … on one that turns the other way", () => {
  expect(turnOf(21) * turnOf(34)).toBeLessThan(0);
  for (const step of [21, 34]) {
    const path = spiral(step, 0, step);
    for (const n of [5 * step, 9 * step]) {
      const nearest = Math.min(...path.map(([x, y]) => Math.hypot(x - seed(n)[0], y - seed(n)[1])));
      expect(nearest).toBeLessThan(0.4);
    }
  }
});
