import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { efficiencyLimit, entropyTaken, heatTaken, leastWaste, mostWork, zeroCelsius } from "./carnot";

describe("an engine between two stores of heat", () => {
  test("may make 640 J of work from 1000 J of steam of 813 K over a river of 293 K", () => {
    expect(mostWork(813, 293)).toBeCloseTo(639.6, 1);
  });

  test("may make 21 % from boiling water", () => {
    expect(efficiencyLimit(373, 293)).toBeCloseTo(0.2145, 4);
  });

  test("makes nothing of the sea alone, however much heat it holds", () => {
    expect(mostWork(293, 293)).toBe(0);
  });

  test("makes one half where the hot store has twice the kelvins: 586 K, 313 °C", () => {
    expect(efficiencyLimit(586, 293)).toBeCloseTo(0.5, 12);
    expect(586 - zeroCelsius).toBeCloseTo(312.85, 2);
    // Twice 20 °C is only 40 °C, 313 K.
    expect(efficiencyLimit(313, 293)).toBeLessThan(0.07);
  });

  test("gives the cold store as much entropy as it took from the hot one, and all its heat as work or waste", () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 1200 }), fc.integer({ min: 50, max: 300 }), (hot, cold) => {
        expect(leastWaste(hot, cold) / cold).toBeCloseTo(entropyTaken(hot), 9);
        expect(mostWork(hot, cold) + leastWaste(hot, cold)).toBeCloseTo(heatTaken, 9);
        expect(efficiencyLimit(hot, cold)).toBeLessThan(1);
      }),
    );
  });
});
