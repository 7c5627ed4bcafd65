import { expect, test } from "vitest";
import { extreme, holeRadius, ordinary, quantumRadius, water } from "./njesitet-perpjestimet";

const densityOf = ([radius, mass]: readonly [number, number]) => mass / ((4 / 3) * Math.PI * radius ** 3);

test("from atom to Sun densities stay within a factor of 100 of water, while masses grow 10⁵⁷ times", () => {
  for (const body of ordinary) expect(Math.abs(Math.log10(densityOf(body) / water))).toBeLessThan(2);
  const masses = ordinary.map(([, mass]) => mass);
  expect(Math.log10(Math.max(...masses) / Math.min(...masses))).toBeCloseTo(57, 0);
});

test("what is off the line is really off it", () => {
  for (const body of extreme) expect(Math.abs(Math.log10(densityOf(body) / water))).toBeGreaterThan(2);
});

test("nothing is smaller than its black hole or its quantum", () => {
  for (const [radius, mass] of [...ordinary, ...extreme]) {
    expect(radius).toBeGreaterThanOrEqual(holeRadius(mass));
    expect(radius).toBeGreaterThan(quantumRadius(mass));
  }
});

test("the black hole of the Sun has three kilometres, the quantum of the proton 0.2 femtometres", () => {
  expect(holeRadius(1.988e30)).toBeCloseTo(2953, -1);
  expect(quantumRadius(1.6726e-27) * 1e15).toBeCloseTo(0.21, 2);
});
