/**
 * The levels' board: parts in a row whose wires close into one loop, and what happens in it.
 *
 * The loop closes with the second part: a single part has nothing to be in series with, and a battery that is placed
 * first would be in short circuit before the pupil has done anything.
 */

import { branchOf, brightness, internalResistance, type Part } from "../parts/component";
import { type Charges, charging } from "../solver/circuit-charging";
import { type Branch, type Reading, solve } from "../solver/circuit-solver";

type Condition =
  | "empty"
  | "not-closed"
  | "no-battery"
  | "switch-open"
  | "short-circuit"
  | "batteries-cancel"
  | "capacitor-full"
  | "flowing";

export interface LoopState {
  condition: Condition;
  /** Amperes, positive in the order of the parts. */
  current: number;
  readings: ReadonlyMap<string, Reading>;
  /** Volts, without sign: what the ideal voltmeter shows across a part. */
  voltageAcross: (id: string) => number;
  /** Sums over the loop: I = E / (R + r) where no capacitor is in it. */
  totals: { emf: number; resistance: number; internal: number };
}

/** Amperes below which the loop counts as at rest: less than any meter of a school shows. */
const restingCurrent = 1e-3;

const partsThatClose = 2;

/** The loop as the solver takes it. */
function loopBranches(parts: readonly Part[], charges: Charges = new Map()): Branch[] {
  const branches = parts.map((part, k) => branchOf(part, String(k), String(k + 1), charges.get(part.id)));
  const kind = parts.length < partsThatClose ? "gap" : "wire";
  return [...branches, { kind, id: "closing", from: String(parts.length), to: "0" }];
}

export function loopState(parts: readonly Part[], charges: Charges = new Map()): LoopState {
  const { readings, shorted } = solve(loopBranches(parts, charges));
  const current = readings.get("closing")?.current ?? 0;
  return {
    condition: condition(parts, current, shorted.length > 0),
    current,
    readings,
    voltageAcross: (id) => Math.abs(readings.get(id)?.voltage ?? 0),
    totals: totals(parts),
  };
}

/** The charges after a time in which nothing is changed. */
export function chargesLater(parts: readonly Part[], charges: Charges): (seconds: number) => Charges {
  return charging(loopBranches(parts, charges));
}

export const hasCapacitor = (parts: readonly Part[]) => parts.some(({ component }) => component === "capacitor");

function condition(parts: readonly Part[], current: number, shorted: boolean): Condition {
  if (parts.length === 0) return "empty";
  if (parts.length < partsThatClose) return "not-closed";
  if (parts.some(({ component, on }) => component === "switch" && !on)) return "switch-open";
  if (shorted) return "short-circuit";
  if (Math.abs(current) >= restingCurrent) return "flowing";
  if (!parts.some(({ component }) => component === "battery")) return "no-battery";
  return hasCapacitor(parts) ? "capacitor-full" : "batteries-cancel";
}

function totals(parts: readonly Part[]) {
  let [emf, resistance, internal] = [0, 0, 0];
  for (const { component, value, reversed } of parts) {
    if (component === "battery") {
      emf += reversed ? -value : value;
      internal += internalResistance;
    }
    if (component === "bulb" || component === "resistor") resistance += value;
  }
  return { emf, resistance, internal };
}

/** Each lamp with what it does, in the order of the loop. */
export function lampsOf(parts: readonly Part[], { readings }: Pick<LoopState, "readings">) {
  return parts
    .filter(({ component }) => component === "bulb")
    .map(({ id }) => {
      const watts = readings.get(id)?.power ?? 0;
      return { id, watts, ...brightness(watts) };
    });
}
