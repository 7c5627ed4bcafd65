import { expect, test } from "vitest";
import { f, points, slope } from "./kuiz-kodra";

test("only at C does the curve fall; the top is level", () => {
  expect(slope(points.C)).toBeLessThan(-1);
  expect(slope(points.B)).toBeCloseTo(0, 6);
  expect(slope(points.A)).toBeGreaterThan(1);
  expect(slope(points.D)).toBeGreaterThan(1);
});

test("only D lies below the axis", () => {
  expect(
    Object.entries(points)
      .filter(([, x]) => f(x) < 0)
      .map(([name]) => name),
  ).toEqual(["D"]);
});
