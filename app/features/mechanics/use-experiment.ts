import { type Dispatch, useEffect, useMemo, useReducer } from "react";
import { deviceRecord } from "../../play/device-memory";
import { useFrames } from "../../play/use-frames";
import {
  createExperimentReducer,
  type Experiment,
  type ExperimentAction,
  initialExperiment,
  type Run,
} from "./experiment";
import { type KeptPrediction, readPrediction } from "./kept-prediction";
import type { Model, Timed } from "./model";

interface Setup<Settings, State, Guess> {
  /** Name of the device record of its prediction: `karroca`. */
  name: string;
  settings: Settings;
  /** Possible predictions, each with its label. */
  choices: [Guess, string][];
  /** Tells whether the controls allow these settings: stored ones may have been edited. */
  fits: (settings: Settings) => boolean;
  /** Run to compare with the first one. */
  previous?: Run<Settings, State>;
}

/** Runs an experiment frame by frame, and stores a prediction until the tab is closed. */
export function useExperiment<Settings extends object, State extends Timed, Guess extends string>(
  model: Model<Settings, State>,
  { name, settings, choices, fits, previous }: Setup<Settings, State, Guess>,
): [Experiment<Settings, State, Guess>, Dispatch<ExperimentAction<Settings, Guess>>] {
  const reducer = useMemo(() => createExperimentReducer<Settings, State, Guess>(model), [model]);
  const [experiment, dispatch] = useReducer(reducer, null, () =>
    initialExperiment<Settings, State, Guess>(model, settings, previous ?? null),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a model's name, choices and settings are constants.
  const record = useMemo(
    () =>
      deviceRecord<KeptPrediction<Settings, Guess>>({
        name: `parashikimet/${name}`,
        version: 1,
        lasts: "tab",
        parse: (kept) => readPrediction(kept, settings, choices, fits),
      }),
    [name],
  );
  useEffect(() => {
    const kept = record.read();
    if (kept !== null) dispatch({ type: "recall", ...kept });
  }, [record]);
  const { phase, guess } = experiment;
  useEffect(() => {
    if (phase !== "ready") return;
    if (guess === null) record.forget();
    else record.write({ guess, settings: experiment.settings });
  }, [record, phase, guess, experiment.settings]);
  useFrames(experiment.phase === "running", (_, now) => dispatch({ type: "frame", now }));
  return [experiment, dispatch];
}
