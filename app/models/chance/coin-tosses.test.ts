import { describe, expect, test } from "vitest";
import { headsAfter, usualShare } from "./coin-tosses";

const runs = Array.from({ length: 400 }, (_, seed) => headsAfter(seed + 1, 2500));
const deviationAfter = (tosses: number) => {
  const deviations = runs.map((heads) => (heads[tosses] as number) - tosses / 2);
  return Math.sqrt(deviations.reduce((sum, value) => sum + value * value, 0) / deviations.length);
};

describe("tosses of a fair coin", () => {
  test("start from none and add at most one head each", () => {
    const heads = headsAfter(7, 200);
    expect(heads[0]).toBe(0);
    for (let toss = 1; toss <= 200; toss++)
      expect([0, 1]).toContain((heads[toss] as number) - (heads[toss - 1] as number));
  });

  test("are the same for the same seed, however many are asked for, and others for another", () => {
    expect([...headsAfter(3, 1000).subarray(0, 101)]).toEqual([...headsAfter(3, 100)]);
    expect([...headsAfter(3, 100)]).not.toEqual([...headsAfter(4, 100)]);
  });

  test("spread as the root of their number: 5 heads after 100, 25 after 2500 (400 runs, within 15 %)", () => {
    expect(deviationAfter(100)).toBeGreaterThan(5 * 0.85);
    expect(deviationAfter(100)).toBeLessThan(5 * 1.15);
    expect(deviationAfter(2500)).toBeGreaterThan(25 * 0.85);
    expect(deviationAfter(2500)).toBeLessThan(25 * 1.15);
  });

  test("usually have 40 to 60 % of heads after 100 and 49 to 51 % after 10 000", () => {
    expect(usualShare(100)).toEqual({ least: 0.4, most: 0.6 });
    expect(usualShare(10_000)).toEqual({ least: 0.49, most: 0.51 });
  });

  test("are within the usual share in about 95 of 100 runs", () => {
    const { least, most } = usualShare(2500);
    const within = runs.filter(
      (heads) => (heads[2500] as number) / 2500 >= least && (heads[2500] as number) / 2500 <= most,
    );
    expect(within.length / runs.length).toBeGreaterThan(0.92);
    expect(within.length / runs.length).toBeLessThan(0.99);
  });
});
