/**
 * Models the first law: a cart starts with a given velocity on a level track; the only force along the track is kinetic
 * friction, F = μ·m·g against the velocity, so a = −μ·g until it is at rest, and there it stays: friction never
 * moves a body. Without friction, or at rest, the resultant is zero and the velocity keeps its value.
 *
 * Closed solution for constant μ: at rest after t = v₀/(μ·g) and s = v₀²/(2·μ·g); m·v₀²/2 has become heat.
 */
import { type Model, maxRunTime } from "./model";
import { accelerate, kineticEnergy, timeToReach, timeToRest } from "./motion";

/** Metres per second squared, as in the whole magazine. */
export const g = 9.81;

/** Kilograms. */
export const cartMass = 2;

/** Metres from the start to the end of the track. */
export const cartTrackLength = 20;

export interface CartSettings {
  /** Velocity at the start, m/s, not negative. */
  speed: number;
  /** Kinetic coefficient μ. */
  friction: number;
}

export interface CartState {
  /** Seconds. */
  time: number;
  /** Metres. */
  x: number;
  /** m/s. */
  v: number;
  /** Energy that friction has turned into heat, joules. */
  heat: number;
}

/** The forces on the cart, newtons; along the track, right is positive. */
export interface CartForces {
  weight: number;
  support: number;
  friction: number;
}

/** Computes the forces in a state. At rest there is no friction, since nothing pulls the cart. */
export function cartForces({ v }: CartState, { friction }: CartSettings): CartForces {
  const weight = cartMass * g;
  return { weight, support: weight, friction: v > 0 && friction > 0 ? -friction * weight : 0 };
}

export const cartModel: Model<CartSettings, CartState> = {
  initialState: ({ speed }) => ({ time: 0, x: 0, v: speed, heat: 0 }),

  advance(state, settings, dt) {
    const pull = cartForces(state, settings).friction;
    const a = pull / cartMass;
    const rest = timeToRest(state.v, a);
    const step = Math.min(dt, maxRunTime - state.time, rest, timeToReach(cartTrackLength - state.x, state.v, a));
    const { x, v } = accelerate(state, a, step);
    const stopped = step === rest;
    return {
      time: state.time + step,
      x,
      // Not v: v₀ − a·(v₀/a) need not be zero to the last bit, and friction would act on a cart at 10⁻¹⁶ m/s.
      v: stopped ? 0 : v,
      heat: state.heat - pull * (x - state.x),
    };
  },

  ended: (state, { friction }) =>
    state.time >= maxRunTime || state.x >= cartTrackLength - 1e-9 || (state.v === 0 && friction > 0 && state.time > 0),
};

/** Kinetic energy, joules. */
export function cartEnergy({ v }: CartState): number {
  return kineticEnergy(cartMass, v);
}

/** The cart keeps its velocity (at rest too), loses a part of it, or stops. */
export type CartOutcome = "keeps" | "slows" | "stops";

/** Compares the first and the last state of a run. */
export function cartOutcome(first: CartState, last: CartState): CartOutcome {
  if (last.v === first.v) return "keeps";
  return last.v === 0 ? "stops" : "slows";
}
