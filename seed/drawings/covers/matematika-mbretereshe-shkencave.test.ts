import { expect, test } from "vitest";
import { isGaussianPrime, island } from "./matematika-mbretereshe-shkencave";

test("a prime 4k + 1 splits into two of Gauss's primes, a prime 4k + 3 stays one", () => {
  for (const p of [5, 13, 17, 29, 37]) expect(isGaussianPrime(p, 0), String(p)).toBe(false);
  for (const p of [3, 7, 11, 19, 23]) expect(isGaussianPrime(0, -p), String(p)).toBe(true);
  expect(isGaussianPrime(2, 1)).toBe(true);
  expect(isGaussianPrime(3, 1)).toBe(false);
});

test("no prime is a product of two Gaussian integers that are not units", () => {
  for (let a = 1; a < 6; a++) {
    for (let b = 0; b < 6; b++) {
      for (let c = 1; c < 6; c++) {
        for (let d = 0; d < 6; d++) {
          if (a * a + b * b === 1 || c * c + d * d === 1) continue;
          expect(isGaussianPrime(a * c - b * d, a * d + b * c)).toBe(false);
        }
      }
    }
  }
});

test("with steps of √2 the farthest prime one reaches is 11 + 4i, as Gethner, Wagon and Wick found", () => {
  const farthest = Math.max(...island().map(([a, b]) => a * a + b * b));
  expect(farthest).toBe(11 * 11 + 4 * 4);
  expect(island().some(([a, b]) => a === 11 && b === 4)).toBe(true);
});

test("the island has the eight symmetries of the whole pattern", () => {
  const there = new Set(island().map(String));
  for (const [a, b] of island()) {
    for (const turned of [
      [-a, b],
      [b, a],
    ]) {
      expect(there.has(String(turned))).toBe(true);
    }
  }
});
