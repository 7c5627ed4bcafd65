import { expect, test } from "vitest";
import { glided } from "./patina";

test("after the push the lighter glides at 1,5 m/s and the heavier at 1,0 m/s", () => {
  expect(glided(40, 2) - glided(40, 1)).toBeCloseTo(1.5, 12);
  expect(glided(60, 2) - glided(60, 1)).toBeCloseTo(1, 12);
});

test("the distances stay in the inverse ratio of the masses", () => {
  for (const t of [0.3, 0.5, 3]) expect(40 * glided(40, t)).toBeCloseTo(60 * glided(60, t), 12);
});
