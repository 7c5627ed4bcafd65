import { expect, test } from "vitest";
import { launch, place, velocity } from "./kuiz-topi-ne-ajer";

test("on the way up only the upward speed changes, by g every second", () => {
  const [before, after] = [velocity(0.3), velocity(0.7)];
  expect(after[0]).toBe(before[0]);
  expect(after[1] - before[1]).toBeCloseTo(-launch.g * 0.4, 12);
  expect(before[1]).toBeGreaterThan(after[1]);
  expect(after[1]).toBeGreaterThan(0);
});

test("the velocity lies along the path", () => {
  const [a, b] = [place(0.499), place(0.501)];
  const [vx, vy] = velocity(0.5);
  expect((b[1] - a[1]) / (b[0] - a[0])).toBeCloseTo(vy / vx, 9);
});
