import fc from "fast-check";
import { expect, test } from "vitest";
import { lorentzFactor, lostInAnHour, wayInOneTick } from "./light-clock";

test("a clock at 0,6 of the speed of light ticks 1,25 times slower and moves three quarters of its height in a tick", () => {
  expect(lorentzFactor(0.6)).toBeCloseTo(1.25, 12);
  expect(wayInOneTick(0.6)).toBeCloseTo(0.75, 12);
});

test("at 0,8 it loses 24 minutes of an hour, at 0,28 two minutes and 24 seconds", () => {
  expect(lostInAnHour(0.8)).toBeCloseTo(24 * 60, 9);
  expect(lostInAnHour(0.28)).toBeCloseTo(144, 9);
});

test("on a jet, 250 m/s, it loses 1,25 nanoseconds of an hour (v²/2c²)", () => {
  expect(lostInAnHour(250 / 299_792_458) * 1e9).toBeCloseTo(1.2517, 3);
});

test("the flash's slanted way is as long as light goes in the tick: Pythagoras holds at every speed", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (speed) => {
      expect(Math.hypot(1, wayInOneTick(speed))).toBeCloseTo(lorentzFactor(speed), 8);
    }),
  );
});
