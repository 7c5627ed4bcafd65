import { expect, test } from "vitest";
import { flash, oneWay, speed } from "./ora-prej-drite";

test("the flash of the moving clock is as fast as any other", () => {
  for (const t of [0, 1, 2.5, 4, 5, 7, 9]) {
    const [a, b] = [flash(t), flash(t + 0.5)];
    expect(Math.hypot(b[0] - a[0], b[1] - a[1])).toBeCloseTo(0.5, 10);
  }
});

test("one way takes 5 instead of 4, and the clock goes 3 meanwhile", () => {
  expect(oneWay(0)).toBe(4);
  expect(oneWay(speed)).toBeCloseTo(5, 12);
  expect(flash(oneWay(speed))[0]).toBeCloseTo(3, 12);
  expect(flash(oneWay(speed))[1]).toBeCloseTo(4, 12);
});
