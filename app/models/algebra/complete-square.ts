/**
 * Cuts and lays the square x² and the strip 10x of Al-Khwarizmi. His equation is x² + 10x = 39 (The Algebra of Mohammed
 * ben Musa, about 820; F. Rosen, London 1831). The strip is cut into two: a part stays beside the square, the rest is
 * laid on top. All lengths are positive numbers without unit.
 */

/** Width of the whole strip. */
export const strip = 10;

export interface Tiles {
  /** x² + 10x: the same however the strip is cut. */
  laid: number;
  /** Area that the corner lacks: the same whatever x is. */
  corner: number;
  /** Sides of the rectangle that the corner would close. */
  width: number;
  height: number;
}

/** @param x side of the square @param beside width of the part of the strip that stays beside it, from 0 to 10 */
export function layTiles(x: number, beside: number): Tiles {
  const above = strip - beside;
  return { laid: x * x + beside * x + above * x, corner: beside * above, width: x + beside, height: x + above };
}

/** The positive root of x² + 10x = c, by the completed square. @param c positive */
export const sideFor = (c: number): number => Math.sqrt(c + (strip / 2) ** 2) - strip / 2;
