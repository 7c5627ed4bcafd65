import { expect, test } from "vitest";
import { placeOf } from "./level-address";

test.each([
  ["", "list"],
  ["#nivelet", "list"],
  ["#niveli-5", 5],
  ["#laboratori", "laboratory"],
  ["#niveli-x", null],
  ["#q=1-b0", null],
])("the hash %j is the place %j", (hash, place) => {
  expect(placeOf(hash)).toBe(place);
});
