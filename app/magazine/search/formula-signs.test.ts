import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formulaIn, likeness, signsOf } from "./formula-signs";

describe("a written formula", () => {
  test.each([
    ["E = mc²", "2 = c e m"],
    ["m·c2 = E", "2 = c e m"],
    ["½mv²", "2 2 m v"],
    ["a⁰ + b³ − c⁴ + d¹", "0 3 4 a b c d"],
    ["F = 12,5 N", "12,5 = f n"],
    ["v = 3.25", "3.25 = v"],
    ["s = 1·v", "= s v"],
    ["√(2gh)", "2 g h √"],
    ["λ = v/f", "= f v λ"],
    ["Ω, ς", "σ ω"],
    ["sin α = a/c", "= a c sin α"],
    ["cosx tgx logx lnx", "cos ln log tg x x x x"],
    ["+ − ( )", ""],
  ])("%s has the signs %s", (formula, signs) => {
    expect(signsOf(formula).join(" ")).toBe(signs);
  });
});

describe("a query that is a formula", () => {
  test.each([
    ["F=ma", "= a f m"],
    ["F = m·a", "= a f m"],
    // A power, a half or a root tells a formula.
    ["mc²", "2 c m", true],
    ["r³ h", "3 h r"],
    ["½mv", "2 m v"],
    ["√gh", "g h √"],
    ["x^3 y", "3 x y"],
    // So do two letters that stand alone.
    ["g m 12", "12 g m"],
    // Functions are factors of a product.
    ["y = msin", "= m sin y"],
    ["y=acos", "= a cos y"],
    ["1 = sin x", "= sin x"],
    // A formula that is spoken.
    ["ef baraz em a", "= a f m"],
    ["gjysma em ve katror", "2 2 m v"],
    ["sinus alfa a", "a sin α"],
    ["sinusi alfa", null],
    ["kosinus teta a", "a cos θ"],
    ["tangjent beta be", "b tg β"],
    ["rrenja ge hashë", null],
    ["rrenja el ge ha", "g h l √"],
    ["vellimi pi er kub", null],
    ["pi er kub", null],
    ["formula F = me a", "= a f"],
    ["E = me", null],
    ["α β 2", null],
    ["α = 12 3", "12 3 = α"],
    ["ω = 90 3", "3 90 = ω"],
    // Without a letter, or with one that no formula has, it is no formula.
    ["2 = 3 90", null],
    ["中 = 12 3", null],
    // A product, or one letter alone, may be a word.
    ["mg hk", null],
    ["pi 12 r", null],
    ["v=λf", "= f v λ"],
  ] as [string, string | null][])("%s", (query, signs) => {
    expect(formulaIn(query)?.join(" ") ?? null).toBe(signs);
  });
});

describe("the likeness of two formulas", () => {
  const between = (one: string, other: string) => likeness(one.split(" "), other.split(" "));

  test.each([
    ["= a f m", "= a f m", 1],
    ["2 m v", "2 2 m v", 3 / 4],
    ["= e m", "= f g m", 2 / 5],
    ["a b", "c d", 0],
    ["z", "a b z", 1 / 3],
  ])("%s and %s: %d", (one, other, share) => {
    expect(between(one, other)).toBeCloseTo(share, 10);
  });

  test("is the common signs over all signs, each as often as it stands", () => {
    const signs = fc.array(fc.constantFrom(..."abcd2"), { minLength: 1, maxLength: 8 }).map((list) => list.sort());
    fc.assert(
      fc.property(signs, signs, (one, other) => {
        const left = [...other];
        const common = one.filter((sign) => {
          const index = left.indexOf(sign);
          if (index >= 0) left.splice(index, 1);
          return index >= 0;
        }).length;
        expect(likeness(one, other)).toBeCloseTo(common / (one.length + other.length - common), 10);
      }),
    );
  });
});
