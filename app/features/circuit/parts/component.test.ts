import { expect, test } from "vitest";
import {
  branchOf,
  brightness,
  type ComponentKind,
  internalResistanceRange,
  newComponent,
  type ValueRange,
  valueRanges,
  withinRange,
} from "./component";

test.each([
  [0, "dark"],
  [0.0179, "dark"],
  [0.0181, "faint"],
  [0.359, "faint"],
  [0.361, "dim"],
  [1.79, "dim"],
  [1.8, "bright"],
  [4.67, "bright"],
  [4.69, "glaring"],
] as const)("at %d W a lamp of 3.6 W is %s", (watts, word) => {
  expect(brightness(watts).word).toBe(word);
});

test("a value is kept inside its range", () => {
  const battery = valueRanges.battery as ValueRange;
  expect([0, 6, 99, Number.NaN].map((value) => withinRange(battery, value))).toEqual([1.5, 6, 24, 6]);
});

test.each([
  ["battery", { kind: "cell", from: "a", to: "b", emf: 6, resistance: 0.5 }],
  ["bulb", { kind: "resistor", from: "a", to: "b", resistance: 10 }],
  ["resistor", { kind: "resistor", from: "a", to: "b", resistance: 10 }],
  ["capacitor", { kind: "capacitor", from: "a", to: "b", capacitance: 0.1, voltage: 0 }],
  ["switch", { kind: "gap", from: "a", to: "b" }],
  ["voltmeter", { kind: "gap", from: "a", to: "b" }],
  ["wire", { kind: "wire", from: "a", to: "b" }],
  ["ammeter", { kind: "wire", from: "a", to: "b" }],
] as [ComponentKind, object][])("a new %s is to the solver %j", (kind, branch) => {
  expect(branchOf(newComponent(kind, "x"), "a", "b")).toEqual({ id: "x", ...branch });
});

test("a battery drives the other way when it is turned round, and has its own resistance inside", () => {
  const battery = newComponent("battery", "x", { reversed: true, value: 9, internalResistance: 2 });
  expect(branchOf(battery, "a", "b")).toMatchObject({ from: "b", to: "a", emf: 9, resistance: 2 });
});

test("a switch that is ON is a wire", () => {
  expect(branchOf(newComponent("switch", "x", { on: true }), "a", "b").kind).toBe("wire");
});

test("a capacitor has the voltage of its charge", () => {
  const charges = new Map([["x", 2]]);
  expect(branchOf(newComponent("capacitor", "x"), "a", "b", charges)).toMatchObject({ voltage: 2 });
});

test("only a battery has a resistance inside", () => {
  expect(newComponent("battery", "x").internalResistance).toBe(internalResistanceRange.usual);
  expect(newComponent("bulb", "x").internalResistance).toBe(0);
});
