/**
 * Computes the tiles of Al-Khwarizmi's square x² and strip 10x. His equation is x² + 10x = 39 (The Algebra of
 * Mohammed ben Musa, about 820; F. Rosen, London 1831). The strip is cut in two: one part stays beside the square,
 * the rest lies on top of it. All lengths are positive numbers without unit.
 */

/** Width of the whole strip. */
export const strip = 10;

export interface Tiles {
  /** x² + 10x: independent of the cut of the strip. */
  laid: number;
  /** Area of the missing corner: independent of x. */
  corner: number;
  /** Sides of the rectangle that the corner would complete. */
  width: number;
  height: number;
}

/** @param x side of the square @param beside width of the part of the strip that stays beside it, from 0 to 10 */
export function layTiles(x: number, beside: number): Tiles {
  const above = strip - beside;
  return { laid: x * x + beside * x + above * x, corner: beside * above, width: x + beside, height: x + above };
}

/** Returns the positive root of x² + 10x = c, by completing the square. @param c positive */
export const sideFor = (c: number): number => Math.sqrt(c + (strip / 2) ** 2) - strip / 2;
