import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { press } from "./press";

const cm2 = 1e-4;

describe("the worked example of the page: 15 mm and 27 mm, 10 N over 5 cm", () => {
  const area = (diameter: number) => (Math.PI * diameter ** 2) / 4;
  const { small, large } = press({ smallArea: area(0.015), largeArea: area(0.027), force: 10, path: 0.05 });

  test("the finger's 10 N become 32.4 N, as 27²/15² = 3.24 says", () => {
    expect(large.force).toBeCloseTo(32.4, 10);
  });
  test("both sides stand under 56.6 kPa", () => {
    expect(small.pressure).toBeCloseTo(56_588, 0);
    expect(large.pressure).toBeCloseTo(small.pressure, 6);
  });
  test("the large piston rises 1.54 cm", () => {
    expect(large.path).toBeCloseTo(0.05 / 3.24, 10);
  });
  test("8.8 ml change sides, less than the 10 ml of the small syringe", () => {
    expect(small.volume * 1e6).toBeCloseTo(8.8, 1);
  });
  test("the hand gives 0.5 J, and the load gets 0.5 J", () => {
    expect(small.work).toBeCloseTo(0.5, 10);
    expect(large.work).toBeCloseTo(0.5, 10);
  });
});

test("equal pistons change nothing but the place", () => {
  const { small, large } = press({ smallArea: 4 * cm2, largeArea: 4 * cm2, force: 20, path: 0.03 });
  expect([large.force, large.path]).toEqual([small.force, small.path]);
});

test("a piston twice as wide across pushes four times as hard and goes a quarter of the way", () => {
  const { large } = press({ smallArea: 1 * cm2, largeArea: 4 * cm2, force: 5, path: 0.08 });
  expect(large.force).toBeCloseTo(20, 10);
  expect(large.path).toBeCloseTo(0.02, 10);
});

test("no force, no pressure; no path, no work", () => {
  const still = press({ smallArea: 2 * cm2, largeArea: 8 * cm2, force: 0, path: 0 });
  expect([still.large.force, still.large.pressure, still.large.volume, still.large.work]).toEqual([0, 0, 0, 0]);
});

test("whatever is set, pressure, volume and work agree on both sides", () => {
  const area = fc.double({ min: 0.1, max: 100, noNaN: true });
  const amount = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(area, area, amount, amount, (smallArea, largeArea, force, path) => {
      const { small, large } = press({ smallArea: smallArea * cm2, largeArea: largeArea * cm2, force, path });
      for (const what of ["pressure", "volume", "work"] as const) {
        expect(Math.abs(large[what] - small[what])).toBeLessThanOrEqual(1e-9 * Math.max(1, small[what]));
      }
    }),
  );
});
