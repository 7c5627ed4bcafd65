/**
 * Elements of the planets' Kepler orbits. Elements at J2000, mean ecliptic of that date, from E. M. Standish,
 * "Keplerian Elements for Approximate Positions of the Major Planets" (JPL Solar System Dynamics), table 1 for 1800 to
 * 2050: accurate to a minute of arc, for Jupiter and Saturn to ten. Equatorial radii in km: IAU working group on
 * cartographic coordinates, 2015.
 */

export interface Planet {
  /** Semi-major axis in astronomical units. */
  axis: number;
  eccentricity: number;
  /** Growth of the mean longitude in a Julian century, degrees. */
  rate: number;
  /** Equatorial radius in km. */
  radius: number;
}

const planet = (axis: number, eccentricity: number, rate: number, radius: number): Planet => ({
  axis,
  eccentricity,
  rate,
  radius,
});

/** From the Sun outwards; Earth's elements are those of the Earth–Moon barycentre. */
export const planets = {
  mercury: planet(0.38709927, 0.20563593, 149472.67411175, 2440.5),
  venus: planet(0.72333566, 0.00677672, 58517.81538729, 6051.8),
  earth: planet(1.00000261, 0.01671123, 35999.37244981, 6378.1),
  mars: planet(1.52371034, 0.0933941, 19140.30268499, 3396.2),
  jupiter: planet(5.202887, 0.04838624, 3034.74612775, 71492),
  saturn: planet(9.53667594, 0.05386179, 1222.49362201, 60268),
  uranus: planet(19.18916464, 0.04725744, 428.48202785, 25559),
  neptune: planet(30.06992276, 0.00859048, 218.45945325, 24764),
} as const satisfies Record<string, Planet>;

/** Days in a Julian century, the unit of the table's rates. */
export const century = 36525;
