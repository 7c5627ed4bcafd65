/**
 * The third law. Two skaters at rest, hand to hand; while they touch, each feels the same force F, the left one to
 * the left and the right one to the right, whoever of them stretches the arms. After `contact` seconds they let go
 * and glide without friction.
 *
 * Closed solution: v = F·t : m while they touch and F·contact : m afterwards; the momenta −F·t and +F·t add to zero.
 */
import { type Model, maxRunTime } from "./model";
import { accelerate, type Body, kineticEnergy, timeToReach } from "./motion";

/** How long the hands touch, seconds. */
export const contactTime = 0.5;

/** Metres from where they stood to either end of the rink. */
export const iceLength = 8;

export type Pusher = "left" | "right" | "both";

export interface PushSettings {
  /** Mass of the left skater, kilograms. */
  left: number;
  /** Mass of the right skater, kilograms. */
  right: number;
  /** How hard they push, newtons. */
  force: number;
  /** Who stretches the arms. The law does not ask. */
  pusher: Pusher;
}

export interface PushState {
  /** Seconds. */
  time: number;
  left: Body;
  right: Body;
  /** What the push has done so far, joules. */
  work: number;
}

/** The force on each skater at this moment, newtons; positive to the right. */
export function pushForces({ time }: PushState, { force }: PushSettings): { left: number; right: number } {
  return time < contactTime ? { left: -force, right: force } : { left: 0, right: 0 };
}

/** Momentum of each and of both together, kg·m/s. */
export function momenta({ left, right }: PushState, masses: PushSettings) {
  const ofLeft = masses.left * left.v;
  const ofRight = masses.right * right.v;
  return { left: ofLeft, right: ofRight, total: ofLeft + ofRight };
}

/** Kinetic energy of both together, joules. */
export function pushEnergy({ left, right }: PushState, masses: PushSettings): number {
  return kineticEnergy(masses.left, left.v) + kineticEnergy(masses.right, right.v);
}

/** As far as `dt`, but not past the moment when the hands part. */
function glide(state: PushState, settings: PushSettings, dt: number): PushState {
  const forces = pushForces(state, settings);
  const a = { left: forces.left / settings.left, right: forces.right / settings.right };
  const step = Math.min(
    dt,
    maxRunTime - state.time,
    timeToReach(-iceLength - state.left.x, state.left.v, a.left),
    timeToReach(iceLength - state.right.x, state.right.v, a.right),
  );
  const left = accelerate(state.left, a.left, step);
  const right = accelerate(state.right, a.right, step);
  const done = forces.left * (left.x - state.left.x) + forces.right * (right.x - state.right.x);
  return { time: state.time + step, left, right, work: state.work + done };
}

export const pushModel: Model<PushSettings, PushState> = {
  initialState: () => ({ time: 0, left: { x: 0, v: 0 }, right: { x: 0, v: 0 }, work: 0 }),

  advance(state, settings, dt) {
    const toParting = contactTime - state.time;
    if (toParting <= 0 || dt < toParting) return glide(state, settings, dt);
    // The clock is set to the moment itself: 0,1 + 0,2 + … would leave a push of 10⁻¹⁷ s behind.
    const parted = { ...glide(state, settings, toParting), time: contactTime };
    return glide(parted, settings, dt - toParting);
  },

  ended: ({ time, left, right }) => time >= maxRunTime || left.x <= -iceLength + 1e-9 || right.x >= iceLength - 1e-9,
};

/** Who is the faster one in the end. */
export type PushOutcome = "left" | "right" | "same";

/** Compares how fast the two glide away, whatever their directions. */
export function pushOutcome({ left, right }: PushState): PushOutcome {
  const difference = Math.abs(left.v) - Math.abs(right.v);
  if (Math.abs(difference) < 1e-9) return "same";
  return difference > 0 ? "left" : "right";
}
