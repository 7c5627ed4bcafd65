import { expect, test } from "vitest";
import { airTime, takeOff, top, worlds } from "./kercimi-ne-mars";

test("the same take-off lifts 0.40, 1.05 and 2.42 m and lasts 0.57, 1.50 and 3.46 s", () => {
  expect([worlds.earth, worlds.mars, worlds.moon].map((g) => top(g).toFixed(2))).toEqual(["0.40", "1.05", "2.42"]);
  expect([worlds.earth, worlds.mars, worlds.moon].map((g) => airTime(g).toFixed(2))).toEqual(["0.57", "1.50", "3.46"]);
});

test("energy is kept: at the top all of it is height", () => {
  for (const g of Object.values(worlds)) expect(g * top(g)).toBeCloseTo(takeOff ** 2 / 2, 12);
});
