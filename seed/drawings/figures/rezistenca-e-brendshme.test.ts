import { expect, test } from "vitest";
import { work, working } from "./rezistenca-e-brendshme";

test("what the poles give is what the motor takes", () => {
  for (const { ampere, volt } of Object.values(working)) expect(volt).toBeCloseTo(2 * ampere, 9);
});

test("under load the old cell drops to 0.60 V, the new one only to 1.40 V", () => {
  expect(working.old.volt).toBeCloseTo(0.6, 9);
  expect(working.old.ampere).toBeCloseTo(0.3, 9);
  expect(working.fresh.volt).toBeCloseTo(1.395, 3);
});

test("a voltmeter of ten megohms draws next to nothing and sees the electromotive force", () => {
  expect(work({ emf: 1.2, inner: 2 }, 1e7).volt).toBeCloseTo(1.2, 5);
});
