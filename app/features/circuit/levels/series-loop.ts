/**
 * The levels' board: components in a row whose wires close into one loop.
 *
 * The loop closes from two components on. A single one has no partner in series, and a battery placed first would be
 * short-circuited before the pupil has done anything.
 */
import { branchOf, brightness, type Component, hasCapacitor } from "../parts/component";
import type { Charges } from "../solver/circuit-charging";
import { type Branch, type Reading, solve } from "../solver/circuit-solver";

export type LoopCondition =
  | "empty"
  | "not-closed"
  | "no-battery"
  | "switch-open"
  | "short-circuit"
  | "batteries-cancel"
  | "capacitor-full"
  | "flowing";

export interface LoopState {
  condition: LoopCondition;
  /** Current in amperes, positive in the order of the components. */
  current: number;
  readings: ReadonlyMap<string, Reading>;
  /** Returns the absolute voltage across a component in volts, as an ideal voltmeter shows it. */
  voltageAcross: (id: string) => number;
  /** Sums over the loop: I = E / (R + r) if it has no capacitor. */
  totals: { emf: number; resistance: number; internal: number };
}

/** Amperes below which the loop counts as without current: less than any school meter shows. */
const restingCurrent = 1e-3;

const countThatCloses = 2;

/** Converts the loop to the solver's branches. */
export function loopBranches(components: readonly Component[], charges: Charges): Branch[] {
  const branches = components.map((component, k) => branchOf(component, String(k), String(k + 1), charges));
  const kind = components.length < countThatCloses ? "gap" : "wire";
  return [...branches, { kind, id: "closing", from: String(components.length), to: "0" }];
}

export function loopState(components: readonly Component[], charges: Charges = new Map()): LoopState {
  const { readings, shorted } = solve(loopBranches(components, charges));
  const current = readings.get("closing")?.current ?? 0;
  return {
    condition: condition(components, current, shorted.length > 0),
    current,
    readings,
    voltageAcross: (id) => Math.abs(readings.get(id)?.voltage ?? 0),
    totals: totals(components),
  };
}

function condition(components: readonly Component[], current: number, shorted: boolean): LoopCondition {
  if (components.length === 0) return "empty";
  if (components.length < countThatCloses) return "not-closed";
  if (components.some(({ kind, on }) => kind === "switch" && !on)) return "switch-open";
  if (shorted) return "short-circuit";
  if (Math.abs(current) >= restingCurrent) return "flowing";
  if (!components.some(({ kind }) => kind === "battery")) return "no-battery";
  return hasCapacitor(components) ? "capacitor-full" : "batteries-cancel";
}

function totals(components: readonly Component[]) {
  let [emf, resistance, internal] = [0, 0, 0];
  for (const { kind, value, internalResistance, reversed } of components) {
    if (kind === "battery") emf += reversed ? -value : value;
    if (kind === "bulb" || kind === "resistor") resistance += value;
    internal += internalResistance;
  }
  return { emf, resistance, internal };
}

/** Returns each lamp's power and brightness, in the order of the loop. */
export function lampsOf(components: readonly Component[], { readings }: Pick<LoopState, "readings">) {
  return components
    .filter(({ kind }) => kind === "bulb")
    .map(({ id }) => {
      const watts = readings.get(id)?.power ?? 0;
      return { id, watts, ...brightness(watts) };
    });
}

/** Returns each lamp's share of its nominal power by its id. */
export const lampShares = (components: readonly Component[], loop: LoopState): ReadonlyMap<string, number> =>
  new Map(lampsOf(components, loop).map(({ id, share }) => [id, share]));
