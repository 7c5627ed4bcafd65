/**
 * The planets as Kepler's laws and one table give them. Elements at J2000, mean ecliptic of that date, from E. M.
 * Standish, "Keplerian Elements for Approximate Positions of the Major Planets" (JPL Solar System Dynamics), table 1
 * for 1800 to 2050: good to a minute of arc, for Jupiter and Saturn to ten. Equatorial radii in km: IAU working group
 * on cartographic coordinates, 2015.
 */

export interface Planet {
  /** Semi-major axis in astronomical units. */
  axis: number;
  eccentricity: number;
  /** Mean longitude at J2000 and its growth in a Julian century, degrees. */
  longitude: number;
  rate: number;
  /** Longitude of perihelion, degrees. */
  perihelion: number;
  /** Equatorial radius in km. */
  radius: number;
}

const planet = (
  axis: number,
  eccentricity: number,
  longitude: number,
  rate: number,
  perihelion: number,
  radius: number,
): Planet => ({ axis, eccentricity, longitude, rate, perihelion, radius });

/** From the Sun outwards; Earth's elements are those of the Earth–Moon barycentre. */
export const planets = {
  mercury: planet(0.38709927, 0.20563593, 252.2503235, 149472.67411175, 77.45779628, 2440.5),
  venus: planet(0.72333566, 0.00677672, 181.9790995, 58517.81538729, 131.60246718, 6051.8),
  earth: planet(1.00000261, 0.01671123, 100.46457166, 35999.37244981, 102.93768193, 6378.1),
  mars: planet(1.52371034, 0.0933941, -4.55343205, 19140.30268499, -23.94362959, 3396.2),
  jupiter: planet(5.202887, 0.04838624, 34.39644051, 3034.74612775, 14.72847983, 71492),
  saturn: planet(9.53667594, 0.05386179, 49.95424423, 1222.49362201, 92.59887831, 60268),
  uranus: planet(19.18916464, 0.04725744, 313.23810451, 428.48202785, 170.9542763, 25559),
  neptune: planet(30.06992276, 0.00859048, -55.12002969, 218.45945325, 44.96476227, 24764),
} as const satisfies Record<string, Planet>;

/** Days in a Julian century, the unit of the table's rates. */
export const century = 36525;
const degree = Math.PI / 180;

/** Days from J2000 (1 January 2000, 12 h) to midnight of a date of the Gregorian calendar. */
export const daysTo = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / 86400000 - 10957.5;

/**
 * Place of a planet `day` days after J2000, from the Sun, in astronomical units along the ecliptic's x and y (y towards
 * longitude 90°). Kepler's equation is solved by Newton's method; the tilt of the orbit (1.85° for Mars) is left out.
 */
export const heliocentric = ({ axis, eccentricity: e, longitude, rate, perihelion }: Planet, day: number) => {
  const mean = (longitude - perihelion + (rate * day) / century) * degree;
  let anomaly = mean + e * Math.sin(mean);
  for (let i = 0; i < 8; i++) anomaly -= (anomaly - e * Math.sin(anomaly) - mean) / (1 - e * Math.cos(anomaly));
  const [x, y] = [axis * (Math.cos(anomaly) - e), axis * Math.sqrt(1 - e * e) * Math.sin(anomaly)];
  const [c, s] = [Math.cos(perihelion * degree), Math.sin(perihelion * degree)];
  return [x * c - y * s, x * s + y * c] as const;
};
