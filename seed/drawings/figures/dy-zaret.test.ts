import { expect, test } from "vitest";
import { pairs, ways } from "./dy-zaret";

test("the sample space of two dice has 36 pairs, and a sum s comes in 6 − |s − 7| of them", () => {
  expect(new Set(pairs.map(String)).size).toBe(36);
  for (let sum = 2; sum <= 12; sum++) expect(ways(sum)).toBe(6 - Math.abs(sum - 7));
});
