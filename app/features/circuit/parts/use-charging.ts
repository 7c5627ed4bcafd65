import { useCallback, useEffect, useRef, useState } from "react";
import { type Charges, charging } from "../solver/circuit-charging";
import type { Branch } from "../solver/circuit-solver";
import { type Component, hasCapacitor } from "./component";

/**
 * Milliseconds between two readings while a capacitor charges. A digital meter reads as often, and more would cost
 * work.
 */
const sampling = 60;
/** Volts from the final value at which a capacitor counts as charged. */
const done = 1e-4;

const empty: Charges = new Map();

/**
 * Runs time while capacitors charge.
 *
 * @param branchesOf converts the board to the solver's branches; the same function at every call.
 * @returns the present charges, and `discharge`, which empties all capacitors.
 */
export function useCharging<C extends Component>(
  components: readonly C[],
  branchesOf: (components: readonly C[], charges: Charges) => Branch[],
): { charges: Charges; discharge: () => void } {
  const [charges, setCharges] = useState(empty);
  const [emptied, setEmptied] = useState(0);
  const latest = useRef(charges);
  latest.current = charges;
  // biome-ignore lint/correctness/useExhaustiveDependencies: time starts again when the capacitors are emptied.
  useEffect(() => {
    if (!hasCapacitor(components)) return;
    const later = charging(branchesOf(components, latest.current));
    const end = later(Number.POSITIVE_INFINITY);
    const start = performance.now();
    const timer = setInterval(() => {
      const now = later((performance.now() - start) / 1000);
      const settled = [...end].every(([id, volts]) => Math.abs(volts - (now.get(id) ?? 0)) < done);
      setCharges(settled ? end : now);
      if (settled) clearInterval(timer);
    }, sampling);
    return () => clearInterval(timer);
  }, [components, branchesOf, emptied]);
  const discharge = useCallback(() => {
    latest.current = empty;
    setCharges(empty);
    setEmptied((times) => times + 1);
  }, []);
  return { charges, discharge };
}
