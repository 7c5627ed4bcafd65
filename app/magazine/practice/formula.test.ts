import { expect, test } from "vitest";
import { formulaOf } from "./formula";

/** Writes a formula in a line: `[a|b]` is a fraction, `^(…)` a power, `√(…)` a root, `*` a product without a sign. */
const inLine = (html: string) =>
  html
    .replace(/<mfrac><mrow>(.*?)<\/mrow><mrow>(.*?)<\/mrow><\/mfrac>/g, "[$1|$2]")
    .replace(/<msup><mrow>(.*?)<\/mrow><mrow>(.*?)<\/mrow><\/msup>/g, "$1^($2)")
    .replace(/<msup><mn>(.*?)<\/mn><mn>(.*?)<\/mn><\/msup>/g, "$1^($2)")
    .replace(/<msqrt>(.*?)<\/msqrt>/g, "√($1)")
    .replaceAll("&#x2062;", "*")
    .replace(/<[^>]+>/g, "");

test.each([
  ["3.5", "3,5"],
  ["12345.60", "12\u00a0345,60"],
  ["2*10^-3", "2·10^(−3)"],
  ["2e-3", "2·10^(−3)"],
  ["-7/2", "[−7|2]"],
  ["1/2*sqrt(3)", "[1|2]*√(3)"],
  ["(3+1/2)", "3+[1|2]"],
  ["-(3+1/2)", "−(3+[1|2])"],
  ["pi/4", "[π|4]"],
  ["2*x^2+3*x-4", "2*x^(2)+3*x−4"],
  ["2*(x+1)", "2*(x+1)"],
  ["(x+1)^2", "(x+1)^(2)"],
  ["x*2", "x·2"],
  ["2*3*x", "2·3*x"],
  ["x-(2-x)", "x−(2−x)"],
  ["x-(2+x)", "x−(2+x)"],
  ["(x/2)^2", "([x|2])^(2)"],
])("%s is shown as %s", (notation, shown) => {
  expect(inLine(formulaOf(notation) ?? "")).toBe(shown);
});

test.each([
  ["a*(x+b)", { a: 3, b: -2 }, "3*(x−2)"],
  ["(x-p)*(x-q)", { p: -3, q: 4 }, "(x+3)*(x−4)"],
  ["x < -p", { p: -3 }, "x&lt;3"],
  ["-(p*x)", { p: -2 }, "2*x"],
  ["-p", { p: 3 }, "−3"],
  ["u+a*t", { u: 5, a: -1.5 }, "5−1,5*t"],
  ["b-k*x", { b: 2, k: -3 }, "2+3*x"],
  ["A*w-B", { A: 1, B: 2 }, "w−2"],
  ["f*x", { f: 0.1 + 0.2 }, "0,3*x"],
])("%s with %j is shown as %s", (notation, scope, shown) => {
  expect(inLine(formulaOf(notation, scope) ?? "")).toBe(shown);
});

test.each(["", "2*", "(", "alert(1)", "<b>", "x".repeat(400)])("%j is none", (notation) => {
  expect(formulaOf(notation)).toBeNull();
});
