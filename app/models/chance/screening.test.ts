import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { illIfPositive, people, screen } from "./screening";

const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });

describe("a test that finds 90 % of the ill and alarms 9 % of the healthy", () => {
  test("finds 9 of 10 ill people where 1 in 100 is ill, and alarms 89 healthy ones: 9,2 % of the positive are ill", () => {
    expect(screen(0.01, 0.9, 0.09)).toEqual({ found: 9, missed: 1, alarmed: 89, cleared: 901 });
    expect(illIfPositive(0.01, 0.9, 0.09)).toBeCloseTo(0.0917, 4);
  });

  test("is right for 52,6 % of the positive where 1 in 10 is ill, and for 47,4 % of them still at 8,3 %", () => {
    expect(screen(0.1, 0.9, 0.09)).toEqual({ found: 90, missed: 10, alarmed: 81, cleared: 819 });
    expect(illIfPositive(0.1, 0.9, 0.09)).toBeCloseTo(90 / 171, 10);
    expect(illIfPositive(1 / 12, 0.9, 0.09)).toBeCloseTo(0.476, 3);
  });

  test("is right for 90,9 % of the positive where one half is ill", () => {
    expect(illIfPositive(0.5, 0.9, 0.09)).toBeCloseTo(10 / 11, 10);
  });
});

describe("a test where 1 in 100 is ill", () => {
  test("gains little from finding all of the ill (10,1 %) and much from 1 % of false alarms (47,6 %)", () => {
    expect(illIfPositive(0.01, 1, 0.09)).toBeCloseTo(0.1009, 4);
    expect(illIfPositive(0.01, 0.9, 0.01)).toBeCloseTo(0.4762, 4);
  });
});

describe("any test", () => {
  test("counts every person once", () => {
    fc.assert(
      fc.property(share, share, share, (prevalence, sensitivity, falseAlarms) => {
        const { found, missed, alarmed, cleared } = screen(prevalence, sensitivity, falseAlarms);
        expect(found + missed + alarmed + cleared).toBe(people);
        expect(Math.min(found, missed, alarmed, cleared)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("multiplies the odds of being ill by sensitivity over false alarms (Bayes)", () => {
    fc.assert(
      fc.property(share, share, share, (prevalence, sensitivity, falseAlarms) => {
        const after = illIfPositive(prevalence, sensitivity, falseAlarms) as number;
        const odds = (p: number) => p / (1 - p);
        expect(odds(after) / odds(prevalence)).toBeCloseTo(sensitivity / falseAlarms, 6);
      }),
    );
  });

  test("says nothing of the positive where there are none", () => {
    expect(illIfPositive(0, 0.9, 0)).toBeNull();
  });
});
