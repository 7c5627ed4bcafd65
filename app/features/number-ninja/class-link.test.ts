import { expect, test } from "vitest";
import { classLink, operationsIn } from "./class-link";
import { allOperations } from "./problem";

const page = "https://shembull.al/math/number-ninja";

test("a link carries the seed, and the operations only where some were left out", () => {
  expect(classLink(page, "k7m", allOperations, allOperations)).toBe(`${page}?fara=k7m`);
  expect(classLink(page, "k7m", ["division", "addition"], allOperations)).toBe(
    `${page}?fara=k7m&veprime=mbledhje,pjesetim`,
  );
  expect(classLink(page, "k7m", [], allOperations)).toBe(`${page}?fara=k7m`);
});

test("whoever opens the link gets the operations it names", () => {
  for (const chosen of [["addition"], ["subtraction", "multiplication"], [...allOperations]] as const) {
    const { search } = new URL(classLink(page, "k7m", chosen, allOperations));
    expect(operationsIn(search, allOperations)).toEqual(chosen);
  }
});

test("an address that names no operation of this game asks for all of them", () => {
  expect(operationsIn("?veprime=fuqi", allOperations)).toEqual(allOperations);
  expect(operationsIn("", ["addition"])).toEqual(["addition"]);
});
