import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Charges } from "../solver/circuit-charging";
import { type Elements, elementChargesLater, measure } from "./grid-component";

/** Milliseconds between two readings while capacitors charge, and volts from the end at which they count as done. */
const sampling = 60;
const done = 1e-4;

const empty: Charges = new Map();

/** What the board does now; while a capacitor charges, time runs. `discharge` empties them all. */
export function useRunningLaboratory(elements: Elements) {
  const [charges, setCharges] = useState(empty);
  const [emptied, setEmptied] = useState(0);
  const latest = useRef(charges);
  latest.current = charges;
  // biome-ignore lint/correctness/useExhaustiveDependencies: time begins anew when the capacitors are emptied.
  useEffect(() => {
    if (!elements.some(({ kind }) => kind === "capacitor")) return;
    const later = elementChargesLater(elements, latest.current);
    const end = later(Number.POSITIVE_INFINITY);
    const start = performance.now();
    const timer = setInterval(() => {
      const now = later((performance.now() - start) / 1000);
      const settled = [...end].every(([id, volts]) => Math.abs(volts - (now.get(id) ?? 0)) < done);
      setCharges(settled ? end : now);
      if (settled) clearInterval(timer);
    }, sampling);
    return () => clearInterval(timer);
  }, [elements, emptied]);
  const discharge = useCallback(() => {
    latest.current = empty;
    setCharges(empty);
    setEmptied((times) => times + 1);
  }, []);
  return { solution: useMemo(() => measure(elements, charges), [elements, charges]), discharge };
}
