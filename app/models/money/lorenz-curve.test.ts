import { describe, expect, test } from "vitest";
import { fiveFamilies } from "./five-families";
import { giniIndex, lorenzHeights, sharesOf } from "./lorenz-curve";

describe("Gini's index of five families", () => {
  test("is 0 with equal shares, 0.3 where one has a half and the others share the rest, 0.8 where one has all", () => {
    expect(giniIndex(sharesOf(20, 100))).toBeCloseTo(0, 12);
    expect(giniIndex(sharesOf(12.5, 100))).toBeCloseTo(0.3, 12);
    expect(giniIndex(sharesOf(0, 100))).toBeCloseTo(0.8, 12);
  });

  test("is 0.332 for 9, 9, 18, 18 and 46 percent", () => {
    expect(lorenzHeights(sharesOf(18, 50))).toEqual([0, 9, 18, 36, 54, 100]);
    expect(giniIndex(sharesOf(18, 50))).toBeCloseTo(0.332, 12);
  });

  test("is half the mean difference between two families, over the mean", () => {
    for (const shares of [sharesOf(18, 50), sharesOf(7, 30), sharesOf(15, 0)]) {
      const differences = shares.flatMap((one) => shares.map((other) => Math.abs(one - other)));
      const mean = differences.reduce((sum, each) => sum + each, 0) / 25;
      expect(giniIndex(shares)).toBeCloseTo(mean / (2 * 20), 12);
    }
  });

  test("falls when the richest gives something to a poorer one, whoever that is", () => {
    for (const place of [0, 1, 2, 3]) {
      const shares = sharesOf(18, 50).map((share, i) => (i === place ? share + 1 : i === 4 ? share - 1 : share));
      const sorted = shares.sort((one, other) => one - other);
      expect(giniIndex(sorted)).toBeLessThan(giniIndex(sharesOf(18, 50)));
    }
  });

  test("is drawn with the richest last, wherever the handles stand", () => {
    for (let middle = 0; middle <= 20; middle++)
      for (let poor = 0; poor <= 100; poor += 10) {
        const shares = sharesOf(middle, poor);
        expect(shares).toEqual([...shares].sort((one, other) => one - other));
      }
  });

  test("is told to the guess when the richest has a half and the others are alike", () => {
    expect(fiveFamilies.question.shown({ mesme: 12.5, varfra: 50 })).toBe(false);
    expect(fiveFamilies.question.shown({ mesme: 12.5, varfra: 100 })).toBe(true);
  });
});
