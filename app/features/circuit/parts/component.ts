/** The components of both boards and their branches for the solver. SI units: volt, ohm, farad, watt. */
import { clamp } from "../../../play/clamp";
import type { Charges } from "../solver/circuit-charging";
import type { Branch } from "../solver/circuit-solver";

/** Kinds of components in the order of the laboratory's tools. The levels have five of them (product 10.2). */
export const componentKinds = [
  "wire",
  "battery",
  "bulb",
  "resistor",
  "switch",
  "capacitor",
  "ammeter",
  "voltmeter",
] as const;

export type ComponentKind = (typeof componentKinds)[number];

/** A component on a board. */
export interface Component {
  /** Unique on its board, and the id of its branch. */
  id: string;
  kind: ComponentKind;
  /** Electromotive force, resistance or capacitance; 0 if the kind has none. */
  value: number;
  /** Internal resistance of a battery in ohms; 0 for every other kind. */
  internalResistance: number;
  /** Whether a switch is ON, that is closed. */
  on: boolean;
  /** Whether a battery's poles are swapped. */
  reversed: boolean;
}

/** Range of a quantity, and one step of its slider. */
export interface ValueRange {
  min: number;
  max: number;
  step: number;
  usual: number;
  /** End of the slider, if larger values can only be typed. On a slider to 1000 Ω, 1 Ω is a third of a pixel. */
  sliderMax?: number;
}

export const valueRanges: Readonly<Partial<Record<ComponentKind, ValueRange>>> = {
  battery: { min: 1.5, max: 24, step: 1.5, usual: 6, sliderMax: 12 },
  bulb: { min: 2, max: 1000, step: 1, usual: 10, sliderMax: 50 },
  resistor: { min: 1, max: 1000, step: 1, usual: 10, sliderMax: 100 },
  capacitor: { min: 0.01, max: 0.5, step: 0.01, usual: 0.1 },
};

/**
 * Range of a battery's internal resistance in ohms. A fresh flat 4.5 V battery has about 0.5 Ω. Only the laboratory
 * changes it.
 */
export const internalResistanceRange: ValueRange = { min: 0, max: 5, step: 0.1, usual: 0.5 };

/** Returns a component with the usual values of its kind, a switch open. */
export function newComponent(kind: ComponentKind, id: string, properties: Partial<Component> = {}): Component {
  const internalResistance = kind === "battery" ? internalResistanceRange.usual : 0;
  const value = valueRanges[kind]?.usual ?? 0;
  return { id, kind, value, internalResistance, on: false, reversed: false, ...properties };
}

export const hasCapacitor = (components: readonly Component[]) => components.some(({ kind }) => kind === "capacitor");

/** Returns a value within its range; the usual one for NaN. */
export function withinRange({ min, max, usual }: ValueRange, value: number): number {
  return Number.isNaN(value) ? usual : clamp(value, min, max);
}

/**
 * Returns the component's branch between two nodes.
 *
 * @param charges present volts of the capacitors, from their first end to their second.
 */
export function branchOf(component: Component, from: string, to: string, charges: Charges = new Map()): Branch {
  const { id, kind, value, internalResistance, on, reversed } = component;
  switch (kind) {
    case "battery": {
      const [minus, plus] = reversed ? [to, from] : [from, to];
      return { kind: "cell", id, from: minus, to: plus, emf: value, resistance: internalResistance };
    }
    case "bulb":
    case "resistor":
      return { kind: "resistor", id, from, to, resistance: value };
    case "capacitor":
      return { kind: "capacitor", id, from, to, capacitance: value, voltage: charges.get(id) ?? 0 };
    case "switch":
      return { kind: on ? "wire" : "gap", id, from, to };
    case "voltmeter":
      return { kind: "gap", id, from, to };
    case "wire":
    case "ammeter":
      return { kind: "wire", id, from, to };
  }
}

/** Nominal power of a lamp in watts: 6 V over 10 Ω. */
const nominalPower = 3.6;

/** Brightness of a lamp, in a word. */
export type Brightness = "dark" | "faint" | "dim" | "bright" | "glaring";

/** Shares of the nominal power at which the word changes. */
const steps: ReadonlyArray<readonly [least: number, word: Brightness]> = [
  [1.3, "glaring"],
  [0.5, "bright"],
  [0.1, "dim"],
  [0.005, "faint"],
];

/** Returns a lamp's brightness as a share of its nominal power and in a word. */
export function brightness(watts: number): { share: number; word: Brightness } {
  const share = watts / nominalPower;
  return { share, word: steps.find(([least]) => share >= least)?.[1] ?? "dark" };
}
