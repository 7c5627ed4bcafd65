import { describe, expect, it } from "vitest";
import { readTypedRelation } from "./typed-relation";

/** Returns the notation that a text is read as, or what it says in words. */
const read = (text: string, variables: readonly string[] = ["x"]) => {
  const typed = readTypedRelation(text, variables);
  return typed?.kind === "relation" ? typed.notation : (typed?.kind ?? null);
};

describe("comparisons", () => {
  it.each([
    ["x ≤ 3", "x<=3"],
    ["x ⩽ 3", "x<=3"],
    ["x =< 3", "x<=3"],
    ["x < = 3", "x<=3"],
    ["x <ose= 3", "x<=3"],
    ["x < ose = 3", "x<=3"],
    ["x ≥ 3", "x>=3"],
    ["x⩾3", "x>=3"],
    ["x => 3", "x>=3"],
    ["x > = 3", "x>=3"],
    ["x >ose= 3", "x>=3"],
    ["x > ose = 3", "x>=3"],
    ["x ≠ 3", "x!=3"],
    ["x <> 3", "x!=3"],
    ["x <= 3", "x<=3"],
    ["  x  >  −3 ; ", "x>-3"],
    ["x > –3!", "x>-3"],
    ["x > —3...", "x>-3"],
    ["x\u00a0>\u00a03", "x>3"],
    ["x = 3", "x=3"],
    ["(x > 3)", "x>3"],
    ["(x + 1)(x − 1) > 3", "(x+1)*(x-1)>3"],
    ["1 < x < 5", "1<x and x<5"],
    ["2x + 3 > 9", "2*x+3>9"],
  ])("%j is read as %s", (typed, notation) => {
    expect(read(typed)).toBe(notation);
  });

  it.each([
    ["x është më e madhe se 3", "x>3"],
    ["x  eshte  me  e  madhe  se  3", "x>3"],
    ["x më i madh se 3", "x>3"],
    ["x më madh se 3", "x>3"],
    ["x më emadhe se 3", "x>3"],
    ["X ËSHTË MË E MADHE SE 3", "x>3"],
    ["x është më e vogël se 3", "x<3"],
    ["x me i vogel se 3", "x<3"],
    ["x e\u0308shte\u0308 me\u0308 e vogël se 3", "x<3"],
    ["x është më e madhe ose e barabartë me 3", "x>=3"],
    ["x më i madh ose i barabartë se 3", "x>=3"],
    ["x më e madhe ose barabarte me 3", "x>=3"],
    ["x është më e vogël ose e barabartë me 3", "x<=3"],
    ["x me i vogel ose i barabarte se 3", "x<=3"],
    ["x më e madhe se 1 dhe x më e vogël se 5", "x>1 and x<5"],
    ["2x është më e madhe se y", "2*x>y"],
  ])("the words %j are read as %s", (typed, notation) => {
    expect(read(typed, ["x", "y"])).toBe(notation);
  });

  it.each([
    ["x > 1 dhe x < 5", "x>1 and x<5"],
    ["x > 1 edhe x < 5", "x>1 and x<5"],
    ["x > 1 e x < 5", "x>1 and x<5"],
    ["x > 1 and x < 5", "x>1 and x<5"],
    ["x > 1∧x < 5", "x>1 and x<5"],
    ["x > 1 ∩ x < 5", "x>1 and x<5"],
    ["x > 1, x < 5", "x>1 and x<5"],
    ["x>1,x≠5", "x>1 and x!=5"],
    ["x > 1,5", "x>1.5"],
    ["x < 1 ose x > 5", "x<1 or x>5"],
    ["x < 1 or x > 5", "x<1 or x>5"],
    ["x < 1∨x > 5", "x<1 or x>5"],
    ["x < 1 ∪ x > 5", "x<1 or x>5"],
    ["x < 1 ose 2 < x < 3 ose x > 5", "x<1 or 2<x and x<3 or x>5"],
  ])("joined, %j is read as %s", (typed, notation) => {
    expect(read(typed)).toBe(notation);
  });
});

