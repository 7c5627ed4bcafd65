import { describe, expect, it } from "vitest";
import { readTypedSet } from "./typed-set";

const read = (text: string) => readTypedSet(text)?.map(({ values }) => values) ?? null;

describe("a typed set", () => {
  it.each<[string, number[]]>([
    ["3", [3]],
    ["3; −3", [3, -3]],
    ["3 ; -3.", [3, -3]],
    ["3;; -3", [3, -3]],
    ["3|-3", [3, -3]],
    ["3, -3", [3, -3]],
    ["3,-3", [3, -3]],
    ["3 , x = 5", [3, 5]],
    ["x=3,x=5", [3, 5]],
    ["3 ose –3", [3, -3]],
    ["3  dhe  5", [3, 5]],
    ["3 edhe 5", [3, 5]],
    ["3 e 5", [3, 5]],
    ["3 or 5", [3, 5]],
    ["x = 3 ose x = 5 ose x = 7!", [3, 5, 7]],
    ["x\u00a0=\u00a03", [3]],
    ["x ≈ 3,5", [3.5]],
    ["x ~ 3", [3]],
    ["x -> 3", [3]],
    ["x→3", [3]],
    ["x' = 3", [3]],
    ["x₁ = 3; x₂ = 5", [3, 5]],
    ["x1=3; x2=5", [3, 5]],
    ["x₁ = x₂ = 2 + √9", [5]],
    ["{3; 5}", [3, 5]],
    ["{ 3; 5 }", [3, 5]],
    ["S = {3; 5}", [3, 5]],
    ["S={3; 5}", [3, 5]],
    ["x ∈ {3; 5}", [3, 5]],
    ["x∈{3; 5}", [3, 5]],
    ["x₁,₂ = ±3", [3, -3]],
    ["x₁₂ = ±3", [3, -3]],
    ["x ₁ , ₂ = ±3", [3, -3]],
    ["x₁;₂=±3", [3, -3]],
    ["x1,2 = ±3", [3, -3]],
    ["x1/2 = ±3", [3, -3]],
    ["x 1 ; 2 = ±3", [3, -3]],
    ["x_{1,2} = ±3", [3, -3]],
    ["x_1,2=±3", [3, -3]],
    ["+-3", [3, -3]],
    ["+/-3", [3, -3]],
    ["+ / - 3", [3, -3]],
    ["2 ± √9", [5, -1]],
    ["(4 ± 2)/2; 7", [3, 1, 7]],
    ["3; 6/2; 9/3", [3]],
    ["0; 1e-12", [0]],
    ["1000000; 1000000,0001", [1e6]],
    ["1; 1,00001", [1, 1.00001]],
    ["1000; 1000,01", [1000, 1000.01]],
    ["1,5; 2,5", [1.5, 2.5]],
  ])("%j is read as %o", (typed, values) => {
    expect(read(typed)).toEqual([values]);
  });

  it("with commas alone may be one number or several", () => {
    expect(read("3,5")).toEqual([[3.5], [3, 5]]);
    expect(read("{-3,5}")).toEqual([[-3.5], [-3, 5]]);
    expect(read("12,15,20")).toEqual([[12, 15, 20]]);
  });

  it("of no numbers is said in words", () => {
    for (const typed of ["nuk ka rrënjë", "∅", "{}", "x ∈ ∅", "x = ∅"])
      expect(readTypedSet(typed)).toEqual([{ values: [], notations: [], places: [] }]);
  });

  it("keeps how each number was written and how exactly", () => {
    expect(readTypedSet("x = 3,14; 25; √5")).toEqual([
      { values: [3.14, 25, Math.sqrt(5)], notations: ["3.14", "25", "sqrt(5)"], places: [0.01, 1, 0] },
    ]);
  });

  it.each([
    ...[
      "",
      " ",
      ";",
      "x =",
      "x ∈",
      "{",
      "tri",
      "3; tri",
      "tri; 3",
      "x > 3",
      "3 m",
      "3 metra; 5",
      "y",
      "1/0",
      "√(-4)",
      "3 5",
    ],
    ...["a3,5b", "ose", "3 ose", "3 tani 5"],
  ])("%j is unreadable", (typed) => {
    expect(read(typed)).toBeNull();
  });
});
