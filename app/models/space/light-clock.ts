/**
 * A light clock. A flash is between two mirrors, at rest or moving along the mirrors. The speed of light is the same
 * for every observer, so the slanted path takes longer: T = γ·τ (Einstein 1905; Taylor and Wheeler, Spacetime Physics).
 * Speeds are shares of the speed of light.
 */

/** Returns the Lorentz factor. @param speed from 0 to less than 1 */
export const lorentzFactor = (speed: number): number => 1 / Math.sqrt(1 - speed * speed);

/**
 * Returns the clock's displacement during one tick, in distances between its mirrors. Seen from the ground the tick
 * lasts γ ticks at rest.
 */
export const wayInOneTick = (speed: number): number => speed * lorentzFactor(speed);

/**
 * Returns how many seconds a clock falls behind in one hour of ground time.
 *
 * For everyday speeds it is v²/(2c²)·3600, which a subtraction of two nearly equal numbers would lose to rounding.
 */
export function lostInAnHour(speed: number): number {
  const square = speed * speed;
  return (3600 * square) / (1 + Math.sqrt(1 - square));
}