describe("intervals", () => {
  it.each([
    ["[1; 5]", "x>=1 and x<=5"],
    ["(1; 5)", "x>1 and x<5"],
    ["]1; 5[", "x>1 and x<5"],
    ["[ 1,5 ; 2,5 [", "x>=1.5 and x<2.5"],
    ["(-2, 5]", "x>-2 and x<=5"],
    ["x ∈ [1; 5)", "x>=1 and x<5"],
    ["x∈[1; 5)", "x>=1 and x<5"],
    ["x1 ∈ [1; 5)", "x>=1 and x<5"],
    ["x = [1; 5)", "x>=1 and x<5"],
    ["S=[1; 5)", "x>=1 and x<5"],
    ["x i përket [1; 5)", "x>=1 and x<5"],
    ["x i  perket [1; 5)", "x>=1 and x<5"],
    ["x ndodhet në [1; 5)", "x>=1 and x<5"],
    ["x ndodhet ne[1; 5)", "x>=1 and x<5"],
    ["(3; +∞)", "x>3"],
    ["(3; ∞)", "x>3"],
    ["(3; + ∞)", "x>3"],
    ["(3; oo)", "x>3"],
    ["[3; pafundësi)", "x>=3"],
    ["]−∞; 3]", "x<=3"],
    ["(-inf; 3)", "x<3"],
    ["(-infinit; √9)", "x<sqrt(9)"],
    ["(−∞; 1) ∪ (5; ∞)", "x<1 or x>5"],
    ["(−∞; 1)U(5; ∞)", "x<1 or x>5"],
    ["]−∞; 1[ u ]5; ∞[", "x<1 or x>5"],
    ["x ∈ (−∞; 1] ose x ∈ [5; ∞)", "x<=1 or x>=5"],
    ["x ∈ (0; 5) dhe x ∈ (1; 9)", "x>0 and x<5 and x>1 and x<9"],
    ["(−∞; +∞)", "all"],
    ["(−∞; 1) ose (−∞; +∞)", "all"],
  ])("%j is read as %s", (typed, notation) => {
    expect(read(typed)).toBe(notation);
  });

  it("are of the first letter that is asked for", () => {
    expect(read("[1; 5)", ["t", "x"])).toBe("t>=1 and t<5");
  });

  it.each([
    "(x = 1; 5)",
    "(1; x = 5)",
    "[1; tri]",
    "[tri; 1]",
    "[x; 5]",
    "[1; 5; 7]",
    "a[1; 5]",
    "[1; 5] m",
    "[1 5]",
    "[; 5]",
  ])("%j is unreadable", (typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe("words", () => {
  it.each([
    ...["∅", "Ø", "{}", "{ }", "x ∈ ∅", "x = ∅", "x=∅", "S = {}", "bosh", "boshe", "bashkësia boshe", "bashkësi boshe"],
    ...["asnjë", "Asnje", "asnjëra", "asnjë zgjidhje", "nuk ka zgjidhje", "Nuk  ka  zgjidhje.", "s'ka zgjidhje"],
    ...["s’ka rrënjë", "s` ka rrënjë", "ska rrenje", "pa zgjidhje", "nuk ka asnjë zgjidhje", "pa rrënjë reale"],
    ...["nuk ka zgjidhje reale", "nuk ka rrënjë të vërteta", "pa rrënjë të vërtetë", "s'ka asnjë rrënjë reale"],
  ])("%j says that there is no solution", (typed) => {
    expect(read(typed)).toBe("none");
  });

  it.each([
    "R",
    "ℝ",
    "x ∈ R",
    "x∈ℝ",
    "çdo numër",
    "Çdo  numër real.",
    "cdo x",
    "të gjitha numrat",
    "te gjithe numrat reale",
  ])("%j says that every number is a solution", (typed) => {
    expect(read(typed)).toBe("all");
  });

  it.each(["x", "3", "2x + 3", "√9", "x dhe x > 3", "x > 3 ose 5"])("in %j a sign is missing", (typed) => {
    expect(read(typed)).toBe("no-sign");
  });

  it.each([
    ...[
      "",
      "  ",
      ".",
      "tri",
      "zgjidhje",
      "ka zgjidhje",
      "nuk ka zgjidhje këtu",
      "jo ∅",
      "numri R",
      "Rrethi",
      "asnjë tjetër",
    ],
    ...["x > tri", "tri > x", "x > 3 dhe tri", "tri dhe x > 3", "tri ose x > 3", "x > 3 ose tri", "x > 3 ose", "y > 3"],
    ...["x >", "> 3", "1 < x < 2 < 3", "x më e bukur se 3"],
  ])("%j is unreadable", (typed) => {
    expect(read(typed)).toBeNull();
  });
});
