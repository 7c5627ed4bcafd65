import { expect, test } from "vitest";
import { flight, gravity, reach, ring, soles, takeOff } from "./mars";

const top = (g: number) => soles(g, flight(g) / 2);

test("the legs that lift her 0.40 m on the Earth lift her 1.05 m on Mars, for 1.50 s instead of 0.57", () => {
  expect(takeOff).toBeCloseTo(2.8, 2);
  expect(top(gravity.earth)).toBeCloseTo(0.4, 9);
  expect(top(gravity.mars)).toBeCloseTo(1.05, 2);
  expect(flight(gravity.earth)).toBeCloseTo(0.57, 2);
  expect(flight(gravity.mars)).toBeCloseTo(1.5, 2);
  expect(soles(gravity.mars, flight(gravity.mars))).toBeCloseTo(0, 9);
});

test("her hand passes the ring by 15 cm on Mars and lacks 50 cm on the Earth", () => {
  expect(reach + top(gravity.mars) - ring).toBeCloseTo(0.15, 2);
  expect(ring - reach - top(gravity.earth)).toBeCloseTo(0.5, 9);
});
