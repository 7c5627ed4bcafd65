/** What stands on the laboratory's board, and what it is to the solver. */

import { type ComponentId, type ValueRange, valueRanges } from "../parts/component";
import type { Charges } from "../solver/circuit-charging";
import { charging } from "../solver/circuit-charging";
import { type Branch, type Reading, type Solution, solve } from "../solver/circuit-solver";
import { edgeEnds, nodeName } from "./grid";

export type ElementKind = ComponentId | "wire" | "ammeter" | "voltmeter";

export const elementKinds: readonly ElementKind[] = [
  "wire",
  "battery",
  "bulb",
  "resistor",
  "switch",
  "capacitor",
  "ammeter",
  "voltmeter",
];

export interface Element {
  /** The edge it stands on: one element each. */
  edge: number;
  kind: ElementKind;
  /** Volts, ohms or farads; 0 where the kind has none. */
  value: number;
  /** Ohms inside a battery; 0 for the rest. */
  inner: number;
  /** Whether a switch is closed. */
  on: boolean;
  /** Whether a battery's + end is the left or the upper one. */
  reversed: boolean;
}

/** Sorted by edge. */
export type Elements = readonly Element[];

export const innerRange: ValueRange = { least: 0, greatest: 5, step: 0.1, usual: 0.5 };

/** What may be turned on a kind. */
export function rangeOf(kind: ElementKind): ValueRange | null {
  if (kind === "battery") return { ...valueRanges.battery, step: 0.5 };
  return kind === "bulb" || kind === "resistor" || kind === "capacitor" ? valueRanges[kind] : null;
}

export function newElement(kind: ElementKind, edge: number, given: Partial<Element> = {}): Element {
  const inner = kind === "battery" ? innerRange.usual : 0;
  return { edge, kind, value: rangeOf(kind)?.usual ?? 0, inner, on: false, reversed: false, ...given };
}

export const elementId = ({ edge }: Pick<Element, "edge">) => `e${edge}`;

/** @param charges volts of the capacitors by element, from the left or upper end to the other. */
function elementBranch(element: Element, charges: Charges = new Map()): Branch {
  const { from, to } = edgeEnds(element.edge);
  const id = elementId(element);
  const ends = { id, from: nodeName(from), to: nodeName(to) };
  switch (element.kind) {
    case "battery": {
      const turned = element.reversed ? { id, from: ends.to, to: ends.from } : ends;
      return { kind: "cell", ...turned, emf: element.value, resistance: element.inner };
    }
    case "bulb":
    case "resistor":
      return { kind: "resistor", ...ends, resistance: element.value };
    case "capacitor":
      return { kind: "capacitor", ...ends, capacitance: element.value, voltage: charges.get(id) ?? 0 };
    case "switch":
      return { kind: element.on ? "wire" : "gap", ...ends };
    case "voltmeter":
      return { kind: "gap", ...ends };
    case "wire":
    case "ammeter":
      return { kind: "wire", ...ends };
  }
}

/** What the whole board does; currents and voltages along the edges, left to right and top to bottom. */
export function measure(elements: Elements, charges: Charges): Solution {
  const solution = solve(elements.map((element) => elementBranch(element, charges)));
  const readings = new Map<string, Reading>();
  for (const element of elements) {
    const id = elementId(element);
    const { current, voltage, power } = solution.readings.get(id) as Reading;
    const sign = element.reversed ? -1 : 1;
    readings.set(id, { current: sign * current + 0, voltage: sign * voltage + 0, power });
  }
  return { ...solution, readings };
}

export function elementChargesLater(elements: Elements, charges: Charges): (seconds: number) => Charges {
  return charging(elements.map((element) => elementBranch(element, charges)));
}
