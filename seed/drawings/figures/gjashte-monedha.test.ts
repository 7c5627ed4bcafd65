import { expect, test } from "vitest";
import { relativeWays, ways } from "./gjashte-monedha";

test("six coins in six cups lie in 462 ways, whichever way they are split", () => {
  expect(ways).toEqual([28, 63, 90, 100, 90, 63, 28]);
  expect(ways.reduce((sum, w) => sum + w, 0)).toBe(462);
});

test("counting one by one gives the same as the formula", () => {
  let threeAndThree = 0;
  for (let code = 0; code < 7 ** 6; code++) {
    const cups = Array.from({ length: 6 }, (_, i) => Math.floor(code / 7 ** i) % 7);
    const [hot, cold] = [cups.slice(0, 3), cups.slice(3)].map((body) => body.reduce((sum, c) => sum + c, 0));
    if (hot === 3 && cold === 3) threeAndThree++;
  }
  expect(threeAndThree).toBe(100);
});

test("the ratios of the large bodies agree with the small ones", () => {
  expect(relativeWays(3, 6).map((w) => Math.round(100 * w))).toEqual(ways);
});

test("with 300 atoms each, all energy in one body has a probability near 10 to the power of −113", () => {
  const all = relativeWays(300, 600);
  const sum = all.reduce((total, w) => total + w, 0);
  expect(Math.log10((all[600] as number) / sum)).toBeCloseTo(-112.53, 1);
});
