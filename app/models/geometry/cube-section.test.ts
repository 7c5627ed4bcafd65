import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutCube } from "./cube-section";
import type { Point3 } from "./point3";

/** The tilt at which the normal points to the corner: arctg √2. */
const toCorner = (Math.atan(Math.SQRT2) * 180) / Math.PI;
const lengths = (polygon: readonly Point3[]) =>
  polygon.map((point, i) => {
    const next = polygon[(i + 1) % polygon.length] as Point3;
    return Math.hypot(point[0] - next[0], point[1] - next[1], point[2] - next[2]);
  });

describe("a plane through a cube of 10 cm", () => {
  test("that lies flat leaves a square of 10 cm, upright through two edges a rectangle of 10 by 14,1", () => {
    for (const side of lengths(cutCube(0, 2).polygon)) expect(side).toBeCloseTo(10, 10);
    expect(
      lengths(cutCube(90, 0).polygon)
        .sort((a, b) => a - b)
        .map((side) => Math.round(side * 10) / 10),
    ).toEqual([10, 10, 14.1, 14.1]);
  });

  test("across the diagonal through the middle leaves a regular hexagon of 7,07 cm", () => {
    const { polygon } = cutCube(toCorner, 0);
    expect(polygon).toHaveLength(6);
    for (const side of lengths(polygon)) expect(side).toBeCloseTo(5 * Math.SQRT2, 10);
  });

  test("leaves 3, 4, 5 or 6 sides: at 54,7° from 6 cm 3, flat 4, at 35° from 3 cm 5, at 54,7° from 1 cm 6", () => {
    const sides = (tilt: number, distance: number) => cutCube(tilt, distance).polygon.length;
    expect([sides(toCorner, 6), sides(0, 3), sides(35, 3), sides(toCorner, 1)]).toEqual([3, 4, 5, 6]);
  });

  test("misses it beyond 8,66 cm, half the diagonal", () => {
    expect(cutCube(toCorner, 8.6).polygon).toHaveLength(3);
    expect(cutCube(toCorner, 8.7).polygon).toHaveLength(0);
  });

  test("leaves below a solid with V − E + F = 2 (Euler), and a section with at most one side for each face", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: -80, max: 86 }), (tilt, tenths) => {
        const { polygon, below, sides } = cutCube(tilt, tenths / 10);
        fc.pre(sides.includes(-1));
        expect(below.corners - below.edges + below.faces).toBe(2);
        expect([0, 3, 4, 5, 6]).toContain(polygon.length);
      }),
    );
  });
});
