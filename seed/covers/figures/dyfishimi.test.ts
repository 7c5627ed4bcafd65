// @vitest-environment node
import { expect, test } from "vitest";
import { seededRandom } from "../numerics.ts";
import { crash, game, mean, series, stakeLost } from "./dyfishimi.ts";

test("the mean of a series is −1/37 of all that is staked in it", () => {
  let staked = 0;
  for (let bet = 0; bet < 7; bet++) staked += 2 ** bet * (19 / 37) ** bet;
  expect(mean).toBeCloseTo(-staked / 37, 12);
});

test("a purse moves by +1 or −127 only, and crashes as often as (19/37)⁷ says", () => {
  const random = seededRandom(5);
  let crashes = 0;
  for (let k = 0; k < 400; k++) {
    const purse = game(random);
    for (let n = 1; n <= series; n++) {
      const step = (purse[n] as number) - (purse[n - 1] as number);
      expect([1, -stakeLost]).toContain(step);
      if (step < 0) crashes++;
    }
  }
  expect(crashes / (400 * series)).toBeCloseTo(crash, 3);
});
