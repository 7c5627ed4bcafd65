import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goldenRatio, greatestCommonDivisor, squaresOf } from "./euclid-squares";

const sides = (length: number, width: number) => squaresOf(length, width).map(({ side }) => side);
const whole = fc.integer({ min: 1, max: 60 });

describe("squares cut off a rectangle", () => {
  test("of 30 by 20 are 20, 10 and 10; of 31 by 20 they go down to 1", () => {
    expect(sides(30, 20)).toEqual([20, 10, 10]);
    expect(sides(31, 20)).toEqual([20, 11, 9, 2, 2, 2, 2, 1, 1]);
  });

  test("of 336 by 210, the floor of the lesson, end with 42; of 215 by 150 with 5", () => {
    expect(sides(336, 210)).toEqual([210, 126, 84, 42, 42]);
    expect(sides(215, 150).at(-1)).toBe(5);
    expect(greatestCommonDivisor(336, 210)).toBe(42);
  });

  test("of 34 by 21 are the numbers of Fibonacci: 21, 13, 8, 5, 3, 2, 1, 1", () => {
    expect(sides(34, 21)).toEqual([21, 13, 8, 5, 3, 2, 1, 1]);
  });

  test("fill a rectangle of whole sides, and the last is the greatest common divisor (VII.2)", () => {
    fc.assert(
      fc.property(whole, whole, (length, width) => {
        const cut = sides(length, width);
        expect(cut.reduce((area, side) => area + side * side, 0)).toBe(length * width);
        expect(cut.at(-1)).toBe(greatestCommonDivisor(length, width));
        expect(length % (cut.at(-1) as number)).toBe(0);
        expect(width % (cut.at(-1) as number)).toBe(0);
      }),
    );
  });

  test("of φ by 1 shrink by φ each time and never end (X.2): 26 of them down to 0,000005", () => {
    const cut = squaresOf(goldenRatio, 1, 5e-6);
    for (const [i, { side }] of cut.entries()) expect(side).toBeCloseTo(goldenRatio ** -i, 8);
    expect(cut).toHaveLength(26);
  });
});
