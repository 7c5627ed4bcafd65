import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currentOf, energy, evening, fuse, opens, peak, powerAt, switchings } from "./evening-load";

const hour = fc.double({ min: 18, max: 22, noNaN: true });

describe("an evening on one fuse", () => {
  test("asks for 6400 W and 27,8 A before the dryer, for 8600 W and 37,4 A with it", () => {
    const appliances = evening(18.5, 19.5);
    expect(powerAt(19.4, appliances)).toBeCloseTo(6.4, 10);
    expect(currentOf(6.4)).toBeCloseTo(27.8, 1);
    expect(peak(appliances)).toBeCloseTo(8.6, 10);
    expect(currentOf(8.6)).toBeCloseTo(37.4, 1);
    expect(peak(appliances)).toBeGreaterThan(opens);
    // 1,45 × 25 A.
    expect(currentOf(opens)).toBeCloseTo(36.25, 10);
  });

  test("stays at 19,1 A, under the fuse, when boiler and dryer wait for the oven", () => {
    const appliances = evening(20, 21.5);
    expect(peak(appliances)).toBeCloseTo(4.4, 10);
    expect(currentOf(peak(appliances))).toBeCloseTo(19.1, 1);
    expect(peak(appliances)).toBeLessThan(fuse);
  });

  test("costs 12,8 kWh whenever boiler and dryer are on", () => {
    fc.assert(
      fc.property(hour, hour, (boiler, dryer) => {
        expect(energy(evening(boiler, dryer))).toBeCloseTo(12.77, 2);
      }),
    );
  });

  test("fills under its sums exactly its energy (area), and the peak is never below the mean", () => {
    fc.assert(
      fc.property(hour, hour, (boiler, dryer) => {
        const appliances = evening(boiler, dryer);
        const times = switchings(appliances);
        const area = times
          .slice(1)
          .reduce((sum, end, i) => sum + powerAt(times[i] as number, appliances) * (end - (times[i] as number)), 0);
        expect(area).toBeCloseTo(energy(appliances), 6);
        const span = (times.at(-1) as number) - (times[0] as number);
        expect(peak(appliances)).toBeGreaterThanOrEqual(area / span);
      }),
    );
  });
});
