import fc from "fast-check";
import { expect, test } from "vitest";
import { accelerate, kineticEnergy, timeToReach, timeToRest } from "./motion";

const velocity = fc.double({ min: -30, max: 30, noNaN: true });
const pull = fc.double({ min: -20, max: 20, noNaN: true });

test("a stone that falls for 2 s has gone 19,62 m and has 19,62 m/s", () => {
  const stone = accelerate({ x: 0, v: 0 }, 9.81, 2);
  expect(stone.x).toBeCloseTo(19.62, 12);
  expect(stone.v).toBeCloseTo(19.62, 12);
});

test("many short steps end where one long step ends", () => {
  fc.assert(
    fc.property(velocity, pull, fc.integer({ min: 1, max: 200 }), (v, a, steps) => {
      let body = { x: 1, v };
      for (let i = 0; i < steps; i++) body = accelerate(body, a, 3 / steps);
      const whole = accelerate({ x: 1, v }, a, 3);
      expect(body.x).toBeCloseTo(whole.x, 8);
      expect(body.v).toBeCloseTo(whole.v, 8);
    }),
  );
});

test("the work of the force is the change of kinetic energy", () => {
  fc.assert(
    fc.property(velocity, pull, (v, a) => {
      const mass = 3;
      const later = accelerate({ x: 0, v }, a, 2);
      expect(kineticEnergy(mass, later.v) - kineticEnergy(mass, v)).toBeCloseTo(mass * a * later.x, 6);
    }),
  );
});

test("a body at 4 m/s that loses 2 m/s each second is at rest after 2 s, in either direction", () => {
  expect(timeToRest(4, -2)).toBe(2);
  expect(timeToRest(-4, 2)).toBe(2);
});

test("a body that is pushed the way it goes, or not at all, never comes to rest", () => {
  for (const [v, a] of [
    [4, 2],
    [-4, -2],
    [4, 0],
    [0, 2],
  ] as const) {
    expect(timeToRest(v, a)).toBe(Number.POSITIVE_INFINITY);
  }
});

test("a distance is reached at the first of the moments when the body is there", () => {
  expect(timeToReach(20, 4, 0)).toBe(5);
  expect(timeToReach(20, 0, 2.5)).toBe(4);
  expect(timeToReach(-20, 0, -2.5)).toBe(4);
  // Thrown up at 20 m/s with 10 m/s² down. It is at 15 m after 1 s, and again after 3 s.
  expect(timeToReach(15, 20, -10)).toBeCloseTo(1, 12);
  expect(timeToReach(-25, 20, -10)).toBeCloseTo(5, 12);
});

test("the top of a throw is reached once", () => {
  expect(timeToReach(20, 20, -10)).toBeCloseTo(2, 12);
});

test("a body that turns back before, goes the other way or rests never gets there", () => {
  expect(timeToReach(21, 20, -10)).toBe(Number.POSITIVE_INFINITY);
  expect(timeToReach(5, -1, 0)).toBe(Number.POSITIVE_INFINITY);
  expect(timeToReach(5, 0, 0)).toBe(Number.POSITIVE_INFINITY);
});

test("twice the velocity is four times the kinetic energy", () => {
  expect(kineticEnergy(2, 3)).toBe(9);
  expect(kineticEnergy(2, 6)).toBe(36);
});
