import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  echoDepths,
  echoTime,
  fingerDepth,
  fingerGap,
  fingers,
  headDepths,
  reachOf,
  spotWidth,
  wallDepth,
  wavelengthInTissue,
} from "./echo-imaging";
import { probe } from "./probe-over-body";

describe("echoes in soft tissue", () => {
  test("come after 52 and 169 μs from a head whose sides lie 4 and 13 cm deep", () => {
    expect(headDepths(13)).toEqual([4, 13]);
    expect(echoTime(4)).toBeCloseTo(52, 0);
    expect(echoTime(13)).toBeCloseTo(169, 0);
  });

  test("of 5 MHz have waves of 0,31 mm and come from 15 cm, of 10 MHz 0,15 mm and 7,4 cm", () => {
    expect(wavelengthInTissue(5)).toBeCloseTo(0.31, 2);
    expect(reachOf(5)).toBeCloseTo(15, 0);
    expect(wavelengthInTissue(10)).toBeCloseTo(0.15, 2);
    expect(reachOf(10)).toBeCloseTo(7.4, 10);
  });

  test("pay every gain in fineness with depth: reach and wavelength keep their ratio", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 20, noNaN: true }), (megahertz) => {
        expect(reachOf(megahertz) / wavelengthInTissue(megahertz)).toBeCloseTo(74 / 1.54, 8);
      }),
    );
  });

  test("come from the wall, from both sides of the head, and under 10 MHz no longer from the far one", () => {
    expect(echoDepths(13, 5)).toHaveLength(3);
    expect(echoDepths(13, 10)).toHaveLength(2);
    expect(echoDepths(8, 5)).toHaveLength(1);
    expect(echoDepths(3.6, 5)).toHaveLength(2);
  });
});

describe("the hidden body", () => {
  test("has fingers 2,6 mm apart", () => {
    for (const [place, [x]] of fingers.entries())
      expect(x).toBeCloseTo((fingers[0]?.[0] ?? 0) + (place * fingerGap) / 10, 10);
  });

  test("has a head 11 cm wide and 9 cm high, an ellipse; where its sides are steep they give no echo", () => {
    fc.assert(
      fc.property(fc.double({ min: -4.7, max: 4.7, noNaN: true }), (aside) => {
        const depths = headDepths(13 + aside);
        expect(depths).toHaveLength(2);
        for (const depth of depths) expect((aside / 5.5) ** 2 + ((depth - 8.5) / 4.5) ** 2).toBeCloseTo(1, 9);
      }),
    );
    expect([headDepths(8.2), headDepths(17.8)]).toEqual([[], []]);
  });

  test("has a wall 1,7 to 2,3 cm deep, which first goes down", () => {
    const depths = Array.from({ length: 201 }, (_, i) => wallDepth(i / 10));
    expect(Math.min(...depths)).toBeCloseTo(1.7, 2);
    expect(Math.max(...depths)).toBeCloseTo(2.3, 2);
    expect(wallDepth(4)).toBeGreaterThan(wallDepth(0));
  });

  test("is seen whole, fingers apart and the head's far side, from 3 to 5,5 MHz only", () => {
    const seen = [2, 2.5, 3, 4, 5.5, 6, 10, 15].map((frekuenca) => probe.question.shown({ sonda: 20, frekuenca }));
    expect(seen).toEqual([false, false, true, true, true, false, false, false]);
    expect(spotWidth(fingerDepth, 2.5)).toBeGreaterThan(fingerGap);
    expect(reachOf(6)).toBeLessThan(13);
  });

  test("is not seen before the probe has passed it", () => {
    expect(probe.question.shown({ sonda: 10, frekuenca: 4 })).toBe(false);
  });
});
