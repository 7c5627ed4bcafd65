import { expect, test } from "vitest";
import { height, rungs } from "./shkalla-e-rrymave";

test("every factor of ten is the same step", () => {
  expect(height(1) - height(10)).toBeCloseTo(height(0.001) - height(0.01), 9);
});

test("the current through the body at 230 V lies between what the residual-current device and the breaker see", () => {
  const body = rungs.find(({ danger }) => danger)?.ampere ?? 0;
  expect(body).toBeCloseTo(230 / 1000, 9);
  expect(body).toBeGreaterThan(0.03);
  expect(body).toBeLessThan(25);
});
