import { expect, test } from "vitest";
import { critical, friction, moving, resting, slid } from "./forca-dhe-ferkimi";

const degrees = Array.from({ length: 89 }, (_, i) => ((i + 1) * Math.PI) / 180);

test("the block stays exactly as long as the tangent of the slope is at most the coefficient at rest", () => {
  for (const angle of degrees) {
    if (Math.tan(angle) <= resting) expect(slid(angle)).toBe(0);
    else expect(slid(angle)).toBeGreaterThan(0);
  }
});

test("friction at rest balances the pull downhill and never asks for more than μs·N", () => {
  for (const angle of degrees.filter((a) => a <= critical)) {
    expect(friction(angle)).toBeCloseTo(Math.sin(angle), 12);
    expect(friction(angle)).toBeLessThanOrEqual(resting * Math.cos(angle) + 1e-12);
  }
  expect(friction(critical)).toBeCloseTo(resting * Math.cos(critical), 12);
});

test("once it slides, friction is less, and twice the time makes four times the way", () => {
  expect(friction(critical + 1e-9)).toBeCloseTo(moving * Math.cos(critical), 6);
  expect(slid(1, 1)).toBeCloseTo(4 * slid(1, 0.5), 9);
});
