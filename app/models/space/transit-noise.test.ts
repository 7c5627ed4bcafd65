import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clearness, crossingsFor, depthOf, hours, meanErrors, noiseOfDepth, noiseOfOne } from "./transit-noise";

const spread = (values: readonly number[]) => Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);

describe("a planet's shadow in the noise", () => {
  test("Kepler-90 i hides 101 millionths: 0,87 times the noise of one crossing, 8,7 times that of 101", () => {
    expect(depthOf(1.32)).toBeCloseTo(101.5, 1);
    expect(clearness(1.32, 1)).toBeCloseTo(0.866, 3);
    expect(clearness(1.32, 101)).toBeCloseTo(8.7, 10);
  });

  test("a planet of Earth's size hides 58 millionths of this star and needs 307 crossings for the same clearness", () => {
    expect(depthOf(1)).toBeCloseTo(58.2, 1);
    expect(crossingsFor(1)).toBeCloseTo(306.6, 0);
  });

  test("half the radius: a quarter of the depth, and 16 times the crossings, 1616", () => {
    expect(depthOf(0.66)).toBeCloseTo(depthOf(1.32) / 4, 10);
    expect(crossingsFor(0.66)).toBeCloseTo(16 * 101, 8);
    expect(clearness(0.66, 1616)).toBeCloseTo(8.7, 10);
  });

  test("a measurement errs by 287 millionths, six of them by 117, and n crossings √n times less", () => {
    expect(noiseOfOne).toBeCloseTo(287.2, 0);
    expect(noiseOfDepth(1)).toBeCloseTo(117.2, 0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2048 }), (n) => {
        expect(noiseOfDepth(n) * Math.sqrt(n)).toBeCloseTo(noiseOfDepth(1), 8);
      }),
    );
  });

  test("drawn errors spread as they should: 287 after one crossing, 28,7 after 100 (100 seeds, within 10 %)", () => {
    for (const n of [1, 100]) {
      const all = Array.from({ length: 100 }, (_, seed) => meanErrors(n, seed + 1)).flat();
      expect(spread(all) / (noiseOfOne / Math.sqrt(n))).toBeGreaterThan(0.9);
      expect(spread(all) / (noiseOfOne / Math.sqrt(n))).toBeLessThan(1.1);
    }
  });

  test("are as large in the first half-hour as in any other (400 seeds, within 12 %)", () => {
    const first = Array.from({ length: 400 }, (_, seed) => meanErrors(1, seed + 1)[0] as number);
    expect(Math.abs(spread(first) / noiseOfOne - 1)).toBeLessThan(0.12);
  });

  test("are the same for the same seed, and others for another", () => {
    expect(hours).toHaveLength(32);
    const once = meanErrors(3, 5);
    expect(meanErrors(3, 6)).not.toEqual(once);
    expect(meanErrors(3, 5)).toEqual(once);
  });
});
