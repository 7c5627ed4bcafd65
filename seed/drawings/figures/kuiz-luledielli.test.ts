import { expect, test } from "vitest";
import { height, marks } from "./kuiz-luledielli";

test("the second interval grows almost twice as much as the next best", () => {
  const growth = marks.slice(1).map((days, i) => height(days) - height(marks[i] ?? 0));
  expect(growth.map(Math.round)).toEqual([33, 133, 71, 9]);
});
