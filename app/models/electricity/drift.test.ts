import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copperElectrons, driftSpeed } from "./drift";
import { ohmCurrent } from "./ohm-law";

const positive = fc.double({ min: 0.01, max: 100, noNaN: true });

describe("electrons in a copper wire", () => {
  test("are 8,49 · 10²⁸ in a cubic metre", () => {
    expect(copperElectrons / 1e28).toBeCloseTo(8.49, 2);
  });

  test("of 0,20 mm² with 2,0 A go 0,735 mm/s and need 23 minutes for a metre", () => {
    expect(driftSpeed(2, 0.2)).toBeCloseTo(0.735, 3);
    expect(1000 / driftSpeed(2, 0.2) / 60).toBeCloseTo(22.7, 1);
  });

  test("are slower than a snail of 1 mm/s at 5 V and 2,5 Ω, faster at 10 V, as fast at 6,8 V", () => {
    const speedAt = (voltage: number) => driftSpeed(ohmCurrent(voltage, 2.5), 0.2);
    expect(speedAt(5)).toBeCloseTo(0.735, 3);
    expect(speedAt(10)).toBeCloseTo(1.47, 2);
    expect(speedAt(6.8)).toBeCloseTo(1, 2);
  });

  test("go in proportion to the voltage and against the section, so that n e S v stays the current", () => {
    fc.assert(
      fc.property(positive, positive, positive, (voltage, resistance, section) => {
        const speed = driftSpeed(ohmCurrent(voltage, resistance), section);
        expect(driftSpeed(ohmCurrent(2 * voltage, resistance), section) / speed).toBeCloseTo(2, 9);
        expect(driftSpeed(ohmCurrent(voltage, resistance), section / 2) / speed).toBeCloseTo(2, 9);
        const charge = copperElectrons * 1.602176634e-19 * section * 1e-6 * (speed / 1000);
        expect(charge / ohmCurrent(voltage, resistance)).toBeCloseTo(1, 9);
      }),
    );
  });
});
