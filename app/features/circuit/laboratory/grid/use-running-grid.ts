/** Runs time on the grid. Capacitors charge, readings are recorded; time can be paused or slowed. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { hasCapacitor } from "../../parts/component";
import { type Charges, charging } from "../../solver/circuit-charging";
import type { Reading, Solution } from "../../solver/circuit-solver";
import { type GridComponents, gridBranches, measure } from "./grid-component";
import { keptCharges } from "./kept-charges";

/** Milliseconds between two readings: as often as a digital meter, to save work. */
const sampling = 60;
/** Volts from the final value at which a capacitor counts as charged. */
const done = 1e-4;
/** Seconds after which recording stops. */
const longest = 100;
/** Recorded seconds of a circuit without a charging capacitor. */
const leastRecord = 5;

/** All readings at one time since the last change of the circuit. */
export interface Sample {
  seconds: number;
  readings: ReadonlyMap<string, Reading>;
}

interface Instant {
  charges: Charges;
  seconds: number;
}

const start: Instant = { charges: new Map(), seconds: 0 };

export interface RunningGrid {
  solution: Solution;
  charges: Charges;
  seconds: number;
  /** Samples since the last change, oldest first. */
  samples: readonly Sample[];
  paused: boolean;
  slow: boolean;
  setPaused: (paused: boolean) => void;
  setSlow: (slow: boolean) => void;
  /** Discharges all capacitors and restarts at zero. */
  discharge: () => void;
}

/** Rate of slow motion: a quarter of the speed, so that the eye can follow. */
const slowRate = 0.25;

/** @param recording whether time runs also if no capacitor charges */
export function useRunningGrid(components: GridComponents, recording: boolean): RunningGrid {
  const [now, setNow] = useState(start);
  const [paused, setPaused] = useState(false);
  const [slow, setSlow] = useState(false);
  const [emptied, setEmptied] = useState(0);
  const latest = useRef(now);
  const shown = useRef({ components, emptied });
  const samples = useRef<Sample[]>([]);

  useEffect(() => {
    const show = (instant: Instant) => {
      latest.current = instant;
      setNow(instant);
    };
    const note = ({ charges, seconds }: Instant) =>
      samples.current.push({ seconds, readings: measure(components, charges).readings });
    if (shown.current.components !== components || shown.current.emptied !== emptied) {
      const charges = keptCharges(shown.current.components, components, latest.current.charges);
      show({ charges: shown.current.emptied === emptied ? charges : new Map(), seconds: 0 });
      shown.current = { components, emptied };
      samples.current = [];
    }
    if (samples.current.length === 0) note(latest.current);
    const capacitors = hasCapacitor(components);
    if (paused || !(capacitors || recording)) return;
    const from = latest.current;
    const later = charging(gridBranches(components, from.charges));
    const end = later(Number.POSITIVE_INFINITY);
    const began = performance.now();
    const timer = setInterval(() => {
      const passed = ((performance.now() - began) / 1000) * (slow ? slowRate : 1);
      const charges = later(passed);
      const settled = [...end].every(([id, volts]) => Math.abs(volts - (charges.get(id) ?? 0)) < done);
      const instant = { charges: settled ? end : charges, seconds: from.seconds + passed };
      show(instant);
      note(instant);
      const enough = !recording || instant.seconds >= leastRecord;
      if ((settled && enough) || instant.seconds > longest) clearInterval(timer);
    }, sampling);
    return () => clearInterval(timer);
  }, [components, emptied, paused, slow, recording]);

  const discharge = useCallback(() => {
    setEmptied((times) => times + 1);
    setPaused(false);
  }, []);
  // After an edit the readings use the charges that survive it. Those of the previous circuit are dropped.
  const charges = useMemo(
    () =>
      shown.current.components === components
        ? now.charges
        : keptCharges(shown.current.components, components, now.charges),
    [components, now],
  );
  const solution = useMemo(() => measure(components, charges), [components, charges]);
  const { seconds } = now;
  return { solution, charges, seconds, samples: samples.current, paused, slow, setPaused, setSlow, discharge };
}
