/**
 * Moves a body on a line with constant acceleration. x = x₀ + v₀·t + a·t²/2, v = v₀ + a·t. Metres, seconds.
 *
 * Each model ends a step where a force changes, so a step of any length is exact: the result does not depend on the
 * frame rate.
 */

export interface BodyState {
  /** Position, metres. */
  x: number;
  /** Velocity, metres a second; negative to the left. */
  v: number;
}

/** Returns the body after `dt` seconds. @param a acceleration, m/s² */
export function accelerate({ x, v }: BodyState, a: number, dt: number): BodyState {
  return { x: x + v * dt + (a * dt ** 2) / 2, v: v + a * dt };
}

/** Returns the seconds until a body with velocity `v` stops under acceleration `a`. Infinite if it never does. */
export function timeToRest(v: number, a: number): number {
  return v * a < 0 ? -v / a : Number.POSITIVE_INFINITY;
}

/**
 * Returns the seconds until the body has moved by `distance` metres. It is the first root t > 0 of a·t²/2 + v·t =
 * distance, infinite if there is none.
 */
export function timeToReach(distance: number, v: number, a: number): number {
  const discriminant = v ** 2 + 2 * a * distance;
  if (discriminant < 0) return Number.POSITIVE_INFINITY;
  const root = Math.sqrt(discriminant);
  // In the form 2c/(b ± √D), which is valid for a = 0 too.
  const times = [(2 * distance) / (v + root), (2 * distance) / (v - root)].filter((t) => t > 0);
  return Math.min(...times);
}

/** Returns the kinetic energy, joules. @param mass kilograms */
export function kineticEnergy(mass: number, v: number): number {
  return (mass * v ** 2) / 2;
}
