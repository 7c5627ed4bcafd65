import { describe, expect, test } from "vitest";
import { dateOf, distanceOn, earth, mars, passages, placeOn, yearOf } from "./two-runners";

const dayOf = (day: number) => dateOf(day).toISOString().slice(0, 10);

describe("Earth and Mars", () => {
  test("Earth passes Mars on the days of the almanac, a day more or less: 19 Feb 2027, 25 Mar 2029 … 15 Sep 2035", () => {
    const almanac = ["2025-01-16", "2027-02-19", "2029-03-25", "2031-05-04", "2033-06-28", "2035-09-15"];
    const found = passages(-10, 4000);
    expect(found).toHaveLength(almanac.length);
    found.forEach((day, i) => {
      expect(Math.abs(Date.parse(dayOf(day)) - Date.parse(almanac[i] as string)) / 86_400_000).toBeLessThanOrEqual(1);
    });
  });

  test("are in line with the Sun at a passage: Mars is ahead a tenth of a day before, Earth from then on", () => {
    const lead = (day: number) => {
      const [[ex, ey], [mx, my]] = [placeOn(earth, day), placeOn(mars, day)];
      return (mx * ey - my * ex) / (Math.hypot(ex, ey) * Math.hypot(mx, my));
    };
    const found = passages(-10, 50_000);
    expect(found.length).toBeGreaterThan(60);
    for (const day of found) {
      expect(lead(day)).toBeGreaterThanOrEqual(0);
      expect(lead(day - 0.1)).toBeLessThan(0);
      expect(Math.abs(lead(day))).toBeLessThan(0.002);
    }
  });

  test("are 0,68 au apart in February 2027 and 0,38 au in September 2035", () => {
    expect(distanceOn(764)).toBeCloseTo(0.677, 2);
    expect(distanceOn(3894)).toBeCloseTo(0.381, 2);
  });

  test("take 365,256 and 686,98 days for a round, so they meet every 779,9 days on average", () => {
    expect(yearOf(earth)).toBeCloseTo(365.256, 2);
    expect(yearOf(mars)).toBeCloseTo(686.98, 1);
    expect(1 / (1 / yearOf(earth) - 1 / yearOf(mars))).toBeCloseTo(779.9, 1);
    const found = passages(-10, 50_000);
    const mean = ((found.at(-1) as number) - (found[0] as number)) / (found.length - 1);
    expect(Math.abs(mean - 779.9)).toBeLessThan(1);
  });

  test("keep between their nearest and farthest points: Mars 1,381 to 1,666 au", () => {
    const distances = Array.from({ length: 687 }, (_, day) => Math.hypot(...placeOn(mars, day)));
    expect(Math.min(...distances)).toBeCloseTo(1.381, 3);
    expect(Math.max(...distances)).toBeCloseTo(1.666, 3);
  });

  test("are nearest within nine days of a passage", () => {
    for (const day of passages(-10, 6000)) {
      const near = Array.from({ length: 61 }, (_, i) => distanceOn(day - 30 + i));
      expect(Math.abs(near.indexOf(Math.min(...near)) - 30)).toBeLessThanOrEqual(9);
    }
  });
});
