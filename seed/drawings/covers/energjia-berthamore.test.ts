import { expect, test } from "vitest";
import { deepest, energy, stable } from "./energjia-berthamore";

test("the formula meets measured binding energies to a tenth of a MeV per nucleon", () => {
  // Atomic Mass Evaluation 2020: iron 56, tin 118, uranium 238.
  for (const [a, z, measured] of [
    [56, 26, 8.79],
    [118, 50, 8.52],
    [238, 92, 7.57],
  ] as const) {
    expect(Math.abs(energy(a, z) + measured)).toBeLessThan(0.1);
  }
});

test("the floor of the valley runs through the stable nuclei and is lowest near iron", () => {
  for (const [a, z] of [
    [40, 18],
    [56, 26],
    [118, 50],
    [208, 82],
    [238, 92],
  ] as const) {
    expect(Math.abs(stable(a) - z)).toBeLessThan(2);
  }
  expect(deepest).toBeGreaterThanOrEqual(54);
  expect(deepest).toBeLessThanOrEqual(66);
});

test("both sides rise: one proton more or fewer costs energy", () => {
  for (const a of [20, 60, 120, 240]) {
    const z = stable(a);
    expect(energy(a, z + 1)).toBeGreaterThan(energy(a, z));
    expect(energy(a, z - 1)).toBeGreaterThan(energy(a, z));
  }
});

test("splitting uranium sets free about 200 MeV", () => {
  const half = stable(238) / 2;
  const gain = 238 * (energy(238, 92) - energy(119, half));
  expect(gain).toBeGreaterThan(160);
  expect(gain).toBeLessThan(220);
});
