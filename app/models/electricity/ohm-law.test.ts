import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldAlong, heating, ohmCurrent, wireLength } from "./ohm-law";
import { voltageAndResistance } from "./voltage-and-resistance";

const positive = fc.double({ min: 0.01, max: 100, noNaN: true });

describe("a wire of constantan, 0,245 mm²", () => {
  test("of 2 m has 4 Ω: 2 V drive 0,5 A, 6 V drive 1,5 A", () => {
    expect(wireLength(4)).toBeCloseTo(2, 12);
    expect(ohmCurrent(2, 4)).toBeCloseTo(0.5, 12);
    expect(ohmCurrent(6, 4)).toBeCloseTo(1.5, 12);
  });

  test("of 5 m has 10 Ω: 6 V drive 0,6 A and warm it with 3,6 W; of 1 m, 3 A and 18 W", () => {
    expect(wireLength(10)).toBeCloseTo(5, 12);
    expect(ohmCurrent(6, 10)).toBeCloseTo(0.6, 12);
    expect(heating(6, 10)).toBeCloseTo(3.6, 12);
    expect(ohmCurrent(6, 2)).toBeCloseTo(3, 12);
    expect(heating(6, 2)).toBeCloseTo(18, 12);
  });

  test("the current doubles with the voltage, halves with the resistance, and stays when both double", () => {
    fc.assert(
      fc.property(positive, positive, (voltage, resistance) => {
        const current = ohmCurrent(voltage, resistance);
        expect(ohmCurrent(2 * voltage, resistance) / current).toBeCloseTo(2, 9);
        expect(ohmCurrent(voltage, 2 * resistance) / current).toBeCloseTo(0.5, 9);
        expect(ohmCurrent(2 * voltage, 2 * resistance) / current).toBeCloseTo(1, 9);
      }),
    );
  });

  test("the current follows the push on a metre alone: the same field, the same current, however long the wire", () => {
    fc.assert(
      fc.property(positive, positive, (voltage, resistance) => {
        expect(fieldAlong(voltage, resistance) / ohmCurrent(voltage, resistance)).toBeCloseTo(2, 9);
        expect(heating(voltage, resistance)).toBeCloseTo(voltage * ohmCurrent(voltage, resistance), 6);
      }),
    );
  });
});

test("the question is answered when voltage and resistance are both twice what they were, not when one is", () => {
  const { shown } = voltageAndResistance.question;
  expect(shown({ tensioni: 4, rezistenca: 8 })).toBe(true);
  expect(shown({ tensioni: 4, rezistenca: 4 })).toBe(false);
  expect(shown({ tensioni: 2, rezistenca: 8 })).toBe(false);
});
