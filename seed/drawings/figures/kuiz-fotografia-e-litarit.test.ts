import { expect, test } from "vitest";
import { height, rope } from "./kuiz-fotografia-e-litarit";

test("the crests stand at 0,6 m, 1,8 m and 3,0 m, the troughs halfway between them", () => {
  for (const x of [0.6, 1.8, 3]) expect(height(x)).toBeCloseTo(rope.amplitude, 12);
  for (const x of [0, 1.2, 2.4]) expect(height(x)).toBeCloseTo(-rope.amplitude, 12);
});
