import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  capacity,
  commonTemperature,
  passedHeat,
  specificHeat,
  type ThermalBody,
  temperatures,
} from "./two-bodies-meet";

const iron = (mass: number, celsius: number): ThermalBody => ({ mass, heat: specificHeat.iron, celsius });
const water = (mass: number, celsius: number): ThermalBody => ({ mass, heat: specificHeat.water, celsius });

describe("hot iron in cold water", () => {
  test("ends at 30,05 °C with 0,4 kg of 100 °C in 0,25 kg of 18 °C, and gives 12,59 kJ", () => {
    expect(commonTemperature(iron(0.4, 100), water(0.25, 18))).toBeCloseTo(30.05, 2);
    expect(passedHeat(iron(0.4, 100), water(0.25, 18), 1) / 1000).toBeCloseTo(12.59, 2);
  });

  test("ends at 27,8 °C with a kilogram of 100 °C in a kilogram of 20 °C", () => {
    expect(commonTemperature(iron(1, 100), water(1, 20))).toBeCloseTo(27.78, 2);
  });

  test("reaches the middle, 60 °C, only with 9,3 kg of iron", () => {
    expect(commonTemperature(iron(4180 / 450, 100), water(1, 20))).toBeCloseTo(60, 10);
  });

  test("has 63,9 °C and 23,9 °C when half of the heat has passed", () => {
    const [of, into] = temperatures(iron(1, 100), water(1, 20), 0.5);
    expect(of).toBeCloseTo(63.89, 2);
    expect(into).toBeCloseTo(23.89, 2);
  });
});

test("one gives what the other takes, at every moment (conservation), and both end at one level between the two", () => {
  const body = fc.record({
    mass: fc.double({ min: 0.1, max: 5, noNaN: true }),
    heat: fc.double({ min: 100, max: 5000, noNaN: true }),
    celsius: fc.double({ min: 0, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(body, body, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
      const [one, other] = temperatures(a, b, share);
      expect(capacity(a) * (a.celsius - one)).toBeCloseTo(capacity(b) * (other - b.celsius), 5);
      const [end, same] = temperatures(a, b, 1);
      expect(end).toBeCloseTo(same, 8);
      expect(end).toBeGreaterThanOrEqual(Math.min(a.celsius, b.celsius) - 1e-9);
      expect(end).toBeLessThanOrEqual(Math.max(a.celsius, b.celsius) + 1e-9);
    }),
  );
});
