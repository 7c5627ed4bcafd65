/**
 * Cuts the greatest square from a rectangle, again and again. That is Euclid's algorithm (Elements VII.1 and 2, with
 * segments). With whole sides the last square is their greatest common divisor; with the sides φ : 1 the rest is
 * always similar and the cutting never ends (X.2).
 */

/** A square that is cut off, given by its corner farthest from the rectangle's origin. */
export interface Cut {
  /** The far corner from the origin, in units of the sides. */
  x: number;
  y: number;
  side: number;
}

/** The golden ratio: with these sides the cutting never ends. */
export const goldenRatio = (1 + Math.sqrt(5)) / 2;

/**
 * Returns the squares that are cut off, in order. The rest is between the origin and the last one.
 *
 * @param length @param width sides of the rectangle, in any unit @param smallest least side of a square that is cut off
 */
export function squaresOf(length: number, width: number, smallest = 1): Cut[] {
  const cuts: Cut[] = [];
  let [x, y] = [length, width];
  for (let side = Math.min(x, y); side >= smallest; side = Math.min(x, y)) {
    cuts.push({ x, y, side });
    if (x >= y) x -= side;
    else y -= side;
  }
  return cuts;
}

/** Returns the greatest whole number that divides both. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
