import { expect, test } from "vitest";
import { double, edges, resistance, single } from "./dritarja-dhe-ajri";

test("the second pane halves the loss, although glass itself hardly resists", () => {
  expect(resistance(double) / resistance(single)).toBeCloseTo(2, 9);
  expect((1.5 * 20) / resistance(single)).toBeCloseTo(172, 0);
});

test("the whole fall is shared out: the way ends at the temperature outside", () => {
  for (const layers of [single, double]) expect(edges(layers).at(-1)).toBeCloseTo(0, 9);
});

test("the pane that faces the room has 5 °C alone and 12.5 °C with a second one behind it", () => {
  expect(edges(single)[1]).toBeCloseTo(5.06, 2);
  expect(edges(double)[1]).toBeCloseTo(12.53, 2);
});
