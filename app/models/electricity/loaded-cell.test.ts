import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadedCell, mostPower } from "./loaded-cell";

const volts = fc.double({ min: 1, max: 12, noNaN: true });
const ohms = fc.double({ min: 0.05, max: 50, noNaN: true });

describe("a cell under a load", () => {
  test("new, 1,5 V and 0,15 Ω, gives a motor of 2,0 Ω 0,70 A, 1,40 V and 0,97 W", () => {
    const { current, voltage, power } = loadedCell(1.5, 0.15, 2);
    expect(current).toBeCloseTo(0.7, 2);
    expect(voltage).toBeCloseTo(1.4, 2);
    expect(power).toBeCloseTo(0.97, 2);
  });

  test("old, 1,2 V and 2,0 Ω, gives the same motor 0,30 A, 0,60 V and 0,18 W, and keeps as much", () => {
    const { current, voltage, power, lost } = loadedCell(1.2, 2, 2);
    expect(current).toBeCloseTo(0.3, 10);
    expect(voltage).toBeCloseTo(0.6, 10);
    expect(power).toBeCloseTo(0.18, 10);
    expect(lost).toBeCloseTo(power, 10);
  });

  test("with nothing but its own 0,15 Ω lets 10 A pass and heats with 15 W", () => {
    const { current, voltage, lost } = loadedCell(1.5, 0.15, 0);
    expect(current).toBeCloseTo(10, 10);
    expect(voltage).toBe(0);
    expect(lost).toBeCloseTo(15, 10);
  });

  test("gives its most power where R = r, and the same power to R and to r²/R", () => {
    fc.assert(
      fc.property(volts, ohms, ohms, (force, inner, load) => {
        const { power } = loadedCell(force, inner, load);
        expect(power).toBeLessThanOrEqual(mostPower(force, inner) * (1 + 1e-12));
        expect(loadedCell(force, inner, inner).power).toBeCloseTo(mostPower(force, inner), 9);
        expect(loadedCell(force, inner, inner ** 2 / load).power / power).toBeCloseTo(1, 9);
      }),
    );
  });

  test("shares out what its chemistry gives: ε I is the load's power and the heat inside", () => {
    fc.assert(
      fc.property(volts, ohms, ohms, (force, inner, load) => {
        const { current, power, lost } = loadedCell(force, inner, load);
        expect((power + lost) / (force * current)).toBeCloseTo(1, 12);
      }),
    );
  });
});
