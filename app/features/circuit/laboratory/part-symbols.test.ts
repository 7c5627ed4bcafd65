import { expect, test } from "vitest";
import { namePieces } from "./part-symbols";

test.each([
  ["E", [["E", ""]]],
  ["R₁", [["R", "1"]]],
  [
    "R₁₂ 10\u00a0Ω",
    [
      ["R", "12"],
      [" 10\u00a0Ω", ""],
    ],
  ],
  ["10\u00a0Ω", [["10\u00a0Ω", ""]]],
])("the index of %s is set apart", (text, pieces) => {
  expect(namePieces(text)).toEqual(pieces);
});
