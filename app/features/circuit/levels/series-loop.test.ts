import { expect, test } from "vitest";
import {
  branchOf,
  brightness,
  type ComponentId,
  type Part,
  placePart,
  valueRanges,
  withinRange,
} from "../parts/component";
import { chargesLater, hasCapacitor, lampsOf, loopState } from "./series-loop";

function board(...names: (ComponentId | "switch ON" | "battery reversed")[]): Part[] {
  return names.map((name, k) => {
    const component = name.split(" ")[0] as ComponentId;
    return { ...placePart(component, k, new Set()), on: name.endsWith("ON"), reversed: name.endsWith("reversed") };
  });
}

test("a battery and a lamp: 6 V over 10 Ω and 0.5 Ω inside", () => {
  const parts = board("battery", "bulb");
  const loop = loopState(parts);
  expect(loop.condition).toBe("flowing");
  expect(loop.current).toBeCloseTo(6 / 10.5, 12);
  expect(loop.totals).toEqual({ emf: 6, resistance: 10, internal: 0.5 });
  expect(loop.voltageAcross("bulb-1")).toBeCloseTo(60 / 10.5, 12);
  expect(loop.voltageAcross("battery-0")).toBeCloseTo(60 / 10.5, 12);
  expect(loop.voltageAcross("nothing")).toBe(0);
});

test("the order of the parts does not change the current, a reversed battery changes its sign", () => {
  const current = loopState(board("battery", "switch ON", "resistor", "bulb")).current;
  expect(current).toBeCloseTo(6 / 20.5, 12);
  expect(loopState(board("bulb", "battery", "resistor", "switch ON")).current).toBeCloseTo(current, 12);
  expect(loopState(board("battery reversed", "switch ON", "resistor", "bulb")).current).toBeCloseTo(-current, 12);
});

test("two batteries add or subtract", () => {
  expect(loopState(board("battery", "battery", "bulb")).totals).toEqual({ emf: 12, resistance: 10, internal: 1 });
  expect(loopState(board("battery", "battery", "bulb")).current).toBeCloseTo(12 / 11, 12);
  const opposed = loopState(board("battery", "battery reversed", "bulb", "resistor"));
  expect(opposed).toMatchObject({ condition: "batteries-cancel", current: 0 });
  expect(opposed.totals).toEqual({ emf: 0, resistance: 20, internal: 1 });
});

test.each([
  ["empty", []],
  ["not-closed", ["battery"]],
  ["not-closed", ["bulb"]],
  ["no-battery", ["bulb", "resistor"]],
  ["no-battery", ["bulb", "capacitor"]],
  ["switch-open", ["battery", "switch", "bulb"]],
  ["switch-open", ["switch", "bulb"]],
  ["switch-open", ["battery", "switch"]],
  ["short-circuit", ["battery", "switch ON"]],
  ["short-circuit", ["battery", "battery"]],
  ["batteries-cancel", ["battery", "battery reversed"]],
  ["flowing", ["battery", "capacitor"]],
  ["flowing", ["battery", "resistor"]],
] as const)("the loop is %s with %j", (condition, names) => {
  expect(loopState(board(...names)).condition).toBe(condition);
});

test("an open switch has the whole voltage, and the loop no current", () => {
  const loop = loopState(board("battery", "switch", "bulb"));
  expect(loop.current).toBe(0);
  expect(loop.voltageAcross("switch-1")).toBeCloseTo(6, 12);
});

test("a loop of one part is open, and its gap has the voltage", () => {
  const loop = loopState(board("battery"));
  expect(loop.readings.get("battery-0")).toMatchObject({ current: 0, voltage: -6 });
});

test("a capacitor dims the lamp with time constant RC and in the end stops the current", () => {
  const parts = board("battery", "bulb", "capacitor");
  expect(hasCapacitor(parts)).toBe(true);
  expect(hasCapacitor(board("bulb"))).toBe(false);
  const later = chargesLater(parts, new Map());
  const oneConstant = later(10.5 * 0.1);
  expect(oneConstant.get("capacitor-2")).toBeCloseTo(6 * (1 - Math.exp(-1)), 9);
  expect(loopState(parts, oneConstant).current).toBeCloseTo((6 / 10.5) * Math.exp(-1), 9);
  expect(loopState(parts, later(20)).condition).toBe("capacitor-full");
});

test("a charged capacitor drives the lamp without a battery", () => {
  const loop = loopState(board("bulb", "capacitor"), new Map([["capacitor-1", 5]]));
  expect(loop.condition).toBe("flowing");
  expect(loop.current).toBeCloseTo(-0.5, 12);
});

test("a current of a milliampere is the least that counts as flowing", () => {
  const parts = board("battery", "bulb", "capacitor");
  const rest = (milliamperes: number) => new Map([["capacitor-2", 6 - milliamperes * 1e-3 * 10.5]]);
  expect(loopState(parts, rest(1.01)).condition).toBe("flowing");
  expect(loopState(parts, rest(0.99)).condition).toBe("capacitor-full");
});

test("each lamp is told with its power", () => {
  const parts = board("battery", "bulb", "resistor", "bulb");
  const [first, second] = lampsOf(parts, loopState(parts));
  const watts = (6 / 30.5) ** 2 * 10;
  expect(first).toMatchObject({ id: "bulb-1", word: "dim" });
  expect(first?.watts).toBeCloseTo(watts, 12);
  expect(first?.share).toBeCloseTo(watts / 3.6, 12);
  expect(second?.id).toBe("bulb-3");
  expect(lampsOf(board("battery"), loopState([]))).toEqual([]);
});

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
  const { battery } = valueRanges;
  expect([0, 6, 99, Number.NaN].map((value) => withinRange(battery, value))).toEqual([1.5, 6, 12, 6]);
});

test("what each part is to the solver", () => {
  const [battery, bulb, open, resistor, capacitor] = board("battery", "bulb", "switch", "resistor", "capacitor") as [
    Part,
    Part,
    Part,
    Part,
    Part,
  ];
  expect(branchOf(battery, "a", "b")).toMatchObject({ kind: "cell", from: "a", to: "b", emf: 6, resistance: 0.5 });
  expect(branchOf({ ...battery, reversed: true }, "a", "b")).toMatchObject({ kind: "cell", from: "b", to: "a" });
  expect(branchOf(bulb, "a", "b")).toMatchObject({ kind: "resistor", resistance: 10 });
  expect(branchOf(resistor, "a", "b")).toMatchObject({ kind: "resistor", id: "resistor-3", from: "a", to: "b" });
  expect(branchOf(open, "a", "b").kind).toBe("gap");
  expect(branchOf({ ...open, on: true }, "a", "b").kind).toBe("wire");
  expect(branchOf(capacitor, "a", "b", 2)).toMatchObject({ kind: "capacitor", capacitance: 0.1, voltage: 2 });
  expect(branchOf(capacitor, "a", "b")).toMatchObject({ voltage: 0 });
});
