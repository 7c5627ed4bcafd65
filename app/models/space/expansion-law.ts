/**
 * Moves galaxies on a flat field by a law v ∝ dᵖ. The view is from any of them. With p = 1 (Hubble and Lemaître) every
 * observer sees the same law, since differences of proportional vectors are proportional; with any other power only the
 * first galaxy does (Weinberg, Cosmology, section 1.1). Lengths are in steps of the picture; a flight is the
 * displacement in the time that the picture shows. Positions are random from a fixed seed; gravity between neighbours
 * is left out.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

export type Vector = readonly [x: number, y: number];

/** Half the width and height of the field, in steps. */
export const field = { width: 3.3, height: 1.9 };
/** Flight of a galaxy at a distance of one step, where all laws agree. */
const rate = 0.3;
const pivot = 2;

/** Present positions of the galaxies, from left to right; no two nearer than 0.44 steps. */
export const galaxies: readonly Vector[] = (() => {
  const generator = xoroshiro128plus(29);
  const random = () => (generator.next() >>> 0) / 2 ** 32;
  const places: Vector[] = [[0, 0]];
  for (let tries = 0; tries < 3000 && places.length < 66; tries++) {
    const place: Vector = [(2 * random() - 1) * field.width, (2 * random() - 1) * field.height];
    if (places.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > 0.44)) places.push(place);
  }
  return places.sort(([a], [b]) => a - b);
})();

/** Index of the galaxy at the origin of the law. It is in the middle of the field. */
export const home = galaxies.findIndex(([x, y]) => x === 0 && y === 0);

/** Returns the flight of a place as seen from home. @param power p of the law, from 0 to 2 */
export function flightFromHome([x, y]: Vector, power: number): Vector {
  const distance = Math.hypot(x, y);
  if (distance === 0) return [0, 0];
  const share = rate * (distance / pivot) ** (power - 1);
  return [share * x, share * y];
}

/** Returns the flight of one galaxy as seen from another. */
export function flightSeen(of: number, from: number, power: number): Vector {
  const [a, b] = [flightFromHome(placeOf(of), power), flightFromHome(placeOf(from), power)];
  return [a[0] - b[0], a[1] - b[1]];
}

export const placeOf = (galaxy: number): Vector => galaxies[galaxy] as Vector;

/** Returns the distance from an observer to a galaxy, and its flight along that line. */
export function recession(of: number, from: number, power: number): { distance: number; flight: number } {
  const [[ax, ay], [bx, by]] = [placeOf(of), placeOf(from)];
  const [dx, dy] = [ax - bx, ay - by];
  const distance = Math.hypot(dx, dy);
  const [vx, vy] = flightSeen(of, from, power);
  return { distance, flight: (vx * dx + vy * dy) / distance };
}

/** Returns the least and greatest flight per step of distance that an observer measures. */
export function flightPerStep(from: number, power: number): { least: number; most: number } {
  const ratios = galaxies.flatMap((_, of) => {
    if (of === from) return [];
    const { distance, flight } = recession(of, from, power);
    return [flight / distance];
  });
  return { least: Math.min(...ratios), most: Math.max(...ratios) };
}
