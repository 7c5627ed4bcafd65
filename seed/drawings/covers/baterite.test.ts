import { expect, test } from "vitest";
import { load, voltage } from "./baterite";

test("what reaches the lamp and what is lost in the cells add up to the electromotive force", () => {
  for (const n of [1, 3, 9]) {
    const current = voltage(n) / load;
    expect(voltage(n) + n * current).toBeCloseTo(n, 12);
  }
});

test("each further cell brings less, and no pile lights the lamp with more than the limit", () => {
  for (let n = 1; n < 60; n++) {
    expect(voltage(n + 1) - voltage(n)).toBeLessThan(voltage(n) - voltage(n - 1));
    expect(voltage(n)).toBeLessThan(load);
  }
  expect(voltage(9)).toBeCloseTo(4.5, 12);
});
