import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cornerLength,
  cornerTime,
  cycloid,
  cycloidTime,
  end,
  gravity,
  onCorner,
  onCycloid,
  onStraight,
  straightTime,
} from "./slides";

const anyCorner = fc.record({
  x: fc.double({ min: 0, max: Math.PI, noNaN: true }),
  y: fc.double({ min: 0.1, max: 2.6, noNaN: true }),
});

describe("a bead that slides 2 m down and π m aside", () => {
  test("takes 1,19 s on the straight line and 1,00 s on the cycloid, which is 28 cm longer", () => {
    expect(straightTime).toBeCloseTo(1.189, 3);
    expect(cycloidTime).toBeCloseTo(1.003, 3);
    expect(4 - Math.hypot(end.x, end.y)).toBeCloseTo(0.276, 3);
  });

  test("through a corner on the straight line takes as long as without one", () => {
    expect(cornerTime({ x: end.x / 2, y: 1 })).toBeCloseTo(straightTime, 10);
    expect(cornerLength({ x: end.x / 2, y: 1 })).toBeCloseTo(Math.hypot(end.x, end.y), 10);
  });

  test("through a corner 0,48 m aside and 1,09 m down takes 1,03 s; straight down and then level, 1,14 s", () => {
    expect(cornerTime({ x: 0.48, y: 1.09 })).toBeCloseTo(1.032, 3);
    // Free fall from 2 m takes 0.639 s; then π m at 6.26 m/s.
    expect(cornerTime({ x: 0, y: 2 })).toBeCloseTo(0.6386 + 0.5015, 3);
  });

  test("is nowhere faster than on the cycloid, wherever the corner", () => {
    fc.assert(fc.property(anyCorner, (corner) => void expect(cornerTime(corner)).toBeGreaterThan(cycloidTime * 1.028)));
  });

  test("on the cycloid runs at √(2·g·y) at every height", () => {
    for (const time of [0.2, 0.5, 0.8]) {
      const [before, after] = [onCycloid(time - 1e-5), onCycloid(time + 1e-5)];
      const speed = Math.hypot(after.x - before.x, after.y - before.y) / 2e-5;
      expect(speed).toBeCloseTo(Math.sqrt(2 * gravity * onCycloid(time).y), 4);
    }
    expect(cycloid(Math.PI).x).toBeCloseTo(end.x, 10);
  });

  test("on a straight line has gone a quarter of the way in half of the time (Galileo)", () => {
    const { x, y } = onStraight(straightTime / 2);
    expect(x).toBeCloseTo(end.x / 4, 10);
    expect(y).toBeCloseTo(end.y / 4, 10);
  });

  test("through a corner runs at √(2·g·y) on both pieces, and is in the corner when the first is over", () => {
    const corner = { x: 0.48, y: 1.09 };
    // From rest, the mean speed of the first piece is half of the last.
    const first = (2 * Math.hypot(corner.x, corner.y)) / Math.sqrt(2 * gravity * corner.y);
    expect(onCorner(corner, first).x).toBeCloseTo(corner.x, 10);
    expect(onCorner(corner, first).y).toBeCloseTo(corner.y, 10);
    for (const time of [first / 2, first + 0.2, cornerTime(corner) - 0.1]) {
      const [before, after] = [onCorner(corner, time - 1e-5), onCorner(corner, time + 1e-5)];
      const speed = Math.hypot(after.x - before.x, after.y - before.y) / 2e-5;
      expect(speed).toBeCloseTo(Math.sqrt(2 * gravity * onCorner(corner, time).y), 4);
    }
  });

  test("turns the corner without a jump and waits at the end", () => {
    fc.assert(
      fc.property(anyCorner, (corner) => {
        const early = onCorner(corner, cornerTime(corner) - 1e-9);
        expect(Math.hypot(early.x - end.x, early.y - end.y)).toBeLessThan(1e-6);
        expect(onCorner(corner, 9)).toEqual(end);
      }),
    );
    expect(onStraight(9)).toEqual(end);
    expect(onCycloid(9).y).toBeCloseTo(2, 10);
  });
});
