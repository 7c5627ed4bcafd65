import { expect, test } from "vitest";
import { cubes, squares } from "./brinja-faqja-kubi";

test("a body a hundred times as wide weighs a hundred times more on every square centimetre of its legs", () => {
  expect(cubes(100) / squares(100)).toBe(100);
});

test("a square metre is 10 000 cm², a cubic metre a million cm³", () => {
  expect(squares(100)).toBe(10_000);
  expect(cubes(100)).toBe(1_000_000);
});
