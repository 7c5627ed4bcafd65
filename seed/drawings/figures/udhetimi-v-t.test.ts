import { expect, test } from "vitest";
import { ride } from "./udhetimi-v-t";

test("the ride is 348 m long and ends at rest after 36 s", () => {
  const { corners, road } = ride();
  expect(road).toBe(348);
  expect(corners.at(-1)).toEqual([36, 0]);
});
