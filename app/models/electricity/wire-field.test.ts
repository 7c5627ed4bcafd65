import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compassByWire } from "./compass-by-wire";
import { bearing, cancelDistance, earth, wholeField, wireField } from "./wire-field";

const strength = ([east, north]: readonly [number, number]) => Math.hypot(east, north);
const current = fc.double({ min: 0.1, max: 10, noNaN: true });
const place = fc.record({
  distance: fc.double({ min: 0.5, max: 20, noNaN: true }),
  angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
});

describe("a compass beside a wire", () => {
  test("2 cm north of 2 A turns 38,7° to the west; the wire gives 20 µT there", () => {
    expect(strength(wireField(2, [0, 2]))).toBeCloseTo(20, 2);
    expect(bearing(wholeField(2, [0, 2]))).toBeCloseTo(-38.66, 2);
  });

  test("4 cm north of it turns 21,8°, more than half", () => {
    expect(bearing(wholeField(2, [0, 4]))).toBeCloseTo(-21.8, 1);
  });

  test("has no north 1,6 cm west of 2 A, and 50 µT as far in the east", () => {
    const distance = cancelDistance(2);
    expect(distance).toBeCloseTo(1.6, 2);
    expect(strength(wholeField(2, [-distance, 0]))).toBeCloseTo(0, 9);
    expect(strength(wholeField(2, [distance, 0]))).toBeCloseTo(2 * earth, 9);
  });

  test("feels the wire at a right angle to the way there, and half as much twice as far", () => {
    fc.assert(
      fc.property(current, place, (amperes, { distance, angle }) => {
        const point = [distance * Math.cos(angle), distance * Math.sin(angle)] as const;
        const field = wireField(amperes, point);
        expect(field[0] * point[0] + field[1] * point[1]).toBeCloseTo(0, 9);
        expect(strength(wireField(amperes, [2 * point[0], 2 * point[1]])) / strength(field)).toBeCloseTo(0.5, 9);
      }),
    );
  });

  test("turns the other way when the current does", () => {
    expect(bearing(wholeField(-2, [0, 2]))).toBeCloseTo(38.66, 2);
  });
});

test("2 cm north of the wire 2 A turn the needle 38.7° towards the west, as in the lesson", () => {
  const needle = { drejtimi: 0, largesia: 2, rryma: 2 };
  expect(compassByWire.describe(needle)).toContain("38,7° drejt perëndimit");
  expect(compassByWire.readings(needle)).toContainEqual(["Gjilpëra drejt perëndimit", "38,7°"]);
});

test("west of the wire, where it is stronger than the Earth, the needle turns round to the south", () => {
  const needle = { drejtimi: -90, largesia: 1.4, rryma: 3 };
  expect(compassByWire.readings(needle)).toContainEqual(["Gjilpëra drejt jugut", "180,0°"]);
  expect(compassByWire.describe(needle)).toContain("180,0° drejt jugut");
});
