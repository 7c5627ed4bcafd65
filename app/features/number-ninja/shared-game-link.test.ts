import { expect, test } from "vitest";
import { seedIn } from "../../magazine/seeded-random";
import { allOperations } from "./exercise";
import { newSeed, operationsIn, sharedGameLink } from "./shared-game-link";

const page = "https://shembull.al/math/number-ninja";

test("a link carries the seed, and the operations only where some were left out", () => {
  expect(sharedGameLink(page, "k7m", allOperations, allOperations)).toBe(`${page}?fara=k7m`);
  expect(sharedGameLink(page, "k7m", ["division", "addition"], allOperations)).toBe(
    `${page}?fara=k7m&veprime=mbledhje,pjesetim`,
  );
  expect(sharedGameLink(page, "k7m", [], allOperations)).toBe(`${page}?fara=k7m`);
});

test("whoever opens the link gets the operations it names", () => {
  for (const chosen of [["addition"], ["subtraction", "multiplication"], [...allOperations]] as const) {
    const { search } = new URL(sharedGameLink(page, "k7m", chosen, allOperations));
    expect(operationsIn(search, allOperations)).toEqual(chosen);
  }
});

test("an address that names no operation of this game asks for all of them", () => {
  expect(operationsIn("?veprime=fuqi", allOperations)).toEqual(allOperations);
  expect(operationsIn("", ["addition"])).toEqual(["addition"]);
});

test("a new seed is six signs that an address can carry, another each time", () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  for (const seed of seeds) {
    expect(seed).toMatch(/^[a-z2-9]{6}$/);
    expect(seedIn(new URL(sharedGameLink(page, seed, allOperations, allOperations)).search)).toBe(seed);
  }
  expect(new Set(seeds).size).toBe(50);
});
