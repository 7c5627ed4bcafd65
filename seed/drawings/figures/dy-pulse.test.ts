import { expect, test } from "vitest";
import { heights, type Pair, pairs } from "./dy-pulse";

test("equal pulses up and down leave the rope straight for a moment", () => {
  for (const x of [-40, 0, 25]) expect(heights(pairs[1] as Pair, x, 0).rope).toBeCloseTo(0, 12);
});

test("two pulses up add, and afterwards each has its own height again", () => {
  const pair = pairs[0] as Pair;
  expect(heights(pair, 0, 0).rope).toBe(pair[0] + pair[1]);
  expect(heights(pair, 300, -300).rope).toBeCloseTo(pair[0], 6);
});
