import { expect, test } from "vitest";
import { rim, rimSpeed } from "./rrota-rri-ne-vend";

test("the rim's point stands still on the road and runs at twice the wheel's speed on top", () => {
  expect(rimSpeed(0)).toBe(0);
  expect(rimSpeed(Math.PI)).toBeCloseTo(2, 12);
  expect(rim(2 * Math.PI)[1]).toBeCloseTo(0, 12);
});

test("the speed is the way of the point in a small turn", () => {
  const h = 1e-5;
  for (const angle of [0.4, 1.7, 3, 5.5]) {
    const [a, b] = [rim(angle - h), rim(angle + h)];
    expect(Math.hypot(b[0] - a[0], b[1] - a[1]) / (2 * h)).toBeCloseTo(rimSpeed(angle), 8);
  }
});
