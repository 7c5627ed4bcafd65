import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { celsiusOf, pressure, workOn } from "./gas-in-cylinder";
import { pistonByHand } from "./piston-by-hand";

describe("a litre of air of 20 °C pushed to a half", () => {
  test("at once has 114 °C and 264 kPa, and took 80 J", () => {
    expect(celsiusOf(0.5, true)).toBeCloseTo(113.7, 1);
    expect(pressure(0.5, true)).toBeCloseTo(263.9, 1);
    expect(workOn(0.5, true)).toBeCloseTo(79.9, 1);
  });

  test("slowly still has 20 °C, 200 kPa, and took 69 J", () => {
    expect(celsiusOf(0.5, false)).toBeCloseTo(20, 9);
    expect(pressure(0.5, false)).toBeCloseTo(200, 9);
    expect(workOn(0.5, false)).toBeCloseTo(69.3, 1);
  });
});

test("to a fifth at once it is at 285 °C, hot enough to light cotton", () => {
  expect(celsiusOf(0.2, true)).toBeCloseTo(284.9, 1);
});

const volumes = fc.double({ min: 0.2, max: 1, noNaN: true });

test("pV/T is the same however it was pushed (law of the ideal gas)", () => {
  fc.assert(
    fc.property(volumes, fc.boolean(), (volume, quick) => {
      const quotient = (pressure(volume, quick) * volume) / (celsiusOf(volume, quick) + 273.15);
      expect(quotient).toBeCloseTo(100 / 293.15, 9);
    }),
  );
});

test("the work is the area under the pressure (first law)", () => {
  fc.assert(
    fc.property(volumes, fc.boolean(), (volume, quick) => {
      const parts = 2000;
      const part = (1 - volume) / parts;
      let area = 0;
      for (let i = 0; i < parts; i++) area += pressure(volume + (i + 0.5) * part, quick) * part;
      expect(area).toBeCloseTo(workOn(volume, quick), 2);
    }),
  );
});

test("the question is answered by a quick push to a half", () => {
  const { shown } = pistonByHand.question;
  expect(shown({ vellimi: 0.5, vrik: 1 })).toBe(true);
  expect(shown({ vellimi: 0.5, vrik: 0 })).toBe(false);
  expect(shown({ vellimi: 0.8, vrik: 1 })).toBe(false);
});
