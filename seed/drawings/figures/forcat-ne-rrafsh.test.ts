import { expect, test } from "vitest";
import { parts } from "./forcat-ne-rrafsh";

test("at 20° the weight of 392 N splits into 134 N and 369 N at right angles", () => {
  const { along, into } = parts((20 * Math.PI) / 180);
  expect([along, into].map(Math.round)).toEqual([134, 369]);
  expect(Math.hypot(along, into)).toBeCloseTo(40 * 9.81, 10);
});

test("the part along the plank outgrows half of the part into it just above 26,6°", () => {
  const needed = (degrees: number) => {
    const { along, into } = parts((degrees * Math.PI) / 180);
    return along / into;
  };
  expect(needed(26.5)).toBeLessThan(0.5);
  expect(needed(26.6)).toBeGreaterThan(0.5);
});
