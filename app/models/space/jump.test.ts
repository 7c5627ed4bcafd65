import fc from "fast-check";
import { expect, test } from "vitest";
import { flightTime, gravity, heightAt, takeOff, topOf } from "./jump";
import { jumpOnMars } from "./jump-on-mars";

const speed = takeOff(0.4);

test("a jump of 40 cm leaves with 2.80 m/s and lasts 0.57 s on Earth", () => {
  expect(speed).toBeCloseTo(2.801, 3);
  expect(flightTime(speed, gravity.earth)).toBeCloseTo(0.571, 3);
});

test("with that speed it lasts 1.50 s on Mars and is 105 cm high", () => {
  expect(flightTime(speed, gravity.mars)).toBeCloseTo(1.502, 3);
  expect(topOf(speed, gravity.mars)).toBeCloseTo(1.052, 3);
});

test("height and time grow by the same 2.63 times, as gravity falls, whatever the jump", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 0.6, noNaN: true }), (height) => {
      const from = takeOff(height);
      expect(topOf(from, gravity.mars) / height).toBeCloseTo(gravity.earth / gravity.mars, 9);
      expect(flightTime(from, gravity.mars) / flightTime(from, gravity.earth)).toBeCloseTo(2.63, 2);
    }),
  );
});

test("half of the time goes up and half down, and after the landing one stands", () => {
  const whole = flightTime(speed, gravity.mars);
  expect(heightAt(speed, gravity.mars, whole / 2)).toBeCloseTo(topOf(speed, gravity.mars), 9);
  expect(heightAt(speed, gravity.mars, 0.3)).toBeCloseTo(heightAt(speed, gravity.mars, whole - 0.3), 9);
  expect(heightAt(speed, gravity.mars, whole + 1)).toBe(0);
});

test("the question is answered while the jumper on Earth stands again and the one on Mars still rises", () => {
  for (const lartesia of [10, 40, 60]) {
    const times = Array.from({ length: 96 }, (_, i) => i / 50);
    const shown = times.filter((koha) => jumpOnMars.question.shown({ koha, lartesia }));
    expect(shown.length).toBeGreaterThan(3);
    for (const koha of shown) {
      const heightsAt = (time: number) => {
        const speed = takeOff(lartesia / 100);
        return [heightAt(speed, gravity.earth, time), heightAt(speed, gravity.mars, time)] as const;
      };
      const [[earth, mars], [, later]] = [heightsAt(koha), heightsAt(koha + 1e-6)];
      expect(earth).toBe(0);
      expect(later).toBeGreaterThan(mars);
    }
  }
});
