import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limitOf, lineAt, partialSums, termsOf } from "./geometric-sum";
import { squaresInARow } from "./squares-in-a-row";

const ratios = fc.double({ min: 0.25, max: 0.99, noNaN: true });

describe("the sum of 1 + q + q² + …", () => {
  test("with a half is 1, 1,5, 1,75, 1,875 and approaches 2", () => {
    expect(partialSums(0.5, 4)).toEqual([1, 1.5, 1.75, 1.875]);
    expect(limitOf(0.5)).toBe(2);
  });

  test("with three quarters approaches 4, with a quarter 4/3 (Archimedes)", () => {
    expect(limitOf(0.75)).toBe(4);
    expect(limitOf(0.25)).toBeCloseTo(4 / 3, 12);
  });

  test("with terms that do not shrink has no limit: twelve ones are 12", () => {
    expect([1, 1.5].map(limitOf)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(partialSums(1, 12).at(-1)).toBe(12);
  });

  test("misses its limit by qⁿ of it, and never reaches it", () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 1, max: 12 }), (ratio, count) => {
        const rest = limitOf(ratio) - (partialSums(ratio, count).at(-1) ?? 0);
        expect(rest / limitOf(ratio)).toBeCloseTo(ratio ** count, 9);
        expect(rest).toBeGreaterThan(0);
      }),
    );
  });

  test("has the corners of its squares on one line that meets the ground at the limit", () => {
    fc.assert(
      fc.property(ratios, (ratio) => {
        const starts = [0, ...partialSums(ratio, 11)];
        for (const [i, side] of termsOf(ratio, 12).entries())
          expect(lineAt(ratio, starts[i] ?? 0)).toBeCloseTo(side, 9);
        expect(lineAt(ratio, limitOf(ratio))).toBeCloseTo(0, 9);
      }),
    );
  });
});

test("the question is answered where the squares shrink to three quarters", () => {
  expect(squaresInARow.question.shown({ q: 0.7, sa: 12 })).toBe(false);
  expect(squaresInARow.question.shown({ q: 0.75, sa: 4 })).toBe(true);
});
