import { useEffect, useMemo, useRef, useState } from "react";
import type { Part } from "../parts/component";
import type { Charges } from "../solver/circuit-charging";
import { chargesLater, hasCapacitor, type LoopState, loopState } from "./series-loop";

/** Milliseconds between two readings while a capacitor charges: as often as a digital meter, and no more work. */
const sampling = 60;
/** Volts from the end at which a capacitor counts as done. */
const done = 1e-4;

const empty: Charges = new Map();

/** What happens in the loop now; while a capacitor charges, time runs. */
export function useRunningLoop(parts: readonly Part[]): LoopState {
  const [charges, setCharges] = useState(empty);
  const latest = useRef(charges);
  latest.current = charges;
  useEffect(() => {
    if (!hasCapacitor(parts)) return;
    const later = chargesLater(parts, latest.current);
    const end = later(Number.POSITIVE_INFINITY);
    const start = performance.now();
    const timer = setInterval(() => {
      const now = later((performance.now() - start) / 1000);
      const settled = [...end].every(([id, volts]) => Math.abs(volts - (now.get(id) ?? 0)) < done);
      setCharges(settled ? end : now);
      if (settled) clearInterval(timer);
    }, sampling);
    return () => clearInterval(timer);
  }, [parts]);
  return useMemo(() => loopState(parts, charges), [parts, charges]);
}
