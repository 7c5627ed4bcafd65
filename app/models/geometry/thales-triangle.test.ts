import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { base, triangleOver } from "./thales-triangle";

describe("a triangle over a base of 10 cm", () => {
  test("with its corner above the middle of the circle has two sides of 7,07 cm and a right angle", () => {
    const { a, b, angle } = triangleOver(90, 5);
    expect(a).toBeCloseTo(Math.sqrt(50), 10);
    expect(b).toBeCloseTo(Math.sqrt(50), 10);
    expect(angle).toBeCloseTo(90, 10);
  });

  test("has sides of 6 and 8 cm where the corner is seen under 2·arctg(3/4)", () => {
    const { a, b, excess } = triangleOver((2 * Math.atan2(3, 4) * 180) / Math.PI, 5);
    expect(a).toBeCloseTo(6, 10);
    expect(b).toBeCloseTo(8, 10);
    expect(excess).toBeCloseTo(0, 10);
  });

  test("outside the circle, 6 cm above the middle, has squares of 61 cm² each: 22 cm² too much", () => {
    const { a, b, angle, excess } = triangleOver(90, 6);
    expect(a * a).toBeCloseTo(61, 10);
    expect(b * b).toBeCloseTo(61, 10);
    expect(excess).toBeCloseTo(22, 10);
    expect(angle).toBeLessThan(90);
  });

  test("has squares that fill the large one on the circle, fall short inside and are too large outside (Euclid I.47, 48)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 179 }),
        fc.double({ min: 1, max: 8, noNaN: true }),
        (direction, distance) => {
          expect(triangleOver(direction, base / 2).excess).toBeCloseTo(0, 9);
          // By the parallelogram's law the excess is 2·(distance² − 25), whatever the direction.
          expect(triangleOver(direction, distance).excess).toBeCloseTo(2 * (distance ** 2 - 25), 9);
        },
      ),
    );
  });
});
