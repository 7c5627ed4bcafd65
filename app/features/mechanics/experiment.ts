/**
 * An experiment over any of the models: predict, run, read. Time arrives in the actions, in milliseconds of
 * whatever clock the caller keeps; the model's own time counts in seconds.
 */
import type { Model, Timed } from "./model";

/** Seconds of the model between two recorded states, and of one step. */
const stepLength = 0.1;

/** The most that one frame may move the model, seconds: a tab that slept goes on where it was. */
export const longestFrame = 0.1;

/** How much slower slow motion is. */
export const slowFactor = 4;

export interface Run<Settings, State> {
  /** As they were when the run began. */
  settings: Settings;
  /** The first state, one each tenth of a second, and those where a setting changed. */
  recorded: State[];
  /** The state of this moment. */
  now: State;
}

export interface Experiment<Settings, State, Guess> {
  phase: "ready" | "running" | "paused" | "ended";
  /** As they are now. */
  settings: Settings;
  run: Run<Settings, State>;
  /** The last run that nobody meddled with, to compare with. */
  before: Run<Settings, State> | null;
  guess: Guess | null;
  /** Whether a setting was changed on the way, so that the prediction no longer fits the run. */
  changed: boolean;
  slow: boolean;
  /** Milliseconds on the caller's clock at the last frame; null where nothing moves. */
  clock: number | null;
}

export type ExperimentAction<Settings, Guess> =
  | { type: "guess"; guess: Guess }
  | { type: "turn"; settings: Partial<Settings> }
  | { type: "play"; now: number }
  | { type: "frame"; now: number }
  | { type: "pause" }
  | { type: "step" }
  | { type: "finish" }
  | { type: "reset" }
  | { type: "slow"; slow: boolean };

/** A run that has not moved yet. */
function freshRun<Settings, State extends Timed>(
  model: Model<Settings, State>,
  settings: Settings,
): Run<Settings, State> {
  const first = model.start(settings);
  return { settings, recorded: [first], now: first };
}

/** A whole run with these settings, from the start to the end. */
export function wholeRun<Settings, State extends Timed>(
  model: Model<Settings, State>,
  settings: Settings,
): Run<Settings, State> {
  return driven(model, settings, freshRun(model, settings), Number.POSITIVE_INFINITY);
}

/** Nothing has moved yet and nothing is predicted. */
export function readyExperiment<Settings, State extends Timed, Guess>(
  model: Model<Settings, State>,
  settings: Settings,
  before: Run<Settings, State> | null,
): Experiment<Settings, State, Guess> {
  return {
    phase: "ready",
    settings,
    run: freshRun(model, settings),
    before,
    guess: null,
    changed: false,
    slow: false,
    clock: null,
  };
}

/** The rules of an experiment with this model. A model moves only once its outcome has been predicted. */
export function experimentReducer<Settings, State extends Timed, Guess>(model: Model<Settings, State>) {
  type Here = Experiment<Settings, State, Guess>;

  function turn(here: Here, part: Partial<Settings>): Here {
    const settings = { ...here.settings, ...part };
    switch (here.phase) {
      case "ready":
        return { ...here, settings, run: freshRun(model, settings) };
      case "ended":
        return readied(here, settings);
      case "running":
      case "paused":
        return { ...here, settings, changed: true, run: withCorner(here.run) };
    }
  }

  function readied(here: Here, settings: Settings): Here {
    // A run that was meddled with has no one pair of settings to be compared by.
    const comparable = here.run.now.time > 0 && !here.changed;
    const fresh = readyExperiment<Settings, State, Guess>(model, settings, comparable ? here.run : here.before);
    return { ...fresh, slow: here.slow };
  }

  function driveBy(here: Here, seconds: number): Here {
    const run = driven(model, here.settings, here.run, here.run.now.time + seconds);
    return model.ended(run.now, here.settings) ? { ...here, run, phase: "ended", clock: null } : { ...here, run };
  }

  function frame(here: Here, now: number): Here {
    if (here.phase !== "running" || here.clock === null) return here;
    const elapsed = Math.min(Math.max(0, now - here.clock) / 1_000, longestFrame);
    return driveBy({ ...here, clock: now }, here.slow ? elapsed / slowFactor : elapsed);
  }

  return function reduce(here: Here, action: ExperimentAction<Settings, Guess>): Here {
    switch (action.type) {
      case "guess":
        return here.phase === "ready" ? { ...here, guess: action.guess } : here;
      case "turn":
        return turn(here, action.settings);
      case "play":
        return mayRun(here) ? { ...here, phase: "running", clock: action.now } : here;
      case "frame":
        return frame(here, action.now);
      case "pause":
        return here.phase === "running" ? { ...here, phase: "paused", clock: null } : here;
      case "step":
        return mayRun(here) ? driveBy({ ...here, phase: "paused" }, toNextStep(here.run.now.time)) : here;
      case "finish":
        return mayRun(here) || here.phase === "running" ? driveBy(here, Number.POSITIVE_INFINITY) : here;
      case "reset":
        return readied(here, here.settings);
      case "slow":
        return { ...here, slow: action.slow };
    }
  };
}

/** Whether the model may be set in motion: it stands, it is not over, and its outcome has been predicted. */
export function mayRun({ phase, guess }: Pick<Experiment<unknown, unknown, unknown>, "phase" | "guess">): boolean {
  return phase === "paused" || (phase === "ready" && guess !== null);
}

/** Every state that is known of a run, in the order of time. */
export function track<State>({ recorded, now }: Run<unknown, State>): State[] {
  return recorded.at(-1) === now ? recorded : [...recorded, now];
}

/** The states on whole multiples of `every` seconds, from the start on. */
export function traces<State extends Timed>({ recorded }: Run<unknown, State>, every: number): State[] {
  return recorded.filter(({ time }) => isMultiple(time, every));
}

/** Seconds between two rows of a table of values. */
const tableEvery = 0.5;

/** What a table of the run shows: a state each half second, and this moment last. */
export function tableRows<State extends Timed>(run: Run<unknown, State>): State[] {
  const rows = traces(run, tableEvery);
  return rows.at(-1) === run.now ? rows : [...rows, run.now];
}

const tolerance = 1e-9;

function isMultiple(time: number, every: number): boolean {
  return Math.abs(time / every - Math.round(time / every)) < tolerance;
}

/** Seconds from `time` to the next whole step. */
function toNextStep(time: number): number {
  return (Math.floor(time / stepLength + tolerance) + 1) * stepLength - time;
}

/** The run with its present moment kept: there its line may bend. */
function withCorner<Settings, State>(run: Run<Settings, State>): Run<Settings, State> {
  return { ...run, recorded: track(run) };
}

/** The run driven on to the time `until` or to its end. */
function driven<Settings, State extends Timed>(
  model: Model<Settings, State>,
  settings: Settings,
  run: Run<Settings, State>,
  until: number,
): Run<Settings, State> {
  const recorded = [...run.recorded];
  let { now } = run;
  while (now.time < until - tolerance && !model.ended(now, settings)) {
    now = model.advance(now, settings, Math.min(toNextStep(now.time), until - now.time));
    if (isMultiple(now.time, stepLength)) recorded.push(now);
  }
  return { ...run, recorded, now };
}
