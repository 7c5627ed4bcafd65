import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyArea, type RightTriangle, type Spot, sum, trianglesAt } from "./four-triangles";
import { swapPlaces } from "./swap-places";

const legs = fc.double({ min: 2, max: 12, noNaN: true });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

/** Returns the greatest gap between two triangles across any of their six sides. Below 0 they overlap. */
function gap(one: RightTriangle, other: RightTriangle): number {
  const sides = [one, other].flatMap((triangle) =>
    triangle.map((from, i): Spot => {
      const to = triangle[(i + 1) % 3] as Spot;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
    }),
  );
  const along = (triangle: RightTriangle, [x, y]: Spot) => triangle.map((point) => point[0] * x + point[1] * y);
  const gaps = sides.map((side) => {
    const [first, second] = [along(one, side), along(other, side)];
    return Math.max(Math.min(...second) - Math.max(...first), Math.min(...first) - Math.max(...second));
  });
  return Math.max(...gaps);
}

describe("four triangles in a square of 14 cm", () => {
  test("with legs of 6 and 8 cm leave 100 cm², the square of 10 cm", () =>
    expect(emptyArea(8, 0)).toBeCloseTo(100, 10));

  test("with legs of 7 cm leave 98 cm², with legs of 5 and 9 cm 106 cm²", () => {
    expect(emptyArea(7, 0)).toBeCloseTo(98, 10);
    expect(emptyArea(9, 1)).toBeCloseTo(106, 10);
  });

  test("fill two rectangles of 6 by 8 cm at the end: corners meet at 6 cm to the right and 8 cm up", () => {
    const [, , third, fourth] = trianglesAt(8, 1);
    expect(third?.[0]).toEqual([6, 8]);
    expect(fourth?.[1]).toEqual([6, 8]);
  });

  test("leave as much wherever they are: a² + b² = c² (Euclid I.47)", () => {
    fc.assert(
      fc.property(legs, shares, (b, slid) => {
        expect(emptyArea(b, slid)).toBeCloseTo((sum - b) ** 2 + b ** 2, 8);
      }),
    );
  });

  test("never lie on one another, nor outside the square", () => {
    fc.assert(
      fc.property(legs, shares, (b, slid) => {
        const triangles = trianglesAt(b, slid);
        for (const [i, one] of triangles.entries()) {
          for (const other of triangles.slice(i + 1)) expect(gap(one, other)).toBeGreaterThan(-1e-9);
          for (const part of one.flat()) {
            expect(part).toBeGreaterThan(-1e-9);
            expect(part).toBeLessThan(sum + 1e-9);
          }
        }
      }),
    );
  });
});

test("the question is answered when all have changed places", () => {
  expect(swapPlaces.question.shown({ vendi: 66, b: 8 })).toBe(false);
  expect(swapPlaces.question.shown({ vendi: 100, b: 8 })).toBe(true);
});
