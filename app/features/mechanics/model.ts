/** The interface by which an experiment runs any of the three models. */

/** A state at `time` seconds after the start. */
export interface Timed {
  time: number;
}

/**
 * A model of motion. The pupil changes `Settings`, also during a run; the next state follows from `State` and them.
 */
export interface Model<Settings, State extends Timed> {
  initialState(settings: Settings): State;
  /** Returns the exact state after `dt` seconds, or at the run's end if sooner. */
  advance(state: State, settings: Settings, dt: number): State;
  ended(state: State, settings: Settings): boolean;
}

/** The longest run, seconds. */
export const maxRunTime = 8;
