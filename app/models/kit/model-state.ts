/** The reducer of a model's frame: the reader guesses, then moves, then sees the answer. */
import { type Action, onScale, startValues, type TouchModel, type Values } from "./touch-model";

export interface ModelState<Name extends string> {
  values: Values<Name>;
  /** Index of the guessed choice; null before a guess, and where the question was skipped. */
  guess: number | null;
  /** Whether the picture has shown the answer or the reader has pressed 'Trego pse'. */
  answered: boolean;
  moved: boolean;
  /** The states in which the reader let go, the oldest first; empty if the model keeps none. */
  traces: readonly Values<Name>[];
  /** Whether the setting that runs by itself is running. */
  running: boolean;
}

/** The longest time step of one frame, in seconds. A tab that was hidden continues where it was. */
const longestFrame = 0.1;

/** The most traces of a picture: with more of them its lines would run together. */
const mostTraces = 24;

export type ModelAction<Name extends string> =
  | { type: "guess"; choice: number }
  | { type: "set"; changes: Readonly<Partial<Record<Name, number>>> }
  | { type: "press"; action: Action<Name> }
  | { type: "play" }
  | { type: "pause" }
  | { type: "frame"; seconds: number }
  | { type: "let-go" }
  | { type: "tell" }
  | { type: "reset" };

export function initialModelState<Name extends string>(
  model: TouchModel<Name>,
  changes: Readonly<Record<string, number>>,
  guess: number | null = null,
): ModelState<Name> {
  return { values: startValues(model, changes), guess, answered: false, moved: false, traces: [], running: false };
}

/** Returns the reducer of a model that starts with these changes. */
export function createModelReducer<Name extends string>(
  model: TouchModel<Name>,
  changes: Readonly<Record<string, number>>,
) {
  const moveTo = (state: ModelState<Name>, values: Values<Name>): ModelState<Name> =>
    values === state.values
      ? state
      : { ...state, values, moved: true, answered: state.answered || model.question.shown(values) };

  return function modelReducer(state: ModelState<Name>, action: ModelAction<Name>): ModelState<Name> {
    switch (action.type) {
      case "guess":
        return state.answered ? state : { ...state, guess: action.choice };
      case "set": {
        const entries = Object.entries<number>(action.changes as Record<Name, number>) as [Name, number][];
        const changes = entries.map(([name, value]) => [name, onScale(model.settings[name], value)] as const);
        const same = changes.every(([name, value]) => value === state.values[name]);
        return same ? state : moveTo({ ...state, running: false }, { ...state.values, ...Object.fromEntries(changes) });
      }
      case "press":
        return moveTo(state, action.action.apply(state.values));
      case "play": {
        if (model.runs === undefined) return state;
        const { name } = model.runs;
        const { min, max } = model.settings[name];
        const values = state.values[name] >= max ? { ...state.values, [name]: min } : state.values;
        return { ...moveTo(state, values), running: true };
      }
      case "pause":
        return { ...state, running: false };
      case "frame": {
        if (model.runs === undefined || !state.running) return state;
        const { name, unitsPerSecond } = model.runs;
        const next = state.values[name] + unitsPerSecond * Math.min(longestFrame, action.seconds);
        const { max } = model.settings[name];
        const values = { ...state.values, [name]: Math.min(max, next) };
        return { ...moveTo(state, values), running: next < max };
      }
      case "let-go":
        return model.keepsTraces !== true || !state.moved || state.traces.at(-1) === state.values
          ? state
          : { ...state, traces: [...state.traces, state.values].slice(-mostTraces) };
      case "tell":
        return { ...state, answered: true };
      case "reset":
        return initialModelState(model, changes);
    }
  };
}
