import { expect, test } from "vitest";
import { nuclei, parts } from "./lugina-e-berthamave";

/** J. W. Rohlf, Modern Physics from α to Z⁰, 1994; without the pairing term. */
const energy = (a: number, z: number) =>
  -15.75 + 17.8 / Math.cbrt(a) + (0.711 * z * z) / a ** (4 / 3) + 23.7 * (1 - (2 * z) / a) ** 2;
const stable = (a: number) => (2 * 23.7 * a) / (4 * 23.7 + 0.711 * a ** (2 / 3));

const binding = (a: number) => nuclei.find(([n]) => n === a)?.[1] as number;

test("the deepest nucleus is nickel-62, with iron next to it", () => {
  const [first, second] = nuclei.slice().sort(([, a], [, b]) => b - a);
  expect([first?.[0], second?.[0]]).toEqual([62, 56]);
});

test("of each mass number the most strongly bound is shown: carbon-14, nickel-64, palladium-107", () => {
  // AME2020; nitrogen-14, zinc-64 and silver-107 have less: 7.476, 8.736 and 8.554 MeV.
  expect([14, 64, 107].map(binding)).toEqual([7.52, 8.777, 8.561]);
});

test("uranium-235 that parts into barium-141, krypton-92 and free neutrons gives 173 MeV", () => {
  const after = parts.reduce((sum, [a, b]) => sum + a * b, 0);
  expect(after - 235 * binding(235)).toBeCloseTo(173.3, 1);
});

test("deuterium and tritium that join give 17.6 MeV", () => {
  expect(4 * binding(4) - 2 * binding(2) - 3 * binding(3)).toBeCloseTo(17.6, 1);
});

test("from silicon on, the measured energies lie within 0.2 MeV of the semi-empirical mass formula", () => {
  for (const [a, b] of nuclei.filter(([n]) => n >= 28)) expect(Math.abs(-energy(a, stable(a)) - b)).toBeLessThan(0.2);
});
