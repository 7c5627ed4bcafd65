/** What the three models of the page have in common: an experiment can run any of them. */

/** Something that has been going on for `time` seconds. */
export interface Timed {
  time: number;
}

/**
 * A law of motion. `Settings` are what the pupil turns, also on the way; `State` is all that the next moment
 * follows from.
 */
export interface Model<Settings, State extends Timed> {
  initialState(settings: Settings): State;
  /** The state after `dt` seconds, or at the end of the run where that comes first; exact. */
  advance(state: State, settings: Settings, dt: number): State;
  ended(state: State, settings: Settings): boolean;
}

/** How long any run lasts at most, seconds. */
export const maxRunTime = 8;
