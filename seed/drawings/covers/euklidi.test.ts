import { expect, test } from "vitest";
import { euclid, measure, sides, squares } from "./euklidi";

const greatestCommonMeasure = (a: number, b: number): number => (b === 0 ? a : greatestCommonMeasure(b, a % b));

test("the squares fill the rectangle without a gap or an overlap", () => {
  expect(squares.reduce((sum, { size }) => sum + size ** 2, 0)).toBe(sides[0] * sides[1]);
  for (const [i, a] of squares.entries()) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.size <= sides[0] && a.y + a.size <= sides[1]).toBe(true);
    for (const b of squares.slice(i + 1)) {
      const apart = a.x + a.size <= b.x || b.x + b.size <= a.x || a.y + a.size <= b.y || b.y + b.size <= a.y;
      expect(apart).toBe(true);
    }
  }
});

test("one square, then two, three and four: the quotients of 215 : 150", () => {
  const counts = [0, 1, 2, 3].map((generation) => squares.filter((s) => s.generation === generation).length);
  expect(counts).toEqual([1, 2, 3, 4]);
  expect(1 + 1 / (2 + 1 / (3 + 1 / 4))).toBeCloseTo(sides[0] / sides[1], 12);
});

test("the last square measures both sides and all squares, and nothing larger does", () => {
  expect(measure).toBe(greatestCommonMeasure(...sides));
  for (const { size } of squares) expect(size % measure).toBe(0);
  const pairs: [number, number][] = [
    [1071, 462],
    [21, 13],
    [12, 8],
  ];
  for (const pair of pairs) expect(euclid(...pair).at(-1)?.size).toBe(greatestCommonMeasure(...pair));
});
