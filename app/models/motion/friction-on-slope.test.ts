import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gravity, onSlope, slidingFriction, slipAngle } from "./friction-on-slope";

const mass = fc.double({ min: 1, max: 500, noNaN: true });

describe("a crate of 40 kg on a board", () => {
  test("of 20° is held by 134 N of friction, of 184 N that are possible, and pressed by 369 N", () => {
    const { pull, friction, limit, normal, slips, acceleration } = onSlope(40, 20);
    expect(pull).toBeCloseTo(134.2, 1);
    expect(friction).toBe(pull);
    expect(limit).toBeCloseTo(184.4, 1);
    expect(normal).toBeCloseTo(368.7, 1);
    expect(slips).toBe(false);
    expect(acceleration).toBe(0);
  });

  test("that lies level needs no friction, though 196 N are possible", () => {
    expect(onSlope(40, 0).friction).toBe(0);
    expect(onSlope(40, 0).limit).toBeCloseTo(196.2, 1);
  });

  test("just past the limit slides with 1,8 m/s² at once", () => {
    expect(onSlope(40, slipAngle + 0.001).acceleration).toBeCloseTo(1.755, 2);
  });
});

test("the limit is 26,6°, with a tangent of 0,5", () => {
  expect(slipAngle).toBeCloseTo(26.565, 3);
  expect(Math.tan((slipAngle * Math.PI) / 180)).toBeCloseTo(0.5, 12);
});

describe("any crate", () => {
  test("slips at the same angle and with the same acceleration, whatever its mass", () => {
    fc.assert(
      fc.property(mass, mass, fc.double({ min: 0, max: 60, noNaN: true }), (one, other, angle) => {
        fc.pre(Math.abs(angle - slipAngle) > 1e-6);
        expect(onSlope(one, angle).slips).toBe(angle > slipAngle);
        expect(onSlope(one, angle).acceleration).toBeCloseTo(onSlope(other, angle).acceleration, 8);
      }),
    );
  });

  test("obeys Newton's second law along the board: g·(sin α − μ·cos α) where it slides", () => {
    fc.assert(
      fc.property(mass, fc.double({ min: 27, max: 60, noNaN: true }), (kilograms, angle) => {
        const radians = (angle * Math.PI) / 180;
        expect(onSlope(kilograms, angle).acceleration).toBeCloseTo(
          gravity * (Math.sin(radians) - slidingFriction * Math.cos(radians)),
          8,
        );
      }),
    );
  });
});
