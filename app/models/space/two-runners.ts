/**
 * Earth and Mars on their ellipses about the Sun, seen from the ecliptic's north. Elements at J2000 from E. M.
 * Standish, "Keplerian Elements for Approximate Positions of the Major Planets" (JPL Solar System Dynamics), table 1:
 * accurate to a minute of arc from 1800 to 2050. The tilt of Mars's orbit (1.85°) and the slow change of the elements
 * are left out.
 */
import { placeAt } from "./kepler-ellipse";

interface Planet {
  /** Semi-major axis in astronomical units. */
  axis: number;
  eccentricity: number;
  /** Mean longitude at J2000 and its change in a Julian century, in degrees. */
  longitude: number;
  rate: number;
  /** Longitude of perihelion, in degrees. */
  perihelion: number;
}

export const earth: Planet = {
  axis: 1.00000261,
  eccentricity: 0.01671123,
  longitude: 100.46457166,
  rate: 35999.37244981,
  perihelion: 102.93768193,
};
export const mars: Planet = {
  axis: 1.52371034,
  eccentricity: 0.0933941,
  longitude: -4.55343205,
  rate: 19140.30268499,
  perihelion: -23.94362959,
};

/** Day 0 of the model, 16 January 2025, 12 h, when Earth passed Mars. The other is its days from J2000. */
const start = Date.UTC(2025, 0, 16, 12);
const daysFromEpoch = (start - Date.UTC(2000, 0, 1, 12)) / 86_400_000;

const century = 36_525;
const degree = Math.PI / 180;

/** Returns the date of a day, in UTC. */
export const dateOf = (day: number): Date => new Date(start + day * 86_400_000);

/** Returns the period in days (mean sidereal year). */
export const yearOf = ({ rate }: Planet): number => (360 / rate) * century;

/** Returns the position from the Sun in astronomical units; y points to longitude 90°. */
export function placeOn(planet: Planet, day: number): readonly [x: number, y: number] {
  const { axis, eccentricity, longitude, rate, perihelion } = planet;
  const mean = longitude - perihelion + (rate * (daysFromEpoch + day)) / century;
  const [along, across] = placeAt(mean / 360, eccentricity);
  const [x, y] = [axis * (along - eccentricity), axis * across];
  const [c, s] = [Math.cos(perihelion * degree), Math.sin(perihelion * degree)];
  return [x * c - y * s, x * s + y * c];
}

/** Returns the distance from Earth to Mars, in astronomical units. */
export function distanceOn(day: number): number {
  const [[ex, ey], [mx, my]] = [placeOn(earth, day), placeOn(mars, day)];
  return Math.hypot(mx - ex, my - ey);
}

/** Returns Earth's lead over Mars seen from the Sun, in radians from −π to π. */
function leadOn(day: number): number {
  const [[ex, ey], [mx, my]] = [placeOn(earth, day), placeOn(mars, day)];
  return Math.atan2(mx * ey - my * ex, mx * ex + my * ey);
}

/** Returns the days of opposition, when Earth passes Mars. They are from day `from` up to `to`, to a tenth of a day. */
export function passages(from: number, to: number): number[] {
  const found: number[] = [];
  for (let day = from; day < to; day += 5) {
    let [before, after] = [day, Math.min(to, day + 5)];
    const [lead, next] = [leadOn(before), leadOn(after)];
    // Earth is always the faster, so its lead turns positive at a passage alone.
    if (!(lead < 0 && next >= 0)) continue;
    while (after - before > 0.05) {
      const middle = (before + after) / 2;
      if (leadOn(middle) < 0) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
}
