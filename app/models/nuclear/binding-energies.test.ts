import { describe, expect, test } from "vitest";
import { bindingOf, heaviest, joinYield, lightest, nameOf, splitYield } from "./binding-energies";

const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe("binding energy per nucleon", () => {
  test("is 5,332 MeV for Li-6, 8,790 for Fe-56, 8,795 for Ni-62 (the bottom), 7,570 for U-238", () => {
    expect([6, 56, 62, 238].map(nameOf)).toEqual(["Li-6", "Fe-56", "Ni-62", "U-238"]);
    expect([6, 56, 62, 238].map(bindingOf)).toEqual([5.332, 8.79, 8.795, 7.57]);
    expect(Math.max(...all(lightest, heaviest).map(bindingOf))).toBe(8.795);
  });

  test("agrees with AME2020 to 0,001 MeV: O-16 7,976, Sn-120 8,505, Pb-208 7,867, Th-232 7,615, U-235 7,591", () => {
    const measured = { 16: 7.976, 120: 8.505, 208: 7.867, 232: 7.615, 235: 7.591 };
    for (const [nucleons, binding] of Object.entries(measured))
      expect(Math.abs(bindingOf(Number(nucleons)) - binding)).toBeLessThan(0.0011);
  });
});

describe("splitting and joining", () => {
  test("two C-12 that join yield 0,58 MeV for each nucleon, a split U-236 yields 0,93", () => {
    expect(joinYield(12)).toBeCloseTo(8.261 - 7.68, 10);
    expect(splitYield(236)).toBeCloseTo(bindingOf(118) - bindingOf(236), 10);
    expect(splitYield(236)).toBeCloseTo(0.93, 2);
  });

  test("iron pays for both: 0,34 MeV to split, 0,25 to join", () => {
    expect(splitYield(56)).toBeCloseTo(-0.342, 3);
    expect(joinYield(56)).toBeCloseTo(-0.245, 2);
  });

  test("joining yields up to 47 nucleons and never above, splitting from 95 and never below; nothing yields both", () => {
    for (const nucleons of all(12, 119)) expect((joinYield(nucleons) as number) > 0).toBe(nucleons <= 47);
    for (const nucleons of all(12, heaviest)) expect(splitYield(nucleons) > 0).toBe(nucleons >= 95);
    expect(joinYield(120)).toBeNull();
  });

  test("splitting what two joined gives back what they yielded (energy is kept)", () => {
    for (const nucleons of all(6, 119))
      expect(splitYield(2 * nucleons)).toBeCloseTo(-(joinYield(nucleons) as number), 10);
  });
});
