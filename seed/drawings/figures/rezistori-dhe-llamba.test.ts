import { expect, test } from "vitest";
import { lamp, resistance } from "./rezistori-dhe-llamba";

test("in full light the lamp has the resistor's voltage, current and resistance", () => {
  expect(lamp(2700).volt).toBeCloseTo(6, 9);
  expect(lamp(2700).ampere).toBeCloseTo(0.3, 9);
  expect(lamp(2700).volt / lamp(2700).ampere).toBeCloseTo(resistance, 9);
});

test("cold, the filament resists less than a tenth as much", () => {
  expect(lamp(300).volt / lamp(300).ampere).toBeLessThan(resistance / 10);
});

test("the lamp's current grows less than its voltage: double voltage, about 1.46 times the current", () => {
  const currentAt = (volt: number) => {
    let [low, high] = [294, 4000];
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      if (lamp(middle).volt < volt) low = middle;
      else high = middle;
    }
    return lamp(low).ampere;
  };
  expect(currentAt(6) / currentAt(3)).toBeCloseTo(2 ** (1.4 / 2.6), 2);
});
