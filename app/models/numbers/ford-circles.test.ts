import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { circlesCutBy, circlesWithin, diameterOf, type Fraction, isCutBy, quotient } from "./ford-circles";

const written = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

describe("the circles on the fractions", () => {
  test("from 1 to 2 with denominators to 4 stand on 1, 5/4, 4/3, 3/2, 5/3, 7/4, 2", () => {
    const fractions = circlesWithin(1, 2, 1 / 16).sort((a, b) => quotient(a) - quotient(b));
    expect(fractions.map(written)).toEqual(["1/1", "5/4", "4/3", "3/2", "5/3", "7/4", "2/1"]);
  });

  test("from 0,4 to 0,6 with denominators to 5 reach in from 0, 2/5, 1/2, 3/5 and 1, not from 1/3 or 2/3", () => {
    const fractions = circlesWithin(0.4, 0.6, 1 / 25).sort((a, b) => quotient(a) - quotient(b));
    expect(fractions.map(written)).toEqual(["0/1", "2/5", "1/2", "3/5", "1/1"]);
  });

  test("from −1 to 1 with denominators to 2 stand on −1, −1/2, 0, 1/2, 1", () => {
    const fractions = circlesWithin(-1, 1, 1 / 4).sort((a, b) => quotient(a) - quotient(b));
    expect(fractions.map(written)).toEqual(["-1/1", "-1/2", "0/1", "1/2", "1/1"]);
  });

  test("over 3/2 and 7/5 are cut at √2, those over 4/3 and 10/7 are not: 0,081 and 0,0144 are more than 1/(2n²)", () => {
    const cut = (numerator: number, denominator: number) => isCutBy(Math.SQRT2, { numerator, denominator });
    expect([cut(3, 2), cut(7, 5), cut(4, 3), cut(10, 7)]).toEqual([true, true, false, false]);
    expect(isCutBy(1.5, { numerator: 3, denominator: 2 })).toBe(true);
  });

  test("that a line cuts are ever smaller and ever nearer, and are all within half their diameter", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2, noNaN: true }), (x) => {
        const cut = circlesCutBy(x, 1e-5);
        const away = cut.map((fraction) => Math.abs(x - quotient(fraction)));
        for (const [i, fraction] of cut.entries()) {
          expect(isCutBy(x, fraction)).toBe(true);
          if (i === 0) continue;
          expect(fraction.denominator).toBeGreaterThan((cut[i - 1] as Fraction).denominator);
          expect(away[i]).toBeLessThan(away[i - 1] as number);
        }
      }),
    );
  });

  test("under √2 that the line cuts are 1, 3/2, 7/5, 17/12, 41/29, 99/70, 239/169, 577/408 and so on", () => {
    expect(circlesCutBy(Math.SQRT2, 1 / 408 ** 2).map(written)).toEqual([
      "1/1",
      "3/2",
      "7/5",
      "17/12",
      "41/29",
      "99/70",
      "239/169",
      "577/408",
    ]);
  });

  test("under 17/12 end with the one that stands on it: 1, 3/2, 7/5, 17/12 and none below", () => {
    const cut = circlesCutBy(17 / 12, 1e-8).map(written);
    expect(cut).toEqual(["1/1", "3/2", "7/5", "17/12"]);
  });

  test("under φ = (1 + √5)/2 have the numbers of Fibonacci one above the other", () => {
    const golden = (1 + Math.sqrt(5)) / 2;
    for (const { numerator, denominator } of circlesCutBy(golden, 1e-6).slice(2)) {
      // n of Fibonacci's sequence where 5n² ± 4 is a square. The next one is above it.
      expect([-4, 4].some((four) => Number.isInteger(Math.sqrt(5 * denominator ** 2 + four)))).toBe(true);
      expect(numerator).toBe(Math.round(denominator * golden));
    }
  });

  test("touch or stand apart, and never overlap (Ford 1938)", () => {
    const circles = circlesWithin(1, 2, 1 / 400);
    for (const [i, one] of circles.entries())
      for (const other of circles.slice(i + 1)) {
        const [r, s] = [diameterOf(one) / 2, diameterOf(other) / 2];
        const apart = Math.hypot(quotient(one) - quotient(other), r - s);
        expect(apart).toBeGreaterThanOrEqual(r + s - 1e-12);
      }
  });

  test("never stand on √2: m² = 2n² for no fraction (denominators to thirty million)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000_000 }), (denominator) => {
        const numerator = Math.round(denominator * Math.SQRT2);
        expect(BigInt(numerator) ** 2n).not.toBe(2n * BigInt(denominator) ** 2n);
      }),
    );
  });
});
