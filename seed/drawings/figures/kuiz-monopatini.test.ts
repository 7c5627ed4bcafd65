import { expect, test } from "vitest";
import { last, speed } from "./kuiz-monopatini";

test("the area under the line, summed in thin strips, is the road of 12 m", () => {
  const strips = 1000;
  const width = last / strips;
  const road = Array.from({ length: strips }, (_, i) => speed((i + 0.5) * width) * width).reduce((a, b) => a + b, 0);
  expect(road).toBeCloseTo(12, 9);
  expect(speed(last)).toBe(6);
});
