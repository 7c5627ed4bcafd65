/**
 * Cuts the greatest square from a rectangle, again and again. That is Euclid's algorithm (Elements VII.1 and 2, with
 * segments). With whole sides the last square is their greatest common divisor; with the sides φ : 1 what is left is
 * always alike and the cutting never ends (X.2).
 */

/** A square cut off, by its corner that is farthest from the rectangle's origin. */
export interface Cut {
  /** Its far corner from the origin, in units of the sides. */
  x: number;
  y: number;
  side: number;
}

/** The golden number, ratio of the sides that never ends. */
export const goldenRatio = (1 + Math.sqrt(5)) / 2;

/**
 * The squares cut off, in their order; what is left lies between the origin and the last one.
 *
 * @param length @param width sides of the rectangle, in any unit @param smallest side of a square that is still cut
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

/** The greatest whole number that divides both. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
