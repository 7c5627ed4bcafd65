import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { tableShape } from "./table-shape";

const lines = (source: string) => faultyLines(tableShape, source);

describe("table-shape", () => {
  test.each([
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "a | b\n---|---\n1 | 2",
    "Vlera |x| rritet.",
    "| a \\| b |\n|---|\n| 1 |",
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    ["a row with a cell too many, which vanishes", "| a | b |\n|---|---|\n| 1 | 2 | 3 |", 3],
    ["a row with a cell too few", "| a | b |\n|---|---|\n| 1 | 2 |\n| 1 |", 4],
    ["a formula whose bars part a cell", "| a | b |\n|---|---|\n| $|x|$ | 2 |", 3],
    ["a head with a cell too many", "| a | b | c |\n|---|---|\n| 1 | 2 |", 1],
    ["no row of dashes", "Shih:\n| a | b |\n| 1 | 2 |", 2],
  ])("finds fault with %s", (_, source, line) => {
    expect(lines(source)).toEqual([line]);
  });

  test("names the row of dashes that is missing", () => {
    expect(tableShape.check(checkedLesson("| a | b |\n| 1 | 2 |"))[0]?.hint).toContain("|---|---|");
  });
});
