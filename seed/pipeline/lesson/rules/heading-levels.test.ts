import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { headingLevels } from "./heading-levels";

const lines = (source: string) => faultyLines(headingLevels, source);

describe("heading-levels", () => {
  test.each(["Vetëm tekst.", "## Pesha\n\n### Në Hënë\n\n## Masa"])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each([
    ["# Titulli", [1]],
    ["### Në Hënë", [1]],
    ["## Pesha\n\n#### Hollësi", [3]],
    ["Hyrje.\n\n### Më tej\n\n## Pesha", [3]],
  ])("finds fault with %j", (source, expected) => {
    expect(lines(source)).toEqual(expected);
  });

  test.each([
    ["# Titulli", "magazine.json"],
    ["## Pesha\n\n#### Hollësi", "###"],
  ])("says of %j what to do", (source, hint) => {
    expect(headingLevels.check(checkedLesson(source))[0]?.hint).toContain(hint);
  });
});
