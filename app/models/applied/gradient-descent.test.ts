import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bottom, learn, loss, rateFor, slope } from "./gradient-descent";

const rates = fc.double({ min: 0.005, max: 0.25, noNaN: true });

describe("the machine with one screw", () => {
  test("goes with rate 0,05 from 0 to 1,9, 2,85, 3,325 and 3,56 and loses 73, 18,85, 5,31, 1,93, 1,08 min²", () => {
    const screws = learn(0.05, 4);
    [0, 1.9, 2.85, 3.325, 3.5625].forEach((w, i) => {
      expect(screws[i]).toBeCloseTo(w, 10);
    });
    [73, 18.85, 5.3125, 1.928, 1.082].forEach((value, i) => {
      expect(loss(screws[i] as number)).toBeCloseTo(value, 3);
    });
  });

  test("finds 3,8 in one step with rate 0,1", () => {
    expect(learn(0.1, 1)[1]).toBeCloseTo(bottom, 12);
    expect(slope(bottom)).toBe(0);
  });

  test("jumps with rate 0,2 between 0 and 7,6 for ever", () => {
    [0, 7.6, 0, 7.6, 0].forEach((w, i) => {
      expect(learn(0.2, 4)[i]).toBeCloseTo(w, 10);
    });
  });

  test("lands with rate 0,22 at 8,36, where the loss is 104,8 min²", () => {
    expect(learn(0.22, 1)[1]).toBeCloseTo(8.36, 10);
    expect(loss(8.36)).toBeCloseTo(104.8, 1);
    expect(rateFor(8.36)).toBeCloseTo(0.22, 12);
  });

  test("multiplies its distance to the bottom by 1 − 10·rate, and learns where its first step lands short of 7,6", () => {
    fc.assert(
      fc.property(rates, (rate) => {
        const [from = 0, to = 0, next = 0] = learn(rate, 2);
        expect(to - bottom).toBeCloseTo((1 - 10 * rate) * (from - bottom), 10);
        fc.pre(Math.abs(rate - 0.2) > 1e-6);
        expect(loss(next) < loss(from)).toBe(to < 2 * bottom);
      }),
    );
  });
});
