import fc from "fast-check";
import { expect, test } from "vitest";
import { arrival, crestStart, ropeHeight, ropeLength } from "./pulse-at-end";
import { pulseReturns } from "./pulse-returns";

const times = fc.double({ min: 0, max: 2.4, noNaN: true });

test("a pulse of 4 m/s is at the end of 6 m after 1.2 s", () => expect(arrival).toBeCloseTo(1.2, 10));

test("a tied end stays where it is, a free one is thrown twice as high as the pulse", () => {
  fc.assert(
    fc.property(times, (time) => {
      expect(ropeHeight(ropeLength, time, false)).toBeCloseTo(0, 10);
    }),
  );
  expect(ropeHeight(ropeLength, arrival, true)).toBeCloseTo(2, 10);
});

test("0.6 s later the pulse is back by 2.4 m, turned over from a tied end and upright from a free one", () => {
  expect(ropeHeight(ropeLength - 2.4, arrival + 0.6, false)).toBeCloseTo(-1, 10);
  expect(ropeHeight(ropeLength - 2.4, arrival + 0.6, true)).toBeCloseTo(1, 10);
});

test("it rises to half its height 20 cm before its crest and falls to half 45 cm behind", () => {
  expect(ropeHeight(crestStart, 0, false)).toBeCloseTo(1, 10);
  expect(ropeHeight(crestStart + 0.2, 0, false)).toBeCloseTo(0.5, 10);
  expect(ropeHeight(crestStart - 0.45, 0, false)).toBeCloseTo(0.5, 10);
});

test("its steep front goes before it on the way back, too", () => {
  const back = (from: number) => ropeHeight(ropeLength - 2.4 + from, arrival + 0.6, true);
  expect(back(-0.5)).toBe(0);
  expect(back(0.5)).toBeGreaterThan(0.3);
});

test("a rope whose crest is at a tied end, where much of it is cancelled, still moves (the energy is in its speed)", () => {
  const places = Array.from({ length: 61 }, (_, i) => ropeLength - i / 40);
  const speeds = places.map(
    (x) => (ropeHeight(x, arrival + 0.01, false) - ropeHeight(x, arrival - 0.01, false)) / 0.02,
  );
  expect(Math.max(...speeds.map(Math.abs))).toBeGreaterThan(1);
});

test("the question is answered by a pulse that is back from the tied end", () => {
  const { shown } = pulseReturns.question;
  expect(shown({ koha: 1, fundi: 0 })).toBe(false);
  expect(shown({ koha: 1.6, fundi: 0 })).toBe(true);
  expect(shown({ koha: 1.6, fundi: 1 })).toBe(false);
});
