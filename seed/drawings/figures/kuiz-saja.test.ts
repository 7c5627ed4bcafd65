import { expect, test } from "vitest";
import { angle, knot, tip } from "./kuiz-saja";

test("the arrow leans by the angle named, so that its part along the road is F cos α and not the whole of F", () => {
  const [along, up] = [tip[0] - knot[0], knot[1] - tip[1]];
  expect(along).toBeCloseTo(Math.hypot(along, up) * Math.cos(angle), 9);
  expect(along).toBeLessThan(0.9 * Math.hypot(along, up));
});
