/**
 * Motion on an ellipse round a much heavier body at its focus. It follows Kepler's laws, with Kepler's equation solved
 * by Newton's method (Meeus, Astronomical Algorithms, chapter 30). Lengths in units of the semi-major axis, times as
 * shares of the period, counted from the nearest point.
 */

/** Returns the eccentric anomaly, in radians, at a share of the period. @param eccentricity from 0 to less than 1 */
export function eccentricAnomaly(share: number, eccentricity: number): number {
  const turns = Math.round(share);
  const mean = 2 * Math.PI * (share - turns);
  // From 0.8 on it starts at half a turn. There Newton's steps stay on the orbit, however eccentric it is.
  let anomaly = eccentricity < 0.8 ? mean : Math.PI * Math.sign(mean);
  for (let step = 0; step < 30; step++) {
    const off = anomaly - eccentricity * Math.sin(anomaly) - mean;
    anomaly -= off / (1 - eccentricity * Math.cos(anomaly));
    if (Math.abs(off) < 1e-13) break;
  }
  return anomaly + 2 * Math.PI * turns;
}

/** Returns the share of the period at which the body has this eccentric anomaly. */
export const shareAt = (anomaly: number, eccentricity: number): number =>
  (anomaly - eccentricity * Math.sin(anomaly)) / (2 * Math.PI);

/** Returns the position from the ellipse's centre. The nearest point is at (1, 0), the focus at (eccentricity, 0). */
export function placeAt(share: number, eccentricity: number): readonly [x: number, y: number] {
  const anomaly = eccentricAnomaly(share, eccentricity);
  return [Math.cos(anomaly), Math.sqrt(1 - eccentricity ** 2) * Math.sin(anomaly)];
}

/** Returns the distance from the heavy body. */
export const distanceAt = (share: number, eccentricity: number): number =>
  1 - eccentricity * Math.cos(eccentricAnomaly(share, eccentricity));

/** Returns the share of the period on the half of the ellipse nearer the focus. */
export const nearHalf = (eccentricity: number): number => 0.5 - eccentricity / Math.PI;

/** The Sun's gravitational parameter in au³/year², from Gauss's constant. The year has 365.25 days. */
const sun = (0.01720209895 * 365.25) ** 2;
/** One astronomical unit in km (IAU 2012), and seconds of a year. */
const kilometresPerUnit = 149_597_870.7;
const secondsPerYear = 365.25 * 86_400;

/** Returns the period round the Sun, in years. @param axis the semi-major axis, in au */
export const yearsOf = (axis: number): number => 2 * Math.PI * Math.sqrt(axis ** 3 / sun);

/**
 * Returns the speed round the Sun in km/s (vis viva).
 *
 * @param axis the semi-major axis
 * @param distance from the Sun, both in au
 */
export const speedAt = (axis: number, distance: number): number =>
  (Math.sqrt(sun * (2 / distance - 1 / axis)) * kilometresPerUnit) / secondsPerYear;
