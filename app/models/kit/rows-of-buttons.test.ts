import { expect, test } from "vitest";
import { coins } from "../chance/coins";
import { sunflower } from "../numbers/sunflower";
import { rowsOf } from "./rows-of-buttons";

test("the throws are one row of chips after their word, and what else can be pressed stands apart", () => {
  const { chips, word, others } = rowsOf(coins.actions);
  expect([word, chips.map(({ chip }) => chip)]).toEqual(["Hidh", ["1", "10", "100", "1000"]]);
  expect(others.map(({ label }) => label)).toEqual(["Fat tjetër"]);
});

test("chips that say all have no word before them, and a model without buttons has no rows", () => {
  expect(rowsOf(sunflower.actions)).toMatchObject({ word: "", others: [] });
  expect(rowsOf(undefined)).toEqual({ chips: [], word: "", others: [] });
});

test("a chip is the end of its button's name, which voice control says", () => {
  for (const { label, chip = "" } of [...(coins.actions ?? []), ...(sunflower.actions ?? [])])
    expect(label.endsWith(chip)).toBe(true);
});
