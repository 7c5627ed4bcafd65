import { expect, test } from "vitest";
import { height, swing } from "./kuiz-varka-ne-vale";

test("the boat is at its highest after 2 s, 6 s and 10 s, a quarter of an oscillation each second", () => {
  for (const t of [2, 6, 10]) expect(height(t)).toBeCloseTo(swing.amplitude, 12);
  expect(1 / swing.period).toBe(0.25);
});
