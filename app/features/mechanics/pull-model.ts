/**
 * Models the second law. A force pulls a cart on a level track without friction, a = F : m. The cart starts at rest;
 * the force is constant until the pupil changes it.
 *
 * Closed solution for constant F and m: v = F·t : m, s = F·t² : 2m; the work F·s equals the cart's kinetic energy.
 */
import { type Model, maxRunTime } from "./model";
import { accelerate, kineticEnergy, timeToReach } from "./motion";

/** Length of the track from the start to its end, metres. */
export const pullTrackLength = 20;

export interface PullSettings {
  /** Newtons, to the right. */
  force: number;
  /** Kilograms, more than zero. */
  mass: number;
}

export interface PullState {
  /** Seconds. */
  time: number;
  /** Metres. */
  x: number;
  /** m/s. */
  v: number;
  /** Work of the force so far, joules. */
  work: number;
}

/** Returns the acceleration a = F : m, in m/s². */
export function acceleration({ force, mass }: PullSettings): number {
  return force / mass;
}

export const pullModel: Model<PullSettings, PullState> = {
  initialState: () => ({ time: 0, x: 0, v: 0, work: 0 }),

  advance(state, settings, dt) {
    const a = acceleration(settings);
    const step = Math.min(dt, maxRunTime - state.time, timeToReach(pullTrackLength - state.x, state.v, a));
    const { x, v } = accelerate(state, a, step);
    return { time: state.time + step, x, v, work: state.work + settings.force * (x - state.x) };
  },

  ended: (state) => state.time >= maxRunTime || state.x >= pullTrackLength - 1e-9,
};

/** Returns the kinetic energy, joules. */
export function pullEnergy({ v }: PullState, { mass }: PullSettings): number {
  return kineticEnergy(mass, v);
}

/** Slope of v(t) compared with that of the previous run. */
export type PullOutcome = "steeper" | "same" | "flatter";

/** Compares the accelerations of two runs. */
export function pullOutcome(current: PullSettings, previous: PullSettings): PullOutcome {
  // Products instead of quotients. So 5 N on 1 kg equals 10 N on 2 kg to the last bit.
  const difference = current.force * previous.mass - previous.force * current.mass;
  if (difference === 0) return "same";
  return difference > 0 ? "steeper" : "flatter";
}
