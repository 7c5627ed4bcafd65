/**
 * Kepler's third law from data: periods divided by a power of the distance. Planets: E. M. Standish,
 * Keplerian Elements, JPL, with observed sidereal periods; moons of Jupiter: JPL, Planetary Satellite Mean Elements.
 */

export interface NamedOrbit {
  name: string;
  /** Semi-major axis and period, relative to the Earth's (au, years) or Io's. */
  axis: number;
  period: number;
}

export const planets: readonly NamedOrbit[] = [
  { name: "Merkuri", axis: 0.3871, period: 0.24085 },
  { name: "Venusi", axis: 0.7233, period: 0.6152 },
  { name: "Toka", axis: 1, period: 1 },
  { name: "Marsi", axis: 1.5237, period: 1.88085 },
  { name: "Jupiteri", axis: 5.2029, period: 11.862 },
  { name: "Saturni", axis: 9.537, period: 29.457 },
  { name: "Urani", axis: 19.189, period: 84.02 },
  { name: "Neptuni", axis: 30.07, period: 164.79 },
];

const io = { axis: 421_800, period: 1.769138 };
export const moonsOfJupiter: readonly NamedOrbit[] = [
  { name: "Io", axis: 421_800, period: 1.769138 },
  { name: "Europa", axis: 671_100, period: 3.551181 },
  { name: "Ganimedi", axis: 1_070_400, period: 7.154553 },
  { name: "Kalisto", axis: 1_882_700, period: 16.689017 },
].map(({ name, axis, period }) => ({ name, axis: axis / io.axis, period: period / io.period }));

/** Returns the period divided by the power of the distance. It is equal for all orbits at the power of the law. */
export const periodPer = ({ axis, period }: NamedOrbit, power: number): number => period / axis ** power;

/** Returns the ratio of the greatest of these quotients to the least. */
export function spread(orbits: readonly NamedOrbit[], power: number): number {
  const quotients = orbits.map((orbit) => periodPer(orbit, power));
  return Math.max(...quotients) / Math.min(...quotients);
}
