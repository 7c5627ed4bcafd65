import { describe, expect, test } from "vitest";
import { faultyLines } from "../../fixtures/checked-lesson";
import { decimalComma } from "./decimal-comma";

const lines = (source: string) => faultyLines(decimalComma, source);

describe("decimal-comma", () => {
  test.each([
    "Bie 4,9\u00a0m më 21.11.2026, në orën 21:30.",
    "$9{,}81$ dhe $(2, 3)$ dhe $x_{1,2}$",
    ":::burime\n- Rregullorja 2.1, botimi 3.5.\n:::",
    "```llogari\nx = 9.81\n```",
  ])("lets pass %j", (source) => {
    expect(lines(source)).toEqual([]);
  });

  test.each(["Bie 4.9\u00a0m.", "$9.81$", "$9,81$", '::figura[x]{src="/figures/rrezja.svg" alt="Rreth 1.5"}'])(
    "finds fault with %j",
    (source) => {
      expect(lines(source)).toEqual([1]);
    },
  );
});
