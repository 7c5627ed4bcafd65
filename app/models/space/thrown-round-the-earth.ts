/**
 * A ball thrown level from a mountain above a round Earth without air: Kepler's conic from the place of the throw
 * (Goldstein, Classical Mechanics, section 3.7). Lengths in Earth's radii, speeds in km/s, times in minutes.
 */

/** Earth's mean radius, in km, and its gravitational parameter G·M, in km³/s² (IERS Conventions 2010). */
export const earthRadius = 6371;
const gravitationalParameter = 398_600.44;

/** Height of the place of the throw, in radii: 0.2, or 1274 km, so that the fall is seen. The lesson's 7.9 km/s hold at 0. */
export const mountainHeight = 0.2;
const start = 1 + mountainHeight;

/** Speed of the circle at the mountain's height, in km/s. */
export const circularSpeed = Math.sqrt(gravitationalParameter / (start * earthRadius));
/** Speed from which on the ball does not come back, in km/s. */
export const escapeSpeed = Math.SQRT2 * circularSpeed;

export type Flight = "falls" | "orbits" | "escapes";

/** How far from a circle the conic is: −1 falls straight, 0 is the circle, 1 and more escapes. */
const shape = (speed: number) => (speed / circularSpeed) ** 2 - 1;

/** Distance from the centre after `angle` radians round the Earth, in radii; infinite where the ball never gets. */
export function distanceAt(speed: number, angle: number): number {
  const k = shape(speed);
  const below = 1 + k * Math.cos(angle);
  return below <= 0 ? Number.POSITIVE_INFINITY : (start * (1 + k)) / below;
}

/** What becomes of the ball. */
export function flightOf(speed: number): Flight {
  if (speed >= escapeSpeed) return "escapes";
  // Thrown slower than the circle, the ball is lowest on the other side of the Earth.
  return distanceAt(speed, Math.PI) < 1 && speed < circularSpeed ? "falls" : "orbits";
}

/** Where the ball meets the ground, in radians round the Earth from the mountain; null where it never does. */
export function landingAngle(speed: number): number | null {
  if (flightOf(speed) !== "falls") return null;
  const k = shape(speed);
  if (speed === 0) return 0;
  return Math.acos((start * (1 + k) - 1) / k);
}

/** Greatest distance from the centre on a closed path, in radii. */
export function farthest(speed: number): number {
  return speed <= circularSpeed ? start : distanceAt(speed, Math.PI);
}

/** Time of one round, in minutes (Kepler's third law); null where there is none. */
export function period(speed: number): number | null {
  if (flightOf(speed) !== "orbits") return null;
  const halfAxis = ((start + distanceAt(speed, Math.PI)) / 2) * earthRadius;
  return (2 * Math.PI * Math.sqrt(halfAxis ** 3 / gravitationalParameter)) / 60;
}
