import { expect, test } from "vitest";
import { resultant } from "./forcat-ne-autobus";

test("the resultant is nothing at constant speed, 84 N forwards at the start and 140 N backwards when braking", () => {
  expect([0, 1.5, -2.5].map(resultant)).toEqual([0, 84, -140]);
});
