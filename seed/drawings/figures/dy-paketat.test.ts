import { expect, test } from "vitest";
import { firstPlan, secondPlan } from "./dy-paketat";

test("the two bills are equal at 6 GB and 900 lekë, and nowhere else", () => {
  expect([firstPlan(6), secondPlan(6)]).toEqual([900, 900]);
  expect(firstPlan(5.9)).toBeLessThan(secondPlan(5.9));
  expect(firstPlan(6.1)).toBeGreaterThan(secondPlan(6.1));
});
