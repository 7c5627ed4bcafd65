/** Runs time on the grid. Capacitors charge, readings are recorded; time can be paused or slowed. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { hasCapacitor } from "../../parts/component";
import { type Charges, charging } from "../../solver/circuit-charging";
import type { Reading, Solution } from "../../solver/circuit-solver";
import { type GridComponents, gridBranches, measure } from "./grid-component";
import { keptCharges } from "./kept-charges";

/** Milliseconds between two readings: as often as a digital meter, to save work. */
const sampleIntervalMs = 60;
/** Volts from the final value at which a capacitor counts as charged. */
const chargedWithinVolts = 1e-4;
/** Seconds after which recording stops. */
const longestRecordS = 100;
/** Recorded seconds of a circuit without a charging capacitor. */
const leastRecordS = 5;

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
  const [dischargeCount, setDischargeCount] = useState(0);
  const latest = useRef(now);
  const runningCircuit = useRef({ components, emptied: dischargeCount });
  const samples = useRef<Sample[]>([]);

  useEffect(() => {
    const show = (instant: Instant) => {
      latest.current = instant;
      setNow(instant);
    };
    const note = ({ charges, seconds }: Instant) =>
      samples.current.push({ seconds, readings: measure(components, charges).readings });
    if (runningCircuit.current.components !== components || runningCircuit.current.emptied !== dischargeCount) {
      const charges = keptCharges(runningCircuit.current.components, components, latest.current.charges);
      show({ charges: runningCircuit.current.emptied === dischargeCount ? charges : new Map(), seconds: 0 });
      runningCircuit.current = { components, emptied: dischargeCount };
      samples.current = [];
    }
    if (samples.current.length === 0) note(latest.current);
    const capacitors = hasCapacitor(components);
    if (paused || !(capacitors || recording)) return;
    const from = latest.current;
    const chargesAfter = charging(gridBranches(components, from.charges));
    const finalCharges = chargesAfter(Number.POSITIVE_INFINITY);
    const began = performance.now();
    const timer = setInterval(() => {
      const passed = ((performance.now() - began) / 1000) * (slow ? slowRate : 1);
      const charges = chargesAfter(passed);
      const settled = [...finalCharges].every(
        ([id, volts]) => Math.abs(volts - (charges.get(id) ?? 0)) < chargedWithinVolts,
      );
      const instant = { charges: settled ? finalCharges : charges, seconds: from.seconds + passed };
      show(instant);
      note(instant);
      const enough = !recording || instant.seconds >= leastRecordS;
      if ((settled && enough) || instant.seconds > longestRecordS) clearInterval(timer);
    }, sampleIntervalMs);
    return () => clearInterval(timer);
  }, [components, dischargeCount, paused, slow, recording]);

  const discharge = useCallback(() => {
    setDischargeCount((times) => times + 1);
    setPaused(false);
  }, []);
  // After an edit the readings use the charges that survive it. Those of the previous circuit are dropped.
  const charges = useMemo(
    () =>
      runningCircuit.current.components === components
        ? now.charges
        : keptCharges(runningCircuit.current.components, components, now.charges),
    [components, now],
  );
  const solution = useMemo(() => measure(components, charges), [components, charges]);
  const { seconds } = now;
  return { solution, charges, seconds, samples: samples.current, paused, slow, setPaused, setSlow, discharge };
}
