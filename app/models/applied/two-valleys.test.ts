import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startValues } from "../kit/touch-model";
import { crest, deep, descend, endOf, loss, shallow, slope } from "./two-valleys";
import { valleyOfTheStart } from "./valley-of-the-start";

describe("a loss with two valleys", () => {
  test("is 0,33 at −2, 5,67 at 2 and 7,49 on the crest at 0,5", () => {
    expect([deep, shallow, crest].map((w) => Number(loss(w).toFixed(2)))).toEqual([0.33, 5.67, 7.49]);
  });

  test("has the slope that it should: the difference of two near losses", () => {
    for (const w of [-3, -1, 0, 1.5, 3]) expect((loss(w + 1e-5) - loss(w - 1e-5)) / 2e-5).toBeCloseTo(slope(w), 6);
  });

  test("takes a start at 0 with rate 0,05 to −0,1, then −0,22: the first slope is 2", () => {
    expect(descend(0, 0.05, 2).map((w) => Number(w.toFixed(2)))).toEqual([0, -0.1, -0.22]);
  });

  test("ends where it started: left of the crest at −2, right of it at 2, on it nowhere else, with small steps", () => {
    expect([0.45, 0.5, 0.55].map((start) => endOf(start, 0.02))).toEqual([deep, crest, shallow]);
    fc.assert(
      fc.property(fc.double({ min: -3.2, max: 3.2, noNaN: true }), (start) => {
        fc.pre(Math.abs(start - crest) > 1e-3);
        expect(endOf(start, 0.02)).toBe(start < crest ? deep : shallow);
      }),
    );
  });

  test("lets large steps jump the crest: from 3 with rate 0,18 down to 0,75, from 3,2 to the deep valley", () => {
    expect(descend(3, 0.18, 1)[1]).toBeCloseTo(0.75, 10);
    expect(endOf(3.2, 0.05)).toBe(shallow);
    expect(endOf(3.2, 0.18)).toBe(deep);
  });

  test("comes within a hundredth of a bottom from every start, up to the largest step", () => {
    for (let start = -3.2; start < 3.2; start += 0.013) {
      for (const rate of [0.05, 0.1, 0.18]) {
        const end = descend(start, rate, 400).at(-1) as number;
        expect(Math.min(Math.abs(end - deep), Math.abs(end - shallow))).toBeLessThan(0.01);
      }
    }
  });
});

test("the question is answered by the first start that ends in the deeper valley", () => {
  const start = startValues(valleyOfTheStart);
  expect(valleyOfTheStart.question.shown({ ...start, nisja: 0.6 })).toBe(false);
  expect(valleyOfTheStart.question.shown({ ...start, nisja: 0.4 })).toBe(true);
});
