import { expect, test } from "vitest";
import { newGridComponent } from "./grid-component";
import { keptCharges } from "./kept-charges";

const capacitor = (value: number) => [newGridComponent("capacitor", 3, { value })];

test("with twice the capacitance the same charge has half the voltage: Q = C·U", () => {
  expect(keptCharges(capacitor(0.1), capacitor(0.2), new Map([["e3", 6]])).get("e3")).toBeCloseTo(3, 9);
  expect(keptCharges(capacitor(0.1), [newGridComponent("bulb", 3)], new Map([["e3", 6]]))).toEqual(new Map());
  expect(keptCharges([newGridComponent("bulb", 3)], capacitor(0.2), new Map())).toEqual(new Map());
});
