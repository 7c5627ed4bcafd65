import { expect, test } from "vitest";
import { chance, evenings, quantile, start } from "./matematika-lojerat-casinos";

const share = (chances: Float64Array, from: number) => chances.slice(from).reduce((a, b) => a + b, 0);
const moment = (chances: Float64Array, power: number, around = 0) =>
  chances.reduce((sum, p, f) => sum + p * (f - around) ** power, 0);

test("nobody gets lost: the chances of all fortunes add up to 1 after any number of spins", () => {
  for (const chances of evenings) expect(share(chances, 0)).toBeCloseTo(1, 10);
});

test("before anybody can be ruined, every spin has cost 1/37 of a chip on average", () => {
  const after40 = evenings[4] as Float64Array;
  const mean = start - 40 / 37;
  expect(moment(after40, 1)).toBeCloseTo(mean, 10);
  expect(moment(after40, 2, mean)).toBeCloseTo(40 * 4 * chance * (1 - chance), 8);
});

test("the ruined become more and more, and after 500 spins those ahead fewer and fewer", () => {
  for (const [k, chances] of evenings.slice(1).entries()) {
    const before = evenings[k] as Float64Array;
    expect(chances[0]).toBeGreaterThanOrEqual(before[0] as number);
    if (k >= 50) expect(share(chances, start + 1)).toBeLessThan(share(before, start + 1));
  }
});

test("half the players are ruined after about 1,370 spins", () => {
  expect(quantile(evenings[130] as Float64Array, 0.5)).toBeGreaterThan(0);
  expect(quantile(evenings[137] as Float64Array, 0.5)).toBe(0);
});
