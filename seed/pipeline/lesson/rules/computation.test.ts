import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { computation } from "./computation";

const lines = (source: string) => faultyLines(computation, source);

describe("computation", () => {
  test("lets pass a block that holds", () => {
    expect(lines("```llogari\nF = 2 * 9.81\nF ≈ 19.6\n```")).toEqual([]);
  });

  test("does not read other code", () => {
    expect(lines("```\n2 ≈ 3\n```")).toEqual([]);
  });

  test("finds fault with the line that does not hold, wherever the block stands", () => {
    expect(lines(":::shembull[Sa?]\nTekst.\n\n```llogari\nF = 2 * 9.81\nF ≈ 19.7\n```\n:::")).toEqual([6]);
  });
});
