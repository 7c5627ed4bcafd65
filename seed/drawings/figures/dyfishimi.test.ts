import { expect, test } from "vitest";
import { mulberry32 } from "../kit/numerics";
import { crash, game, mean, rail, series, share, stakeLost } from "./dyfishimi";

test("the mean of a series is −1/37 of all that is staked in it", () => {
  let staked = 0;
  for (let bet = 0; bet < 7; bet++) staked += 2 ** bet * (19 / 37) ** bet;
  expect(mean).toBeCloseTo(-staked / 37, 12);
});

test("a purse moves by +1 or −127 only, and crashes as often as (19/37)⁷ says", () => {
  const random = mulberry32(5);
  const steps = new Set<number>();
  let crashes = 0;
  for (let k = 0; k < 400; k++) {
    const purse = game(random);
    for (let n = 1; n <= series; n++) {
      const step = (purse[n] as number) - (purse[n - 1] as number);
      steps.add(step);
      if (step < 0) crashes++;
    }
  }
  expect(steps).toEqual(new Set([1, -stakeLost]));
  expect(crashes / (400 * series)).toBeCloseTo(crash, 3);
});

test("the bars are a distribution whose mean lies on the blue line, and 31 players in 100 end above zero", () => {
  const counts = Array.from({ length: 60 }, (_, k) => k);
  expect(counts.reduce((sum, k) => sum + share(k), 0)).toBeCloseTo(1, 12);
  expect(counts.reduce((sum, k) => sum + share(k) * rail(series, k), 0)).toBeCloseTo(series * mean, 8);
  const ahead = counts.filter((k) => rail(series, k) > 0).reduce((sum, k) => sum + share(k), 0);
  expect(ahead).toBeCloseTo(0.31, 2);
});
