/**
 * The reducer of an experiment with any of the models: predict, run, read off. Time arrives in the actions, in
 * milliseconds of the caller's clock; the model's own time is in seconds.
 */
import { clamp } from "../../play/clamp";
import type { Model, Timed } from "./model";

/** Seconds of model time between two recorded states; also the length of one step. */
const recordInterval = 0.1;

/** Longest advance of the model per frame, seconds. After a hidden tab the run continues where it was. */
export const maxFrameTime = 0.1;

/** Factor by which slow motion is slower. */
export const slowFactor = 4;

export interface Run<Settings, State> {
  /** Settings at the start of the run. */
  settings: Settings;
  /** Recorded states of a run. There is the initial one, one every 0.1 s, one at each change of a setting. */
  recorded: State[];
  current: State;
}

export interface Experiment<Settings, State, Guess> {
  phase: "ready" | "running" | "paused" | "ended";
  /** Present settings. */
  settings: Settings;
  run: Run<Settings, State>;
  /** Last undisturbed run, for comparison. */
  previous: Run<Settings, State> | null;
  guess: Guess | null;
  /** Whether a setting was changed during the run: then the prediction no longer applies. */
  disturbed: boolean;
  slow: boolean;
  /** Milliseconds of the caller's clock at the last frame; null if nothing moves. */
  clock: number | null;
}

export type ExperimentAction<Settings, Guess> =
  | { type: "guess"; guess: Guess }
  | { type: "recall"; guess: Guess; settings: Settings }
  | { type: "set"; settings: Partial<Settings> }
  | { type: "play"; now: number }
  | { type: "frame"; now: number }
  | { type: "pause" }
  | { type: "step" }
  | { type: "finish" }
  | { type: "reset" }
  | { type: "slow"; slow: boolean };

function initialRun<Settings, State extends Timed>(
  model: Model<Settings, State>,
  settings: Settings,
): Run<Settings, State> {
  const first = model.initialState(settings);
  return { settings, recorded: [first], current: first };
}

/** Runs the model with these settings from the start to the end. */
export function completeRun<Settings, State extends Timed>(
  model: Model<Settings, State>,
  settings: Settings,
): Run<Settings, State> {
  return continueRun(model, settings, initialRun(model, settings), Number.POSITIVE_INFINITY);
}

/** @param previous run to compare with the first one */
export function initialExperiment<Settings, State extends Timed, Guess>(
  model: Model<Settings, State>,
  settings: Settings,
  previous: Run<Settings, State> | null,
): Experiment<Settings, State, Guess> {
  return {
    phase: "ready",
    settings,
    run: initialRun(model, settings),
    previous,
    guess: null,
    disturbed: false,
    slow: false,
    clock: null,
  };
}

