/** The parts a board is built of. SI units: volt, ohm, farad, watt. */
import type { Branch } from "../solver/circuit-solver";

/** The five components and their types (product 10.2, 10.3); `id` is also the name of the symbol. */
const components = {
  battery: { id: "battery", type: "source" },
  bulb: { id: "bulb", type: "load" },
  switch: { id: "switch", type: "control" },
  resistor: { id: "resistor", type: "passive" },
  capacitor: { id: "capacitor", type: "passive" },
} as const;

export type ComponentId = keyof typeof components;

export const componentIds = Object.keys(components) as ComponentId[];

/** A component that stands on the board. */
export interface Part {
  /** The component's id and the time it was placed, "battery-1795262400000": levels look for the name in it (product 10.5). */
  id: string;
  component: ComponentId;
  /** Electromotive force, resistance or capacitance; nothing for a switch. */
  value: number;
  /** Whether a switch is ON. */
  on: boolean;
  /** Whether a battery stands the other way round. */
  reversed: boolean;
}

/** What a value may be, and how far one turn of the knob goes. */
export interface ValueRange {
  least: number;
  greatest: number;
  step: number;
  usual: number;
}

export const valueRanges: Record<Exclude<ComponentId, "switch">, ValueRange> = {
  battery: { least: 1.5, greatest: 12, step: 1.5, usual: 6 },
  bulb: { least: 2, greatest: 50, step: 1, usual: 10 },
  resistor: { least: 1, greatest: 100, step: 1, usual: 10 },
  capacitor: { least: 0.01, greatest: 0.5, step: 0.01, usual: 0.1 },
};

/** Ohms inside every battery of the levels: a flat 4.5 V battery has some 0.5 Ω when it is fresh. */
export const internalResistance = 0.5;
/** The power at which a lamp shines as it is meant to: 6 V over 10 Ω. */
const nominalPower = 3.6;

/** @param at milliseconds, which make the id; @param taken ids that are on the board already. */
export function placePart(component: ComponentId, at: number, taken: ReadonlySet<string>): Part {
  let time = at;
  while (taken.has(`${component}-${time}`)) time++;
  const value = component === "switch" ? 0 : valueRanges[component].usual;
  return { id: `${component}-${time}`, component, value, on: false, reversed: false };
}

/** A value inside its range; the range's usual one for what is no number. */
export function withinRange({ least, greatest, usual }: ValueRange, value: number): number {
  return Number.isNaN(value) ? usual : Math.min(greatest, Math.max(least, value));
}

/**
 * What the part is to the solver, between two nodes.
 *
 * @param charged volts of a capacitor at this instant, from its first end to its second.
 */
export function branchOf(part: Part, from: string, to: string, charged = 0): Branch {
  const { id } = part;
  switch (part.component) {
    case "battery": {
      const [minus, plus] = part.reversed ? [to, from] : [from, to];
      return { kind: "cell", id, from: minus, to: plus, emf: part.value, resistance: internalResistance };
    }
    case "bulb":
    case "resistor":
      return { kind: "resistor", id, from, to, resistance: part.value };
    case "switch":
      return { kind: part.on ? "wire" : "gap", id, from, to };
    case "capacitor":
      return { kind: "capacitor", id, from, to, capacitance: part.value, voltage: charged };
  }
}

/** How bright a lamp is, as a share of what it is meant for, and in a word. */
export type Brightness = "dark" | "faint" | "dim" | "bright" | "glaring";

/** Shares of the nominal power at which the word changes. */
const steps: ReadonlyArray<readonly [least: number, word: Brightness]> = [
  [1.3, "glaring"],
  [0.5, "bright"],
  [0.1, "dim"],
  [0.005, "faint"],
];

export function brightness(watts: number): { share: number; word: Brightness } {
  const share = watts / nominalPower;
  return { share, word: steps.find(([least]) => share >= least)?.[1] ?? "dark" };
}
