import { expect, test } from "vitest";
import { halfLineLetters, optionColumns, pictureLetters } from "./option-columns";

test("short options stand in one row, longer ones two a row, sentences one a line", () => {
  expect(optionColumns([5, 6, 17, 3])).toBe(4);
  expect(optionColumns([5, 6, 18, 3])).toBe(2);
  expect(optionColumns([39, 6, 18, 3])).toBe(2);
  expect(optionColumns([40, 6, 18, 3])).toBe(1);
});

test("every row is full, pictures too", () => {
  expect(optionColumns(Array(4).fill(pictureLetters))).toBe(4);
  expect(optionColumns(Array(5).fill(pictureLetters))).toBe(5);
  expect(optionColumns([2, 2, 2])).toBe(3);
  expect(optionColumns([2, 2, 30])).toBe(1);
  expect(optionColumns([2, 2, 2, 2, 2, 2])).toBe(3);
  expect(optionColumns([2, 2, 2, 2, 2, 2, 2])).toBe(1);
});

test("in half a sheet's width fit less than half as many, since lists are indented as far", () => {
  expect(optionColumns([5, 6, 14, 3], halfLineLetters)).toBe(2);
  expect(optionColumns([4, 5, 4, 4], halfLineLetters)).toBe(2);
  expect(optionColumns([5, 6, 15, 3], halfLineLetters)).toBe(1);
  expect(optionColumns(Array(4).fill(pictureLetters), halfLineLetters)).toBe(2);
  expect(optionColumns(Array(3).fill(pictureLetters), halfLineLetters)).toBe(3);
});
