import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { typedBullets } from "./typed-bullets";

describe("typed-bullets", () => {
  test("lets pass a list, and a point inside a line", () => {
    expect(faultyLines(typedBullets, "- masa\n- pesha\n\nN·m • J")).toEqual([]);
  });

  test("finds fault with each line of a pasted list, and mends it", () => {
    const found = typedBullets.check(checkedLesson("Duhen:\n• fije\n•\tgur\n\n> · ujë"));
    expect(found.map(({ line, column, mend }) => [line, column, mend?.from, mend?.to])).toEqual([
      [2, 1, "• ", "- "],
      [3, 1, "•\t", "- "],
      [5, 3, "· ", "- "],
    ]);
  });
});
