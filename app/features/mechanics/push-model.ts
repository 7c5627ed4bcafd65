/**
 * Models the third law: two skaters at rest push each other. During the contact the same force F acts on each, away
 * from the other, whichever of them stretches the arms. After `contactTime` they glide without friction.
 *
 * Closed solution: v = F·t : m during the contact and F·contactTime : m afterwards; the momenta −F·t and +F·t add to
 * zero.
 */
import { type Model, maxRunTime } from "./model";
import { accelerate, type BodyState, kineticEnergy, timeToReach } from "./motion";

/** Duration of the contact, seconds. */
export const contactTime = 0.5;

/** Metres of ice on either side of the start. */
export const iceLength = 8;

export type Pusher = "left" | "right" | "both";

export interface PushSettings {
  /** Mass of the left skater, kilograms. */
  left: number;
  /** Mass of the right skater, kilograms. */
  right: number;
  /** Newtons. */
  force: number;
  /** Skater who stretches the arms; the law does not depend on it. */
  pusher: Pusher;
}

export interface PushState {
  /** Seconds. */
  time: number;
  left: BodyState;
  right: BodyState;
  /** Work of the push so far, joules. */
  work: number;
}

/** Computes the force on each skater, newtons; right is positive. */
export function pushForces({ time }: PushState, { force }: PushSettings): { left: number; right: number } {
  return time < contactTime ? { left: -force, right: force } : { left: 0, right: 0 };
}

/** Computes the momentum of each skater and of both together, kg·m/s. */
export function momenta({ left, right }: PushState, masses: PushSettings) {
  const ofLeft = masses.left * left.v;
  const ofRight = masses.right * right.v;
  return { left: ofLeft, right: ofRight, total: ofLeft + ofRight };
}

/** Returns the kinetic energy of both together, joules. */
export function pushEnergy({ left, right }: PushState, masses: PushSettings): number {
  return kineticEnergy(masses.left, left.v) + kineticEnergy(masses.right, right.v);
}

/** Advances by `dt` under constant forces: `dt` must not exceed the end of the contact. */
function advanceConstant(state: PushState, settings: PushSettings, dt: number): PushState {
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
    if (toParting <= 0 || dt < toParting) return advanceConstant(state, settings, dt);
    // Time is set to the exact value. A sum of steps could leave a push of 10⁻¹⁷ s.
    const parted = { ...advanceConstant(state, settings, toParting), time: contactTime };
    return advanceConstant(parted, settings, dt - toParting);
  },

  ended: ({ time, left, right }) => time >= maxRunTime || left.x <= -iceLength + 1e-9 || right.x >= iceLength - 1e-9,
};

/** Skater who is faster at the end. */
export type PushOutcome = "left" | "right" | "same";

/** Compares the speeds of the two skaters. */
export function pushOutcome({ left, right }: PushState): PushOutcome {
  const difference = Math.abs(left.v) - Math.abs(right.v);
  if (Math.abs(difference) < 1e-9) return "same";
  return difference > 0 ? "left" : "right";
}
