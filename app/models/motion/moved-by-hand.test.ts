import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { duration, motionAt, topSpeed } from "./moved-by-hand";

const place = fc.double({ min: 0, max: 60, noNaN: true });
const inside = fc.double({ min: 0.01, max: duration - 0.01, noNaN: true });

describe("a car that goes 48 cm out in 2 s and comes back", () => {
  test("is fastest half way, at 36 cm/s, and stands still where it turns", () => {
    expect(motionAt(48, 0, 1)).toMatchObject({ x: 24, v: 36 });
    expect(motionAt(48, 0, 2).x).toBe(48);
    expect(motionAt(48, 0, 2).v).toBeCloseTo(0, 12);
    expect(topSpeed(48, 0)).toBeCloseTo(36, 10);
  });

  test("has an acceleration of −72 cm/s² where it turns, not zero", () => {
    expect(motionAt(48, 0, 2).a).toBeCloseTo(-72, 10);
  });
});

describe("a car that a hand moves", () => {
  test("starts from rest at 0, passes both places on time and ends at rest", () => {
    fc.assert(
      fc.property(place, place, (first, last) => {
        expect(motionAt(first, last, 0)).toMatchObject({ x: 0, v: 0 });
        expect(motionAt(first, last, 2).x).toBeCloseTo(first, 10);
        expect(motionAt(first, last, duration).x).toBeCloseTo(last, 10);
        expect(motionAt(first, last, duration).v).toBeCloseTo(0, 10);
      }),
    );
  });

  test("passes its first place without a jump of place, velocity or acceleration (a spline)", () => {
    fc.assert(
      fc.property(place, place, (first, last) => {
        const [before, after] = [motionAt(first, last, 2 - 1e-9), motionAt(first, last, 2)];
        for (const of of ["x", "v", "a"] as const) expect(before[of]).toBeCloseTo(after[of], 5);
      }),
    );
  });

  test("through 30 cm at 2 s to 60 cm at 4 s passes the middle at 22,5 cm/s without acceleration", () => {
    expect(motionAt(30, 60, 2)).toMatchObject({ x: 30, v: 22.5 });
    expect(motionAt(30, 60, 2).a).toBeCloseTo(0, 10);
  });

  test("has the slope of x as its velocity and the slope of v as its acceleration, all along", () => {
    const step = 1e-5;
    fc.assert(
      fc.property(place, place, inside, (first, last, time) => {
        const [before, after] = [motionAt(first, last, time - step), motionAt(first, last, time + step)];
        const now = motionAt(first, last, time);
        expect((after.x - before.x) / (2 * step)).toBeCloseTo(now.v, 2);
        expect((after.v - before.v) / (2 * step)).toBeCloseTo(now.a, 1);
      }),
    );
  });

  test("has the area under v as its displacement", () => {
    fc.assert(
      fc.property(place, place, inside, (first, last, time) => {
        const steps = 2000;
        let area = 0;
        for (let i = 0; i < steps; i++) area += (motionAt(first, last, ((i + 0.5) * time) / steps).v * time) / steps;
        expect(area).toBeCloseTo(motionAt(first, last, time).x, 2);
      }),
    );
  });
});
