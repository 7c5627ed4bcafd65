import { expect, test } from "vitest";
import { caught } from "./katrori-i-largesise";

test("the same window catches 36 rays at r, 9 at 2r and 4 at 3r", () => {
  expect([1, 2, 3].map((n) => caught(n).length)).toEqual([36, 9, 4]);
});
