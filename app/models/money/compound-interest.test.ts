import { describe, expect, test } from "vitest";
import { doublingYears, grown, ruleOf72, yearsFromTo } from "./compound-interest";

describe("compound interest", () => {
  test("makes 14 974 of 1000 in 40 years at 7 %, and 22 497 of 20 000 in 3 years at 4 %", () => {
    expect(grown(1000, 0.07, 40)).toBeCloseTo(14974, 0);
    expect(grown(20_000, 0.04, 3)).toBeCloseTo(22497, 0);
  });

  test("doubles in 10,2 years at 7 %, 6,1 at 12 % and 3,1 at 25 %", () => {
    expect(doublingYears(0.07)).toBeCloseTo(10.2, 1);
    expect(doublingYears(0.12)).toBeCloseTo(6.1, 1);
    expect(doublingYears(0.25)).toBeCloseTo(3.1, 1);
  });

  test("doubles in the same time from every capital", () => {
    for (const capital of [1000, 1700, 4200, 8000])
      expect(yearsFromTo(capital, 2 * capital, 0.07)).toBeCloseTo(doublingYears(0.07), 10);
  });

  test("follows the rule of 72 within 2 % from 6 to 12 %, and by 7 % too little at 25 %", () => {
    for (let percents = 6; percents <= 12; percents++)
      expect(Math.abs(ruleOf72(percents / 100) / doublingYears(percents / 100) - 1)).toBeLessThan(0.02);
    expect(ruleOf72(0.25) / doublingYears(0.25)).toBeCloseTo(0.927, 2);
  });
});
