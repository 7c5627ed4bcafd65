import { type Dispatch, useEffect, useMemo, useReducer, useRef } from "react";
import {
  createExperimentReducer,
  type Experiment,
  type ExperimentAction,
  initialExperiment,
  type Run,
} from "./experiment";
import type { Model, Timed } from "./model";

/** Runs an experiment frame by frame. @param previous a run to compare the first one with */
export function useExperiment<Settings, State extends Timed, Guess>(
  model: Model<Settings, State>,
  settings: Settings,
  previous: Run<Settings, State> | null = null,
): [Experiment<Settings, State, Guess>, Dispatch<ExperimentAction<Settings, Guess>>] {
  const reducer = useMemo(() => createExperimentReducer<Settings, State, Guess>(model), [model]);
  const [experiment, dispatch] = useReducer(reducer, null, () =>
    initialExperiment<Settings, State, Guess>(model, settings, previous),
  );
  useFrames(experiment.phase === "running", (now) => dispatch({ type: "frame", now }));
  return [experiment, dispatch];
}

/** Calls `frame` before each repaint while `running`, with milliseconds of `performance.now`. */
function useFrames(running: boolean, frame: (now: number) => void): void {
  const latest = useRef(frame);
  latest.current = frame;
  useEffect(() => {
    if (!running) return;
    let asked = requestAnimationFrame(function next(now) {
      latest.current(now);
      asked = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(asked);
  }, [running]);
}
