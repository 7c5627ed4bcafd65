import { expect, test } from "vitest";
import { left } from "./kuiz-rezervuari";

test("the points read from the graph are whole, and every 100 km take the same fuel", () => {
  expect([left(0), left(300)]).toEqual([45, 27]);
  for (const km of [0, 100, 250, 500]) expect(left(km) - left(km + 100)).toBeCloseTo(6, 9);
});
