/**
 * A ball thrown horizontally from a mountain on a round Earth without air. It moves on Kepler's conic from the place of
 * the throw (Goldstein, Classical Mechanics, section 3.7). Lengths in Earth's radii, speeds in km/s, times in minutes.
 */

/** Earth's mean radius, in km, and its gravitational parameter G·M, in km³/s² (IERS Conventions 2010). */
export const earthRadius = 6371;
const gravitationalParameter = 398_600.44;

/**
 * Height of the place of the throw, in radii. It is 0.2, or 1274 km, so that the fall is visible. The lesson's 7.9 km/s
 * hold at 0.
 */
export const mountainHeight = 0.2;
const start = 1 + mountainHeight;

/** Speed of the circular orbit at the mountain's height, in km/s. */
export const circularSpeed = Math.sqrt(gravitationalParameter / (start * earthRadius));
/** Escape speed at the mountain's height, in km/s. */
export const escapeSpeed = Math.SQRT2 * circularSpeed;

export type Flight = "falls" | "orbits" | "escapes";

/**
 * Returns the signed eccentricity of the conic. It is −1 for a straight fall, 0 for the circle, 1 and more for an
 * escape.
 */
const shape = (speed: number) => (speed / circularSpeed) ** 2 - 1;

/** Returns the distance from the centre at `angle` radians, in radii. It is infinite if the ball never gets there. */
export function distanceAt(speed: number, angle: number): number {
  const k = shape(speed);
  const below = 1 + k * Math.cos(angle);
  return below <= 0 ? Number.POSITIVE_INFINITY : (start * (1 + k)) / below;
}

/** Tells whether the ball falls, orbits or escapes. */
export function flightOf(speed: number): Flight {
  if (speed >= escapeSpeed) return "escapes";
  // Slower than the circular speed, the ball is lowest on the Earth's other side.
  return distanceAt(speed, Math.PI) < 1 && speed < circularSpeed ? "falls" : "orbits";
}

/** Returns the angle from the mountain to the ball's landing, in radians. It is null if it never lands. */
export function landingAngle(speed: number): number | null {
  if (flightOf(speed) !== "falls") return null;
  const k = shape(speed);
  if (speed === 0) return 0;
  return Math.acos((start * (1 + k) - 1) / k);
}

/** Returns the greatest distance from the centre on a closed path, in radii. */
export function farthest(speed: number): number {
  return speed <= circularSpeed ? start : distanceAt(speed, Math.PI);
}

/** Returns the orbit's period, in minutes (Kepler's third law). It is null if the ball lands or escapes. */
export function period(speed: number): number | null {
  if (flightOf(speed) !== "orbits") return null;
  const halfAxis = ((start + distanceAt(speed, Math.PI)) / 2) * earthRadius;
  return (2 * Math.PI * Math.sqrt(halfAxis ** 3 / gravitationalParameter)) / 60;
}
