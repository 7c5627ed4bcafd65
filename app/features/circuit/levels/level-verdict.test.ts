import { expect, test } from "vitest";
import { type Component, type ComponentKind, newComponent } from "../parts/component";
import { judgeBoard } from "./level-verdict";
import { levels } from "./levels";
import { loopState } from "./series-loop";

/** Builds a board: "switch" is open, "switch ON" closed. */
function board(...names: (ComponentKind | "switch ON")[]): Component[] {
  return names.map((name, k) => {
    const kind = name.split(" ")[0] as ComponentKind;
    return newComponent(kind, `${kind}-${k}`, { on: name.endsWith("ON") });
  });
}
const judged = (level: number, components: Component[]) =>
  judgeBoard(levels[level - 1] as (typeof levels)[number], components, loopState(components).condition);
const verdict = (level: number, ...names: Parameters<typeof board>) => judged(level, board(...names));

test.each([
  [1, ["battery", "bulb"]],
  [2, ["battery", "switch ON", "bulb"]],
  [3, ["battery", "resistor", "bulb"]],
  [4, ["battery", "switch ON", "resistor", "bulb"]],
  [5, ["battery", "switch ON", "resistor", "resistor", "bulb"]],
] as const)("level %i passes with exactly what it requires, in any order", (level, names) => {
  expect(verdict(level, ...names)).toEqual({ passed: true, faults: [] });
  expect(verdict(level, ...names.slice().reverse())).toEqual({ passed: true, faults: [] });
  expect(verdict(level, ...names, "capacitor", "bulb", "resistor").passed).toBe(true);
  for (let left = 0; left < names.length; left++) {
    const without = names.filter((_, k) => k !== left);
    expect(verdict(level, ...without).passed).toBe(false);
  }
});

test("any switch on the board must be ON, required or not (product 10.5)", () => {
  expect(verdict(1, "battery", "bulb", "switch")).toEqual({
    passed: false,
    faults: [{ code: "switch-open", count: 1 }],
  });
  expect(verdict(1, "battery", "bulb", "switch ON").passed).toBe(true);
  expect(verdict(2, "battery", "bulb", "switch ON", "switch", "switch").faults).toEqual([
    { code: "switch-open", count: 2 },
  ]);
});

test("what is missing is named with how many there are", () => {
  expect(verdict(5, "battery", "switch ON", "resistor", "bulb").faults).toEqual([
    { code: "missing", kind: "resistor", required: 2, present: 1 },
  ]);
  expect(verdict(1).faults).toEqual([
    { code: "missing", kind: "battery", required: 1, present: 0 },
    { code: "missing", kind: "bulb", required: 1, present: 0 },
  ]);
});

test("a short circuit is named first", () => {
  expect(verdict(2, "battery", "switch ON").faults).toEqual([
    { code: "short-circuit" },
    { code: "missing", kind: "bulb", required: 1, present: 0 },
  ]);
});

test("a lone battery is not yet a short circuit: the loop closes with the second component", () => {
  expect(verdict(1, "battery").faults).toEqual([{ code: "missing", kind: "bulb", required: 1, present: 0 }]);
});

test("a level asks for components and not for light (product 10.5): batteries that cancel pass all the same", () => {
  const components = board("battery", "battery", "bulb").map((component, k) => ({ ...component, reversed: k === 1 }));
  expect(judged(1, components).passed).toBe(true);
});
