import { expect, test } from "vitest";
import { driftSpeed, electronWay, snailWay } from "./rryma-elektrike";

test("two amperes drift through 0.20 mm² of copper at 0.74 mm/s: a metre takes 23 minutes", () => {
  expect(driftSpeed(2, 0.2e-6) * 1e3).toBeCloseTo(0.735, 3);
  expect(1 / driftSpeed(2, 0.2e-6) / 60).toBeCloseTo(22.7, 1);
});

test("half the section doubles the drift", () => {
  expect(driftSpeed(2, 0.1e-6)).toBeCloseTo(2 * driftSpeed(2, 0.2e-6), 12);
});

test("after two minutes the snail is at 12 cm, the electron at 8.8", () => {
  expect(snailWay).toBeCloseTo(120, 9);
  expect(electronWay).toBeCloseTo(88.2, 1);
});
