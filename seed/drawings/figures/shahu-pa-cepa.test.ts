import { expect, test } from "vitest";
import { dominoes, isColoured, squares } from "./shahu-pa-cepa";

test("without two opposite corners a board has 32 squares of one colour and 30 of the other", () => {
  expect(squares.filter(isColoured)).toHaveLength(32);
  expect(squares).toHaveLength(62);
});

test("thirty dominoes fit, each on two neighbours of different colours, none over another", () => {
  const laid = dominoes();
  expect(laid).toHaveLength(30);
  expect(new Set(laid.flat().map(String)).size).toBe(60);
  for (const [a, b] of laid) {
    expect(Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])).toBe(1);
    expect(isColoured(a)).not.toBe(isColoured(b));
  }
});
