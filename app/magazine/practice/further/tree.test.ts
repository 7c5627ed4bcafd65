import { expect, test } from "vitest";
import { type ExpressionTree, polynomialOf, treeOf } from "./tree";

test.each<[string, Record<string, number> | null]>([
  ["3*x^2*y-4", { xxy: 3, "": -4 }],
  ["y*x*x", { xxy: 1 }],
  ["+x", { x: 1 }],
  ["-x", { x: -1 }],
  ["-(x-2)", { x: -1, "": 2 }],
  ["(x+1)*(x-1)", { xx: 1, "": -1 }],
  ["0.1*x+0.2*x-0.3*x+y", { y: 1 }],
  ["0.00001*x", { x: 0.00001 }],
  ["x-x", {}],
  ["x/4", { x: 0.25 }],
  ["x/x", null],
  ["1/(x+1)", null],
  ["x/0", null],
  ["x/(2-2)", null],
  ["2^3*x", { x: 8 }],
  ["4^0.5*x", { x: 2 }],
  ["2^x", null],
  ["x^x", null],
  ["x^(x+2)", null],
  ["x^(1-1)", { "": 1 }],
  ["x^0", { "": 1 }],
  ["x^9", { xxxxxxxxx: 1 }],
  ["x^10", null],
  ["x^0.5", null],
  ["x^(-1)", null],
  ["sqrt(9)*x", { x: 3 }],
  ["max(2,3)*x", { x: 3 }],
  ["max(-2,-3)", { "": -2 }],
  ["sqrt(x)+1", null],
  ["1+sqrt(x)", null],
  ["2*sqrt(x)", null],
  ["-sqrt(x)", null],
  ["max(2,x)", null],
  ["sqrt(-1)", null],
  ["m*x", { x: 5 }],
  ["n*x", null],
  ["x=3", null],
])("the polynomial of %s has the coefficients %o", (notation, coefficients) => {
  const polynomial = polynomialOf(treeOf(notation) as ExpressionTree, ["x", "y"], { m: 5 });
  expect(polynomial && Object.fromEntries(polynomial)).toEqual(coefficients);
});

test("what is no expression has no tree", () => {
  expect(treeOf("x+")).toBeNull();
});
