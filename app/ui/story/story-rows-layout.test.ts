import { expect, test } from "vitest";
import { compose, rowSize } from "./story-rows-layout";

test("every story has its place, whatever their number", () => {
  for (let count = 0; count <= 40; count++) {
    expect(compose(count).reduce((sum, row) => sum + rowSize[row], 0)).toBe(count);
  }
});

test("no row is followed by one of the same form", () => {
  for (let count = 0; count <= 40; count++) {
    const rows = compose(count);
    expect(rows.filter((row, i) => row === rows[i + 1])).toEqual([]);
  }
});

test("one story is set broad, two as a pair, three as a spread", () => {
  expect([compose(1), compose(2), compose(3)]).toEqual([["band"], ["pair"], ["spread"]]);
});
