import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { tableTotal } from "./table-total";

const plan = (...rows: string[]) => faultyLines(tableTotal, ["| Puna | Minuta |", "|---|---|", ...rows].join("\n"));

describe("table-total", () => {
  test.each([
    [["| Matja | 10 |", "| Ura | 30 |", "| Gjithsej | 40 |"]],
    [["| Matja | 1,5 |", "| Ura | 2 |", "| Gjithsej | 3,5 |"]],
    [["| 5 | ndezur |", "| 10 | fikur |"]],
  ])("lets pass %j", (rows) => {
    expect(plan(...rows)).toEqual([]);
  });

  test.each([
    ["minutes that do not add up", ["| Matja | 10 |", "| Ura | 30 |", "| Gjithsej | 45 |"], [5]],
    ["a total that is not written", ["| Matja | 10 |", "| Gjithsej | |"], [4]],
    ["a row of words among the numbers", ["| Matja | shkurt |", "| Gjithsej | 10 |"], [4]],
  ])("finds fault with %s", (_, rows, position) => {
    expect(plan(...rows)).toEqual(position);
  });
});
