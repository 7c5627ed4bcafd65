import { expect, test } from "vitest";
import { type Component, type ComponentKind, hasCapacitor, newComponent } from "../parts/component";
import { charging } from "../solver/circuit-charging";
import { lampsOf, loopBranches, loopState } from "./series-loop";

function board(...names: (ComponentKind | "switch ON" | "battery reversed")[]): Component[] {
  return names.map((name, k) => {
    const kind = name.split(" ")[0] as ComponentKind;
    const settings = { on: name.endsWith("ON"), reversed: name.endsWith("reversed") };
    return newComponent(kind, `${kind}-${k}`, settings);
  });
}

test("a battery and a lamp: 6 V over 10 Ω and 0.5 Ω inside", () => {
  const components = board("battery", "bulb");
  const loop = loopState(components);
  expect(loop.condition).toBe("flowing");
  expect(loop.current).toBeCloseTo(6 / 10.5, 12);
  expect(loop.totals).toEqual({ emf: 6, resistance: 10, internal: 0.5 });
  expect(loop.voltageAcross("bulb-1")).toBeCloseTo(60 / 10.5, 12);
  expect(loop.voltageAcross("battery-0")).toBeCloseTo(60 / 10.5, 12);
  expect(loop.voltageAcross("nothing")).toBe(0);
});

test("the order of the components does not change the current, a reversed battery changes its sign", () => {
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

test("a loop of one component is open, and its gap has the voltage", () => {
  const loop = loopState(board("battery"));
  expect(loop.readings.get("battery-0")).toMatchObject({ current: 0, voltage: -6 });
});

test("a capacitor dims the lamp with time constant RC and in the end stops the current", () => {
  const components = board("battery", "bulb", "capacitor");
  expect(hasCapacitor(components)).toBe(true);
  expect(hasCapacitor(board("bulb"))).toBe(false);
  const later = charging(loopBranches(components, new Map()));
  const oneConstant = later(10.5 * 0.1);
  expect(oneConstant.get("capacitor-2")).toBeCloseTo(6 * (1 - Math.exp(-1)), 9);
  expect(loopState(components, oneConstant).current).toBeCloseTo((6 / 10.5) * Math.exp(-1), 9);
  expect(loopState(components, later(20)).condition).toBe("capacitor-full");
});

test("a charged capacitor drives the lamp without a battery", () => {
  const loop = loopState(board("bulb", "capacitor"), new Map([["capacitor-1", 5]]));
  expect(loop.condition).toBe("flowing");
  expect(loop.current).toBeCloseTo(-0.5, 12);
});

test("a current of a milliampere is the least that counts as flowing", () => {
  const components = board("battery", "bulb", "capacitor");
  const rest = (milliamperes: number) => new Map([["capacitor-2", 6 - milliamperes * 1e-3 * 10.5]]);
  expect(loopState(components, rest(1.01)).condition).toBe("flowing");
  expect(loopState(components, rest(0.99)).condition).toBe("capacitor-full");
});

test("each lamp is told with its power", () => {
  const components = board("battery", "bulb", "resistor", "bulb");
  const [first, second] = lampsOf(components, loopState(components));
  const watts = (6 / 30.5) ** 2 * 10;
  expect(first).toMatchObject({ id: "bulb-1", word: "dim" });
  expect(first?.watts).toBeCloseTo(watts, 12);
  expect(first?.share).toBeCloseTo(watts / 3.6, 12);
  expect(second?.id).toBe("bulb-3");
  expect(lampsOf(board("battery"), loopState([]))).toEqual([]);
});
