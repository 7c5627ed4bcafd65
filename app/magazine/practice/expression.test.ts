import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseExpression } from "./expression";

function compute(text: string, scope = {}): number {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${parsed.message} at ${parsed.offset}`);
  return parsed.expression.valueIn(scope);
}

describe("an expression", () => {
  test.each([
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["2 ^ 3 ^ 2", 512],
    ["-2 ^ 2", -4],
    ["2 ^ -1", 0.5],
    ["8 / 4 / 2", 1],
    ["10 - 4 - 3", 3],
    ["-3 * -2", 6],
    ["1.5e3 + .5", 1500.5],
    ["sqrt(3^2 + 4^2)", 5],
    ["cbrt(27) + abs(-2)", 5],
    ["round(2.345, 2)", 2.35],
    ["round(2.5) + floor(2.9) + ceil(2.1)", 8],
    ["sin(30 * deg)", 0.5],
    ["cos(60 * deg) + tan(45 * deg)", 1.5],
    ["asin(1) / deg + acos(0) / deg + atan(1) / deg", 225],
    ["ln(exp(2)) + log(1000)", 5],
    ["min(4, 2, 3) + max(4, 2, 3)", 6],
    ["mod(17, 5) + gcd(24, 36)", 14],
    ["mod(-1, 5)", 4],
    ["choose(5, 2)", 10],
    ["if(2 > 1, 10, 20) + if(2 < 1, 10, 20)", 30],
    ["pick(2, 10, 20, 30)", 20],
    ["pi", Math.PI],
  ])("%s is %d", (text, value) => {
    expect(compute(text)).toBeCloseTo(value, 12);
  });

  test.each([
    ["0.1 + 0.2 = 0.3", 1],
    ["0.1 + 0.2 != 0.3", 0],
    ["0.1 + 0.2 > 0.3", 0],
    ["0.1 + 0.2 < 0.3", 0],
    ["0.3 <= 0.1 + 0.2 and 0.3 >= 0.1 + 0.2", 1],
    ["1 > 2 or 2 > 1", 1],
    ["1 > 2 or 2 > 3", 0],
    ["1 < 2 and 3 < 2", 0],
    ["whole(0.1 * 30)", 1],
    ["whole(2.5)", 0],
  ])("%s gives %d", (text, value) => {
    expect(compute(text)).toBe(value);
  });

  test("names come from the scope, in Albanian letters too, and are listed once", () => {
    const parsed = parseExpression("m * v_0^2 / 2 + m * këndi");
    expect(parsed.ok && parsed.expression.names).toEqual(["m", "v_0", "këndi"]);
    expect(compute("m * v_0^2 / 2", { m: 2, v_0: 3 })).toBe(9);
  });

  test.each(["m", "toString", "constructor", "__proto__", "1 / 0 - 1 / 0", "sqrt(-1)", "pick(3, 1, 2)"])(
    "%s has no value",
    (text) => {
      expect(compute(text)).toBeNaN();
    },
  );

  test.each([
    ["", "Shprehja mbaron para kohe.", 0],
    ["2 +", "Shprehja mbaron para kohe.", 3],
    ["2 3", "„3“ nuk pritej këtu.", 2],
    ["(2 + 3", "Mungon „)“.", 6],
    ["2 $ 3", "Shenja „$“ nuk njihet në një shprehje.", 2],
    ["hyp(2)", "Funksioni „hyp“ nuk njihet.", 3],
    ["toString(2)", "Funksioni „toString“ nuk njihet.", 8],
    ["sqrt(2, 3)", "„sqrt“ ka numër tjetër vlerash.", 9],
    ["mod(2)", "„mod“ ka numër tjetër vlerash.", 5],
    ["* 2", "„*“ nuk pritej këtu.", 0],
    ["and", "„and“ nuk pritej këtu.", 0],
    [`${"(".repeat(50)}1${")".repeat(50)}`, "Shprehja ka tepër kllapa.", 40],
    [`1${"+1".repeat(200)}`, "Shprehja është tepër e gjatë.", 300],
  ])("%j is refused: %s", (text, message, offset) => {
    expect(parseExpression(text)).toEqual({ ok: false, message, offset });
  });

  test("numbers are compared as in mathematics", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (a, b) => {
        const scope = { a, b };
        const holds = (text: string) => compute(text, scope);
        expect(["<", ">", "=", "!=", "<=", ">="].map((sign) => holds(`a ${sign} b`))).toEqual(
          [a < b, a > b, a === b, a !== b, a <= b, a >= b].map(Number),
        );
        expect(holds("a > 0 and b > 0")).toBe(Number(a > 0 && b > 0));
        expect(holds("a > 0 or b > 0")).toBe(Number(a > 0 || b > 0));
        expect(holds("if(a > b, a, b)")).toBe(Math.max(a, b));
      }),
    );
  });

  test("what a machine's rounding takes away is not missed, and nothing more", () => {
    expect(compute("1e12 + 1 = 1e12")).toBe(1);
    expect(compute("1e6 + 1 = 1e6")).toBe(0);
    expect(compute("1e-10 = 0")).toBe(1);
    expect(compute("1e-8 = 0")).toBe(0);
    expect(compute("floor(0.1 * 3 * 10) + floor((0.3 - 0.2) * 10)")).toBe(4);
    expect(compute("floor(3 - 0.0000000001) + ceil(3 + 0.0000000001)")).toBe(6);
    expect(compute("floor(2.99) + ceil(3.01)")).toBe(6);
    expect(compute("mod(0.3, 0.1)")).toBeCloseTo(0, 12);
    expect(compute("mod(2.9, 1)")).toBeCloseTo(0.9, 12);
  });

  test("signs stand before anything, as often as one likes", () => {
    expect(compute("+3 - -2 + +1")).toBe(6);
    expect(compute("+(2 - 5)")).toBe(-3);
    expect(compute("--2")).toBe(2);
    expect(compute("2 * -3 ^ 2")).toBe(-18);
    expect(compute("-2 * 3 + 1")).toBe(-5);
  });

  test("a number may have two figures in its power and after its bare point; spaces end nothing", () => {
    expect(compute("1e12")).toBe(1e12);
    expect(compute("2e-10 * 1e+11")).toBeCloseTo(20, 12);
    expect(compute(".25")).toBe(0.25);
    expect(compute("  2 + 3 \n ")).toBe(5);
    expect(compute("2.")).toBe(2);
  });

  test("300 signs are read, and 40 brackets", () => {
    expect(compute(`1${"+1".repeat(149)} `)).toBe(150);
    expect(compute(`${"(".repeat(39)}1${")".repeat(39)}`)).toBe(1);
  });

  test("what is neither a sign nor a name is not taken for one", () => {
    for (const text of ["2 , 3", "2 )", ")", ", 2", "min(,2)", "2 = ", "a b", "min(2", "pick(1)", "(2]"]) {
      expect([text, parseExpression(text).ok]).toEqual([text, false]);
    }
  });

  test("brackets side by side are not deep", () => {
    expect(compute(Array(50).fill("(1)").join("+"))).toBe(50);
  });

  test("no text makes it throw", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseExpression(text);
        if (parsed.ok) expect(parsed.expression.valueIn({})).toBeTypeOf("number");
      }),
    );
  });
});
