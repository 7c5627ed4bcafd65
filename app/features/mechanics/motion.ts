/**
 * A body on a line under a constant acceleration: x = x₀ + v₀·t + a·t²/2, v = v₀ + a·t. Metres, seconds.
 *
 * Each model cuts its steps where a force changes, so inside a step the acceleration is constant and the step is
 * exact, whatever its length: what is drawn does not depend on how fast the screen is.
 */

export interface Body {
  /** Position, metres. */
  x: number;
  /** Velocity, metres a second; negative to the left. */
  v: number;
}

/** The body after `dt` seconds under the acceleration `a`, in m/s². */
export function accelerate({ x, v }: Body, a: number, dt: number): Body {
  return { x: x + v * dt + (a * dt ** 2) / 2, v: v + a * dt };
}

/** Seconds until a body with velocity `v` is at rest under `a`; infinite where it never is. */
export function timeToRest(v: number, a: number): number {
  return v * a < 0 ? -v / a : Number.POSITIVE_INFINITY;
}

/**
 * Seconds until the body has gone `distance` metres along its line: the first root t > 0 of a·t²/2 + v·t = distance.
 * Infinite where it never gets there.
 */
export function timeToReach(distance: number, v: number, a: number): number {
  const discriminant = v ** 2 + 2 * a * distance;
  if (discriminant < 0) return Number.POSITIVE_INFINITY;
  const root = Math.sqrt(discriminant);
  // Written as 2c/(b ± √D), so that a = 0 needs no case of its own.
  const times = [(2 * distance) / (v + root), (2 * distance) / (v - root)].filter((t) => t > 0);
  return Math.min(...times);
}

/** Kinetic energy, joules. @param mass kilograms */
export function kineticEnergy(mass: number, v: number): number {
  return (mass * v ** 2) / 2;
}
