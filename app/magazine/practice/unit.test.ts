import { describe, expect, test } from "vitest";
import { parseUnit } from "./unit";
import { prefixCases, unitCases } from "./unit.cases";

describe("a unit", () => {
  test.each([
    ["m", 1, "m1"],
    ["cm", 0.01, "m1"],
    ["cm²", 1e-4, "m2"],
    ["cm^2", 1e-4, "m2"],
    ["cm2", 1e-4, "m2"],
    ["km/h", 1 / 3.6, "m1s-1"],
    ["m/s²", 1, "m1s-2"],
    ["m·s⁻²", 1, "m1s-2"],
    ["m*s^-2", 1, "m1s-2"],
    ["J/(kg·K)", 1, "K-1m2s-2"],
    ["kWh", 3.6e6, "kg1m2s-2"],
    ["mAh", 3.6, "A1s1"],
    ["MeV", 1.602176634e-13, "kg1m2s-2"],
    ["min", 60, "s1"],
    ["ms", 1e-3, "s1"],
    ["ml", 1e-6, "m3"],
    ["hPa", 100, "kg1m-1s-2"],
    ["µm", 1e-6, "m1"],
    ["μm", 1e-6, "m1"],
    ["kΩ", 1000, "A-2kg1m2s-3"],
    ["kΩ", 1000, "A-2kg1m2s-3"],
    ["1/s", 1, "s-1"],
    ["Hz", 1, "s-1"],
    ["°", Math.PI / 180, "rad1"],
    ["%", 0.01, ""],
    ["", 1, ""],
    ["N·m", 1, "kg1m2s-2"],
    ["dioptri", 1, "m-1"],
    ["Mpc", 3.0856775814914e22, "m1"],
    ["lekë/kWh", 1 / 3.6e6, "kg-1lekë1m-2s2"],
  ])("%s is %d %s", (text, factor, dimension) => {
    const unit = parseUnit(text);
    expect(unit?.dimension).toBe(dimension);
    expect((unit?.factor ?? 0) / factor).toBeCloseTo(1, 12);
  });

  test("units of one quantity have one dimension, others have not", () => {
    const dimension = (text: string) => parseUnit(text)?.dimension;
    expect(dimension("V·A")).toBe(dimension("W"));
    expect(dimension("N/m²")).toBe(dimension("Pa"));
    expect(dimension("°C")).not.toBe(dimension("K"));
    expect(dimension("Bq")).not.toBe(dimension("Hz"));
  });

  test.each(["metra", "kmin", "m/s/s", "m^", "m^1.5", "/", "m¹²", "toString", "ktoString", "😀", "m·"])(
    "%s is none",
    (text) => {
      expect(parseUnit(text)).toBeNull();
    },
  );
});

describe("the units that are known", () => {
  test.each(unitCases)("%s is %d %s", (text, factor, dimension, takesPrefix) => {
    const unit = parseUnit(text);
    expect(unit?.dimension).toBe(dimension);
    expect((unit?.factor ?? 0) / factor).toBeCloseTo(1, 9);
    expect(parseUnit(`k${text}`)?.factor ?? null).toBe(takesPrefix ? 1000 * (unit?.factor ?? 0) : null);
  });

  test.each(prefixCases)("%sW is 10^%d W", (prefix, power) => {
    expect((parseUnit(`${prefix}W`)?.factor ?? 0) / 10 ** power).toBeCloseTo(1, 12);
  });

  test("a whole name goes before a prefix: min is no milli-inch, Pa no pico-year, ha no hecto-anything", () => {
    expect(parseUnit("min")?.dimension).toBe("s1");
    expect(parseUnit("cd")).toBeNull();
    expect(parseUnit("kkm")).toBeNull();
    expect(parseUnit("k")).toBeNull();
    expect(parseUnit("km ")?.factor).toBe(1000);
  });

  test("an exponent is whole, not zero, and at most nine; a typed minus counts", () => {
    expect(parseUnit("m0")).toBeNull();
    expect(parseUnit("m^10")).toBeNull();
    expect(parseUnit("m^9")?.dimension).toBe("m9");
    expect(parseUnit("m^-9")?.dimension).toBe("m-9");
    expect(parseUnit("m^−2")?.dimension).toBe("m-2");
    expect(parseUnit("s⁻¹⁰")).toBeNull();
  });

  test("a factor that stands above and below falls out", () => {
    expect(parseUnit("m/m")).toEqual({ factor: 1, dimension: "" });
    expect(parseUnit("km/m")).toEqual({ factor: 1000, dimension: "" });
    expect(parseUnit("kg·m/(kg·s)")?.dimension).toBe("m1s-1");
  });

  test("a product may be written with a dot of any kind", () => {
    for (const sign of ["·", "*", "⋅", "."]) expect(parseUnit(`N${sign}m`)?.dimension).toBe("kg1m2s-2");
    expect(parseUnit("/s")).toBeNull();
    expect(parseUnit("m/")).toBeNull();
  });
});
