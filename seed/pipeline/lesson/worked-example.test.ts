import { describe, expect, it } from "vitest";
import { checkWorkedExample } from "./worked-example";

const lines = (...block: string[]) => checkWorkedExample(block.join("\n")).map((finding) => finding.line);

describe("checkWorkedExample", () => {
  it("accepts a result rounded to the digits that are printed", () => {
    expect(lines("m1 = 5.972e24", "m2 = 7.346e22", "r = 3.844e8", "F = 6.674e-11*m1*m2/r^2", "F ≈ 1.98e20")).toEqual(
      [],
    );
    expect(lines("sqrt(2) ≈ 1.41", "sqrt(2) ≈ 1.414", "-2/3 ≈ -0.67", "100/3 ≈ 33", "1.005 ≈ 1.01")).toEqual([]);
    expect(lines("sin(30 deg) ≈ 0.50", "f(x) = x^2", "f(3) ≈ 9")).toEqual([]);
  });

  it("names the line whose last printed digit is wrong, and the right value", () => {
    expect(lines("sqrt(2) ≈ 1.42", "sqrt(2) ≈ 1.41", "sqrt(3) ≈ 1.8")).toEqual([0, 2]);
    expect(checkWorkedExample("F = 1.978e20\nF ≈ 1.99e20")[0]?.message).toContain("1.98e20");
  });

  it("does not accept more digits than the value has", () => {
    expect(lines("2/3 ≈ 0.6660")).toEqual([0]);
  });

  it("compares a name that is given again, with a number by its digits and with an expression by its value", () => {
    const pressure = "p = 1000 * 9.81 * 3";
    expect(lines(pressure, "p = 29340")).toEqual([1]);
    expect(lines(pressure, "p = 29430", "p = 2.943e4", "p = 3 * 9810")).toEqual([]);
    expect(lines(pressure, "p = 2 * 9810", "p ≈ 29430")).toEqual([1]);
    expect(checkWorkedExample(`${pressure}\np = 29340`)[0]?.message).toContain("p është 29430, jo 29340");
  });

  it("lets no line with = pass that gives no name, or two", () => {
    expect(lines("p = 3", "p == 4", "p >= 9", "a = b = 3", "c = 1; c = 2")).toEqual([1, 2, 3, 4]);
  });

  it("says that a line divides by zero", () => {
    expect(checkWorkedExample("a = 1 - 1\nq = 3 / a\n3 / a ≈ 7").map(({ message }) => message)).toEqual([
      expect.stringContaining("pjesëtim me zero"),
      expect.stringContaining("pjesëtim me zero"),
    ]);
  });

  it("names what cannot be computed", () => {
    expect(lines("x ≈ 3", "2 + ", "a b", "2 ≈ 2 N", "1/0 ≈ 1", "[1,2] ≈ 1", "")).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("keeps an editor's line away from the machine behind it", () => {
    expect(lines("a = import({}, {})", 'b = evaluate("1")', 'c = parse("1")', 'd = createUnit("x")')).toEqual([
      0, 1, 2, 3,
    ]);
    expect(lines('e = cos.constructor("return process")()')).toEqual([0]);
  });
});
