/** The interface of the three models, by which an experiment runs them. */

/** State at `time` seconds after the start. */
export interface Timed {
  time: number;
}

/**
 * Model of motion. The pupil changes `Settings`, also during a run; the next state follows from `State` and `Settings`.
 */
export interface Model<Settings, State extends Timed> {
  initialState(settings: Settings): State;
  /** Returns the exact state after `dt` seconds. A run that ends sooner gives the state at its end. */
  advance(state: State, settings: Settings, dt: number): State;
  ended(state: State, settings: Settings): boolean;
}

/** Longest run, seconds. */
export const maxRunTime = 8;