/** Returns the reducer of an experiment with this model. A run starts only after a prediction. */
export function createExperimentReducer<Settings, State extends Timed, Guess>(model: Model<Settings, State>) {
  type Current = Experiment<Settings, State, Guess>;

  function changeSettings(experiment: Current, changes: Partial<Settings>): Current {
    const settings = { ...experiment.settings, ...changes };
    switch (experiment.phase) {
      case "ready":
        return { ...experiment, settings, run: initialRun(model, settings) };
      case "ended":
        return restart(experiment, settings);
      case "running":
      case "paused":
        return { ...experiment, settings, disturbed: true, run: withCurrentRecorded(experiment.run) };
    }
  }

  function restart({ run, disturbed, previous, slow }: Current, settings: Settings): Current {
    // A disturbed run has no single set of settings for a comparison.
    const comparable = run.current.time > 0 && !disturbed;
    return { ...initialExperiment<Settings, State, Guess>(model, settings, comparable ? run : previous), slow };
  }

  function advanceBy(experiment: Current, seconds: number): Current {
    const { settings } = experiment;
    const run = continueRun(model, settings, experiment.run, experiment.run.current.time + seconds);
    return model.ended(run.current, settings)
      ? { ...experiment, run, phase: "ended", clock: null }
      : { ...experiment, run };
  }

  function advanceFrame(experiment: Current, now: number): Current {
    const { phase, clock, slow } = experiment;
    if (phase !== "running" || clock === null) return experiment;
    const elapsed = clamp((now - clock) / 1_000, 0, maxFrameTime);
    return advanceBy({ ...experiment, clock: now }, slow ? elapsed / slowFactor : elapsed);
  }

  return function experimentReducer(experiment: Current, action: ExperimentAction<Settings, Guess>): Current {
    const { phase, run } = experiment;
    switch (action.type) {
      case "guess":
        return phase === "ready" ? { ...experiment, guess: action.guess } : experiment;
      case "recall":
        return phase === "ready" ? { ...changeSettings(experiment, action.settings), guess: action.guess } : experiment;
      case "set":
        return changeSettings(experiment, action.settings);
      case "play":
        return canRun(experiment) ? { ...experiment, phase: "running", clock: action.now } : experiment;
      case "frame":
        return advanceFrame(experiment, action.now);
      case "pause":
        return phase === "running" ? { ...experiment, phase: "paused", clock: null } : experiment;
      case "step":
        if (!canRun(experiment)) return experiment;
        return advanceBy({ ...experiment, phase: "paused" }, timeToNextRecord(run.current.time));
      case "finish":
        return canRun(experiment) || phase === "running" ? advanceBy(experiment, Number.POSITIVE_INFINITY) : experiment;
      case "reset":
        return restart(experiment, experiment.settings);
      case "slow":
        return { ...experiment, slow: action.slow };
    }
  };
}

/** Tells whether the run can start or continue. It must be paused, or ready with a prediction of its outcome. */
export function canRun({ phase, guess }: Pick<Experiment<unknown, unknown, unknown>, "phase" | "guess">): boolean {
  return phase === "paused" || (phase === "ready" && guess !== null);
}

/** Returns all known states of a run in order of time, the present one last. */
export function statesOf<State>({ recorded, current }: Run<unknown, State>): State[] {
  return recorded.at(-1) === current ? recorded : [...recorded, current];
}

/** Returns the recorded states at whole multiples of `interval` seconds. */
export function statesEvery<State extends Timed>({ recorded }: Run<unknown, State>, interval: number): State[] {
  return recorded.filter(({ time }) => isMultiple(time, interval));
}

/** Seconds between two rows of the table of values. */
const tableInterval = 0.5;

/** Returns the rows of the table of values. There is a state every half second, and the present one last. */
export function tableRows<State extends Timed>(run: Run<unknown, State>): State[] {
  const rows = statesEvery(run, tableInterval);
  return rows.at(-1) === run.current ? rows : [...rows, run.current];
}

const tolerance = 1e-9;

function isMultiple(time: number, interval: number): boolean {
  return Math.abs(time / interval - Math.round(time / interval)) < tolerance;
}

function timeToNextRecord(time: number): number {
  return (Math.floor(time / recordInterval + tolerance) + 1) * recordInterval - time;
}

/** Records the present state, since the curves may bend there. */
function withCurrentRecorded<Settings, State>(run: Run<Settings, State>): Run<Settings, State> {
  return { ...run, recorded: statesOf(run) };
}

/** Advances the run to the time `until`, or to its end if that comes first. */
function continueRun<Settings, State extends Timed>(
  model: Model<Settings, State>,
  settings: Settings,
  run: Run<Settings, State>,
  until: number,
): Run<Settings, State> {
  const recorded = [...run.recorded];
  let { current } = run;
  while (current.time < until - tolerance && !model.ended(current, settings)) {
    current = model.advance(current, settings, Math.min(timeToNextRecord(current.time), until - current.time));
    if (isMultiple(current.time, recordInterval)) recorded.push(current);
  }
  return { ...run, recorded, current };
}
