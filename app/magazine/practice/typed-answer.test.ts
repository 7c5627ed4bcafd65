import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber } from "../albanian";
import { readTypedExpression, readTypedNumber } from "./typed-answer";

describe("a typed number", () => {
  test.each([
    ["3,5", 3.5, ""],
    ["3.5", 3.5, ""],
    [" −3,5 cm ", -3.5, "cm"],
    ["3,5cm", 3.5, "cm"],
    ["7/2", 3.5, ""],
    ["7:2 m", 3.5, "m"],
    ["3 1/2 orë", 3.5, "orë"],
    ["-1 1/2", -1.5, ""],
    ["2·10⁻³", 0.002, ""],
    ["2*10^-3 kg", 0.002, "kg"],
    ["2x10^(-3)", 0.002, ""],
    ["2 × 10^-3", 0.002, ""],
    ["2e-3", 0.002, ""],
    ["10^6 J", 1e6, "J"],
    ["1,5·10^3 m/s²", 1500, "m/s^2"],
    ["12 345", 12_345, ""],
    ["12 345,5 lekë", 12_345.5, "lekë"],
    ["12.345,5", 12_345.5, ""],
    ["1.234", 1.234, ""],
    ["2π", 2 * Math.PI, ""],
    ["3π/4", (3 * Math.PI) / 4, ""],
    ["√2", Math.SQRT2, ""],
    ["3√2 cm", 3 * Math.SQRT2, "cm"],
    ["x = 5", 5, ""],
    ["≈ 5,2 m", 5.2, "m"],
    ["25 %", 25, "%"],
    ["30°", 30, "°"],
    ["4,2 J/(kg·K)", 4.2, "J/(kg·K)"],
    ["5 N*m", 5, "N·m"],
    ["0", 0, ""],
    ["12\u00a0345 m", 12_345, "m"],
    ["12\u202f345", 12_345, ""],
    ["1 234 567", 1_234_567, ""],
    ["1.234.567,8", 1_234_567.8, ""],
    ["√12", Math.sqrt(12), ""],
    ["√ 2,25 cm", 1.5, "cm"],
    ["√(16)", 4, ""],
    ["2√(2,25)", 3, ""],
    ["3·10¹² m", 3e12, "m"],
    ["10⁻¹²", 1e-12, ""],
    ["x=5", 5, ""],
    ["v =  5 m/s", 5, "m/s"],
    ["=5", 5, ""],
    ["≈5", 5, ""],
    ["-12 11/16 m", -12.6875, "m"],
    ["- 1 1/2", -1.5, ""],
    ["2 12 / 16", 2.75, ""],
    ["2 x 10^3", 2000, ""],
    ["2x 10^3", 2000, ""],
    ["2 e", 2, "e"],
    ["2e12", 2e12, ""],
    ["2e+3", 2000, ""],
    ["π", Math.PI, ""],
    ["π/12 m", Math.PI / 12, "m"],
    ["-√2/2", -Math.SQRT1_2, ""],
    ["12/16", 0.75, ""],
    ["-  5", -5, ""],
    ["5 s = t", 5, "s = t"],
    ["3 m 1/2", 3, "m 1/2"],
    ["5 1/2 1/4", 5.5, "1/4"],
  ])("%j is %d with unit %j", (text, value, unit) => {
    const typed = readTypedNumber(text);
    expect(typed?.value).toBeCloseTo(value, 12);
    expect(typed?.unit).toBe(unit);
  });

  test.each(["", "cm", "pesë", "-", "/", "1/0", "^2", "=", "😀", "sqrt"])("%j is none", (text) => {
    expect(readTypedNumber(text)).toBeNull();
  });

  test("a sum is not computed for the pupil: what follows is no unit", () => {
    expect(readTypedNumber("3+4")).toMatchObject({ value: 3, unit: "+4", fraction: null });
    expect(readTypedNumber("3*4")?.unit).toBe("·4");
  });

  test("a fraction is remembered as it was typed", () => {
    expect(readTypedNumber("6/8")?.fraction).toEqual([6, 8]);
    expect(readTypedNumber("-6/8 m")?.fraction).toEqual([-6, 8]);
    expect(readTypedNumber("0,75")?.fraction).toBeNull();
    expect(readTypedNumber("12 / 16")?.fraction).toEqual([12, 16]);
    expect(readTypedNumber("- 12/16")?.fraction).toEqual([-12, 16]);
    expect(readTypedNumber("3/12 kg")?.fraction).toEqual([3, 12]);
    for (const text of ["3π/4", "√3/2", "2·10^3/4", "1,5/2", "1 1/2"]) {
      expect([text, readTypedNumber(text)?.fraction]).toEqual([text, null]);
    }
  });

  test.each([
    ["13,2", 0.1],
    ["13", 1],
    ["1,25 m", 0.01],
    ["1,2·10^18", 1e17],
    ["5e-3", 1e-3],
    ["10^6", 0],
    ["7/2", 0],
    ["2π", 0],
    ["√2", 0],
    ["3 1/2", 0],
  ])("%j is exact to %d", (text, place) => {
    expect(readTypedNumber(text)?.place).toBeCloseTo(place, 20);
  });

  test("every number that the magazine prints is read again", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.nat(4), (whole, digits) => {
        const value = whole / 10 ** digits;
        expect(readTypedNumber(formatNumber(value, digits))?.value).toBeCloseTo(value, 9);
      }),
    );
  });

  test("no text makes it throw", () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(() => readTypedNumber(text)).not.toThrow()));
  });
});

describe("a typed expression", () => {
  test.each([
    ["2x + 3", 7],
    ["2·x+3", 7],
    ["y = 2x + 3", 7],
    ["f(x) = 2x + 3", 7],
    ["2x² − 3(x + 1)", -1],
    ["x^2", 4],
    ["(x+1)(x-1)", 3],
    ["x(x+1)", 6],
    ["[x+1]2", 6],
    ["√x·√x", 2],
    ["πx", 2 * Math.PI],
    ["1,5x", 3],
    ["x/4", 0.5],
    ["3 x", 6],
    ["y=2x", 4],
    ["f (x) =  2x", 4],
    ["y  = 2x", 4],
    ["f(x)= x", 2],
    ["x¹⁰", 1024],
    ["12x + 1e2", 124],
    ["1e+2x", 200],
    ["(x)(3)", 6],
    ["x2", 4],
    ["2(3)", 6],
    ["√(x)2", 2 * Math.SQRT2],
    ["[x + 1][x − 1]", 3],
    ["2πx/π", 4],
    ["x·-1", -2],
  ])("%j at x = 2 is %d", (text, value) => {
    expect(readTypedExpression(text, ["x"])?.valueIn({ x: 2 })).toBeCloseTo(value, 12);
  });

  test("letters side by side are a product", () => {
    expect(readTypedExpression("2ab", ["a", "b"])?.valueIn({ a: 3, b: 5 })).toBe(30);
  });

  test.each(["", "2y", "x + y", "x +", "alert(1)", "x.y", "2 3", "x 2 3", "x = 2 = x", "x + y = 2", "2 = x", "sqrt"])(
    "%j is none",
    (text) => {
      expect(readTypedExpression(text, ["x"])).toBeNull();
    },
  );
});
