import { expect, test } from "vitest";
import { bench, contact, hand, skin, steel, temperature, wood } from "./prekja-e-stolit";

test("wood meets the hand at 27 °C, iron of the same temperature at 7 °C", () => {
  expect(contact(wood)).toBeCloseTo(27.0, 1);
  expect(contact(steel)).toBeCloseTo(7.3, 1);
});

test("what flows out of the skin flows into the bench, at every moment", () => {
  for (const material of [wood, steel]) {
    for (const t of [1, 2, 5]) {
      const step = 1e-7;
      const inSkin = (skin.conductivity * (temperature(material, -step, t) - contact(material))) / step;
      const inBench = (material.conductivity * (contact(material) - temperature(material, step, t))) / step;
      expect(inSkin / inBench).toBeCloseTo(1, 2);
    }
  }
});

test("far from the touch nothing has changed yet", () => {
  expect(temperature(wood, -0.02, 5)).toBeCloseTo(hand, 3);
  expect(temperature(wood, 0.02, 5)).toBeCloseTo(bench, 3);
});
