import { expect, test } from "vitest";
import { flux, halves, whole } from "./magneti-i-prere";

/** Returns the field along the axis: the flux near the axis divided by its area. */
const onAxis = (pieces: Parameters<typeof flux>[0], z: number) => flux(pieces, z, 2) / (Math.PI * 4);

test("on the axis of one long magnet the field falls as it does for a solenoid", () => {
  const cosines = (z: number) => (130 - z) / Math.hypot(130 - z, 34) + (130 + z) / Math.hypot(130 + z, 34);
  expect(onAxis(whole, 60) / onAxis(whole, 0)).toBeCloseTo(cosines(60) / cosines(0), 3);
  expect(onAxis(whole, 200) / onAxis(whole, 0)).toBeCloseTo(cosines(200) / cosines(0), 3);
});

test("in the gap the lines go on the same way as inside the pieces: out of one new pole, into the other", () => {
  const [, [from, to]] = halves;
  expect(onAxis(halves, 0)).toBeGreaterThan(0);
  expect(onAxis(halves, (from + to) / 2)).toBeGreaterThan(onAxis(halves, 0));
});

test("half a magnet has poles of its own: beside it the field runs backwards", () => {
  const [, [from, to]] = halves;
  const middle = (from + to) / 2;
  expect(flux(halves, middle, 90)).toBeLessThan(flux(halves, middle, 50));
});
