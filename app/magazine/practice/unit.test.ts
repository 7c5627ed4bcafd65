import { describe, expect, test } from "vitest";
import { parseUnit } from "./unit";

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
