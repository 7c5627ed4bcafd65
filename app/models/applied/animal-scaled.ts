/**
 * A body that grows in all its lengths k times weighs k³ times as much. The cross-section of its legs grows k² times,
 * and each square centimetre of leg carries k times the load (Galileo, Two New Sciences, 1638, second day). Legs that
 * are moreover s times as stout for the body have k²s² times the cross-section.
 *
 * Idealised: one density, an animal at rest, its weight shared equally by all legs; the legs' own weight counts as
 * unchanged, so stouter legs do not make the body heavier.
 */

export interface Scaled {
  /** Mass and sections as multiples of the small animal's. */
  mass: number;
  legSection: number;
  /** Load on each square centimetre of leg. */
  pressure: number;
}

/** @param size how many times as long @param stoutness of the legs, as a multiple of the small animal's build */
export function scale(size: number, stoutness = 1): Scaled {
  const mass = size ** 3;
  const legSection = (size * stoutness) ** 2;
  return { mass, legSection, pressure: mass / legSection };
}

/** Returns the stoutness of legs that carry the small animal's load on each square centimetre. */
export const stoutnessFor = (size: number): number => Math.sqrt(size);
