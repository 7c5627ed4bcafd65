/**
 * A clock of light: two mirrors and a flash between them, at rest or moving along the mirrors. The flash has the same
 * speed for everybody, so its slanted way takes longer: T = γ·τ (Einstein 1905; Taylor and Wheeler, Spacetime Physics).
 * Speeds are shares of the speed of light.
 */

/** The Lorentz factor. @param speed from 0 up to, but not, 1 */
export const lorentzFactor = (speed: number): number => 1 / Math.sqrt(1 - speed * speed);

/**
 * How far the clock has moved during one tick, in distances between its mirrors: the tick lasts γ, as seen from the
 * ground, in times of a tick at rest.
 */
export const wayInOneTick = (speed: number): number => speed * lorentzFactor(speed);

/**
 * Seconds by which a clock falls behind in one hour of the ground's time.
 *
 * For everyday speeds it is v²/(2c²)·3600, which the subtraction of two nearly equal numbers would lose.
 */
export function lostInAnHour(speed: number): number {
  const square = speed * speed;
  return (3600 * square) / (1 + Math.sqrt(1 - square));
}
