import { expect, test } from "vitest";
import { fillings, lengthened, pressure } from "./zeroja-absolute";

test("whatever the filling, two measured points lead to the same zero", () => {
  for (const p0 of fillings) {
    expect(lengthened([-50, pressure(p0, -50)], [100, pressure(p0, 100)])).toBeCloseTo(-273.15, 9);
  }
});

test("each degree takes away 1/273 of the pressure at 0 °C", () => {
  expect((pressure(110, 1) - pressure(110, 0)) / 110).toBeCloseTo(1 / 273.15, 9);
});
