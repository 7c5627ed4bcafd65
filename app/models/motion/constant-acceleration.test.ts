import fc from "fast-check";
import { expect, test } from "vitest";
import { displacementAt, duration, velocityAt, wayTo } from "./constant-acceleration";

test("8 m/s against −4 m/s²: still for a moment after 2 s, 8 m away, and back at the start after 4 s", () => {
  expect(velocityAt(8, -4, 2)).toBe(0);
  expect(displacementAt(8, -4, 2)).toBe(8);
  expect(displacementAt(8, -4, duration)).toBe(0);
  expect(velocityAt(8, -4, duration)).toBe(-8);
  expect(wayTo(8, -4, duration)).toBe(16);
});

test("6 m/s against −2 m/s²: turns after 3 s, 9 m away, and has gone 10 m when it is at 8 m", () => {
  expect(displacementAt(6, -2, 4)).toBe(8);
  expect(wayTo(6, -2, 4)).toBe(10);
});

test("without turning the way is the displacement", () => {
  expect(wayTo(5, 1, 4)).toBe(28);
  expect(wayTo(5, 0, 4)).toBe(20);
  expect(wayTo(6, -1, 4)).toBe(displacementAt(6, -1, 4));
});

const speed = fc.double({ min: 0, max: 8, noNaN: true });
const acceleration = fc.double({ min: -4, max: 2, noNaN: true });
const time = fc.double({ min: 0, max: duration, noNaN: true });

test("the displacement is the mean of first and last velocity by the time, and never more than the way", () => {
  fc.assert(
    fc.property(speed, acceleration, time, (v0, a, t) => {
      expect(displacementAt(v0, a, t)).toBeCloseTo(((v0 + velocityAt(v0, a, t)) / 2) * t, 9);
      expect(wayTo(v0, a, t)).toBeGreaterThanOrEqual(Math.abs(displacementAt(v0, a, t)) - 1e-9);
    }),
  );
});
