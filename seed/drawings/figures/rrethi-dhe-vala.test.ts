import { expect, test } from "vitest";
import { onCircle, shown } from "./rrethi-dhe-vala";

test("on the unit circle the squares of sine and cosine add to one, at every angle", () => {
  for (const angle of [0, shown, 90, 137, 210, 359]) expect(Math.hypot(...onCircle(angle))).toBeCloseTo(1, 12);
});

test("past half a turn the sine is negative", () => {
  expect(onCircle(210)[1]).toBeCloseTo(-0.5, 12);
});
