import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ends, heated, untilDry } from "./ice-on-a-heater";
import { iceOnFire } from "./ice-on-fire";

describe("half a kilogram of ice of −20 °C", () => {
  test("is at 0 °C after 21 kJ, molten after 188 kJ, boils after 397 kJ", () => {
    const [ice, molten, hot] = ends(0.5);
    expect(ice).toBeCloseTo(21, 6);
    expect(molten).toBeCloseTo(188, 6);
    expect(hot).toBeCloseTo(397, 6);
  });

  test("warms as ice to −10 °C by half of the 21 kJ", () => {
    expect(heated(0.5, 0)).toEqual({ celsius: -20, melted: 0, steam: 0 });
    expect(heated(0.5, 10.5).celsius).toBeCloseTo(-10, 6);
  });

  test("is half molten and still at 0 °C after 104.5 kJ, and has 80 °C after 355.2 kJ", () => {
    expect(heated(0.5, 104.5)).toEqual({ celsius: 0, melted: 0.5, steam: 0 });
    expect(heated(0.5, 355.2).celsius).toBeCloseTo(80, 6);
  });

  test("boils away by a third with the 376 kJ after the first 397", () => {
    expect(heated(0.5, 397 + 2257 / 6).steam).toBeCloseTo(1 / 3, 6);
  });
});

test("to melt costs as much as to warm the water to 80 °C (within 0.2 %)", () => {
  const [ice, molten] = ends(1);
  const to80 = 0.8 * (ends(1)[2] - molten);
  expect((molten - ice) / to80).toBeCloseTo(1, 2);
});

test("the temperature never falls while heat comes, and depends on heat for each kilogram alone", () => {
  const mass = fc.double({ min: 0.1, max: 1, noNaN: true });
  const heat = fc.double({ min: 0, max: 800, noNaN: true });
  fc.assert(
    fc.property(mass, heat, heat, (kilograms, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(heated(kilograms, more).celsius).toBeGreaterThanOrEqual(heated(kilograms, less).celsius - 1e-9);
      expect(heated(kilograms, less).celsius).toBeCloseTo(heated(1, less / kilograms).celsius, 6);
    }),
  );
});

test("a tenth of a kilogram boils away after 305 kJ, and then takes no more", () => {
  expect(untilDry(0.1)).toBeCloseTo(305.1, 6);
  expect(heated(0.1, untilDry(0.1)).steam).toBeCloseTo(1, 9);
  expect(iceOnFire.describe({ nxehtesia: 800, masa: 0.1 })).toBe(
    "0,1\u00a0kg akull nga −20\u00a0°C mori 305\u00a0kJ: gota mbeti bosh.",
  );
});

test("the question is answered when the water has 80 °C", () => {
  expect(iceOnFire.question.shown({ nxehtesia: 340, masa: 0.5 })).toBe(false);
  expect(iceOnFire.question.shown({ nxehtesia: 360, masa: 0.5 })).toBe(true);
});
