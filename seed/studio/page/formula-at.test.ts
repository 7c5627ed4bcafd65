import { describe, expect, it } from "vitest";
import { formulaAt } from "./formula-at";

const text = "Forca $F = m a$ dhe 5 \\$.\n\n$$\nE = \\frac{1}{2} m v^2\n$$\n\nFund.";
const formulaIn = (words: string) => formulaAt(text, text.indexOf(words));

describe("the formula at the caret", () => {
  it("is the one in which it stands", () => {
    expect(formulaIn("m a")).toEqual({ tex: "F = m a", display: false });
    expect(formulaIn("frac")).toEqual({ tex: "E = \\frac{1}{2} m v^2", display: true });
  });

  it("is none between formulas, nor at a dollar that is money", () => {
    for (const words of ["Forca", "dhe", ".\n\n", "Fund"]) expect(formulaIn(words)).toBeNull();
  });
});
