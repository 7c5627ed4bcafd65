import { expect, test } from "vitest";
import { energy, stable } from "../covers/energjia-berthamore";
import { nuclei, parts } from "./lugina-e-berthamave";

const binding = (a: number) => nuclei.find(([n]) => n === a)?.[1] as number;

test("the deepest nucleus is nickel-62, with iron next to it", () => {
  const [first, second] = nuclei.slice().sort(([, a], [, b]) => b - a);
  expect([first?.[0], second?.[0]]).toEqual([62, 56]);
});

test("uranium-235 that parts into barium-141, krypton-92 and free neutrons gives 173 MeV", () => {
  const after = parts.reduce((sum, [a, b]) => sum + a * b, 0);
  expect(after - 235 * binding(235)).toBeCloseTo(173.3, 1);
});

test("deuterium and tritium that join give 17.6 MeV", () => {
  expect(4 * binding(4) - 2 * binding(2) - 3 * binding(3)).toBeCloseTo(17.6, 1);
});

test("from silicon on, the measured energies lie within 0.2 MeV of the mass formula of the cover", () => {
  for (const [a, b] of nuclei.filter(([n]) => n >= 28)) expect(Math.abs(-energy(a, stable(a)) - b)).toBeLessThan(0.2);
});
