import { expect, test } from "vitest";
import { acceleration, crate } from "./kuiz-arka-qe-rreshqet";

test("the crate loses 1 m/s every second; without the push it would lose 2", () => {
  expect(acceleration(crate)).toBe(-1);
  expect(acceleration({ ...crate, push: 0 })).toBe(-2);
});
