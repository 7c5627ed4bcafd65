/**
 * Models the first law: a cart starts with a given velocity on a level track. The only force along the track is kinetic
 * friction, F = μ·m·g against the velocity, so a = −μ·g until the cart is at rest. There it stays, since friction never
 * starts a motion. Without friction, or at rest, the resultant force is zero and the velocity is constant.
 *
 * Closed solution for constant μ: at rest after t = v₀/(μ·g) and s = v₀²/(2·μ·g); the energy m·v₀²/2 has become heat.
 */
import { type Model, maxRunTime } from "./model";
import { accelerate, kineticEnergy, timeToReach, timeToRest } from "./motion";

/** Acceleration of free fall, m/s², as in the whole magazine. */
export const g = 9.81;

/** Mass of the cart, kilograms. */
export const cartMass = 2;

/** Length of the track from the start to its end, metres. */
export const cartTrackLength = 20;

export interface CartSettings {
  /** Velocity at the start, m/s, not negative. */
  speed: number;
  /** Coefficient of kinetic friction μ. */
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

/** Forces on the cart, newtons; along the track, right is positive. */
export interface CartForces {
  weight: number;
  support: number;
  friction: number;
}

/** Computes the forces in a state. A cart at rest has no friction, since nothing pulls it. */
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
      // Not `v`: v₀ − a·(v₀/a) need not be exactly zero. Friction would then act on a cart at 10⁻¹⁶ m/s.
      v: stopped ? 0 : v,
      heat: state.heat - pull * (x - state.x),
    };
  },

  ended: (state, { friction }) =>
    state.time >= maxRunTime || state.x >= cartTrackLength - 1e-9 || (state.v === 0 && friction > 0 && state.time > 0),
};

/** Returns the kinetic energy, joules. */
export function cartEnergy({ v }: CartState): number {
  return kineticEnergy(cartMass, v);
}

/** Outcome of a run. The cart keeps its velocity (also at rest), loses a part of it, or stops. */
export type CartOutcome = "keeps" | "slows" | "stops";

/** Compares the first and the last state of a run. */
export function cartOutcome(first: CartState, last: CartState): CartOutcome {
  if (last.v === first.v) return "keeps";
  return last.v === 0 ? "stops" : "slows";
}
