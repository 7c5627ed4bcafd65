import { describe, expect, test } from "vitest";
import {
  areSameSolutions,
  areTurned,
  commonEnds,
  comparedWithZero,
  differAtEndsOnly,
  factorBetween,
  isSolved,
  type LineSolution,
  mirrored,
  solutionOf,
  withoutConstant,
} from "./relation";

const solved = (relation: string) => solutionOf(relation, "x", { m: 4 }) as LineSolution;
const polynomial = (relation: string) => comparedWithZero(relation, ["x", "y"])?.polynomial ?? new Map();

describe("solutions on the line", () => {
  test.each<[string, number[], boolean[], boolean[]]>([
    ["x>3", [3], [false], [false, true]],
    ["3>=x", [3], [true], [true, false]],
    ["x=3", [3], [true], [false, false]],
    ["x!=3", [3], [false], [true, true]],
    ["x<m", [4], [false], [true, false]],
    ["-2*x+6>0", [3], [false], [true, false]],
    ["x>=-2 and x<5", [-2, 5], [true, false], [false, true, false]],
    ["x<5 and x>=-2", [-2, 5], [true, false], [false, true, false]],
    ["x<-1 or x>4", [-1, 4], [false, false], [true, false, true]],
    ["x^2<=9", [-3, 3], [true, true], [false, true, false]],
    ["-x^2+9<0", [-3, 3], [false, false], [true, false, true]],
    ["x^2-3*x+2<0", [1, 2], [false, false], [false, true, false]],
    ["2*x^2-10*x+12<=0", [2, 3], [true, true], [false, true, false]],
    ["x>=3 and x<=3", [3], [true], [false, false]],
    ["x^2-2*x+1>0", [1], [false], [true, true]],
    ["4*x^2+12*x+9=0", [-1.5], [true], [false, false]],
    ["x^2+1>0", [], [], [true]],
    ["x^2<-1", [], [], [false]],
    ["x-x<1", [], [], [true]],
    ["x>3 or x<=3", [], [], [true]],
    ["x>3 and x<1", [], [], [false]],
    ["x>3 or x>1", [1], [false], [false, true]],
    ["x<5 and x<=3", [3], [true], [true, false]],
    ["x>3 or 3<x", [3], [false], [false, true]],
  ])("of %s end at %o, and hold %o at and %o between them", (relation, points, at, between) => {
    expect(solved(relation)).toEqual({ points, at, between });
  });

  test.each([
    ["x^2-1.4*x+0.49=0", 0.7],
    ["x^2-66.6*x+1108.89=0", 33.3],
    ["x^2-2000.2*x+1000200.01=0", 1000.1],
  ])("of %s is one double root, whatever the rounding error", (relation, root) => {
    expect(solved(relation)).toEqual({ points: [expect.closeTo(root, 6)], at: [true], between: [false, false] });
  });

  test.each(["x", "x+3", "x^3>1", "1/x>2", "x>3 and 5", "5 and x>3", "x>3 or x^3>1", "x>"])(
    "%s has none",
    (relation) => {
      expect(solutionOf(relation, "x")).toBeNull();
    },
  );

  test("are compared at their ends and between them", () => {
    const [open, closed, below, other] = ["x>3", "x>=3", "x<3", "x>4"].map(solved) as [
      LineSolution,
      LineSolution,
      LineSolution,
      LineSolution,
    ];
    const against = (is: (a: LineSolution, b: LineSolution) => boolean) =>
      [open, closed, below, other].map((each) => is(each, open));
    expect(against(areSameSolutions)).toEqual([true, false, false, false]);
    expect(against(differAtEndsOnly)).toEqual([false, true, false, false]);
    expect(against(areTurned)).toEqual([false, false, true, false]);
    expect(differAtEndsOnly(solved("x>=4"), open)).toBe(false);
    expect(areSameSolutions(solved("3*x>1"), solved("x>1/3"))).toBe(true);
    expect(areSameSolutions(solved("x>1000000"), solved("x>1000000.0001"))).toBe(true);
    expect(commonEnds(solved("x>1 and x<5"), solved("x<5 or x>7"))).toEqual([5]);
  });

  test("are mirrored at zero with what holds at their ends", () => {
    expect(areSameSolutions(mirrored(solved("x>=-2 and x<5")), solved("x>-5 and x<=2"))).toBe(true);
    expect(areSameSolutions(mirrored(solved("x<1 or x>=4")), solved("x<=-4 or x>-1"))).toBe(true);
  });
});

test.each([
  ["x>3", true],
  ["3<x", true],
  ["x>2*3", true],
  ["x>1 and x<5", true],
  ["2*x>6", false],
  ["x>1 and 2*x<9", false],
  ["2*x>1 and x<9", false],
  ["x>x+1", false],
  ["x>x", false],
  ["x>sqrt(x)", false],
  ["y>3", false],
  ["3>2", false],
  ["x+1", false],
  ["x>", false],
])("that %s has its letter alone is %s", (relation, is) => {
  expect(isSolved(relation, "x")).toBe(is);
});

describe("up to a factor", () => {
  test("a comparison is written as one with zero, its sign turned to the right", () => {
    expect(comparedWithZero("2*x+y<=8", ["x", "y"])).toEqual({
      operator: ">=",
      polynomial: new Map([
        ["", 8],
        ["x", -2],
        ["y", -1],
      ]),
    });
    expect(comparedWithZero("x>y", ["x", "y"])?.operator).toBe(">");
    expect(comparedWithZero("x<y", ["x", "y"])?.operator).toBe(">");
    expect(comparedWithZero("x=m", ["x"], { m: 4 })?.polynomial.get("")).toBe(-4);
    for (const none of ["x+y", "x", "x>1 and y>2", "sqrt(x)=y", "x="])
      expect(comparedWithZero(none, ["x", "y"])).toBeNull();
  });

  test.each([
    ["2*x+3*y=6", "4*x+6*y=12", 0.5],
    ["2*x+3*y=6", "-2*x-3*y=-6", -1],
    ["2*x+3*y=6", "2*x+3*y=7", null],
    ["2*x+3*y=6", "2*x+3*y=0", null],
    ["x=y", "x+1=y", null],
    ["x=2", "y=2", null],
    ["x=1", "0=0", null],
    ["0=0", "0=0", null],
  ])("%s is %s times %s", (a, b, factor) => {
    expect(factorBetween(polynomial(a), polynomial(b))).toBe(factor);
  });

  test("the number that stands alone is left out", () => {
    expect([...withoutConstant(polynomial("2*x+3*y=6")).keys()]).toEqual(["x", "y"]);
  });
});
