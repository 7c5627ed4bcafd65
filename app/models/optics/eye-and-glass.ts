/**
 * A resting eye as one thin lens in air, with a lens before it. That is a spectacle lens close to the eye, so their
 * powers add, and the light of a star converges at the focus of the sum (Hecht, Optics, section 5.7). Lengths in
 * millimetres, powers in dioptres.
 */

/** Power of the resting eye. It images a star 17 mm behind its lens, as in the lesson. */
const eyePower = 1000 / 17;

/** Diameter of the pupil in the dark, in mm. */
export const pupil = 6;

/** Error in dioptres below which an eye counts as sharp. Prescriptions have steps of a quarter. */
const sharp = 0.125;

/** Returns the distance behind the lens where a star's rays meet, in mm. @param glass in dioptres */
export const meetingPoint = (glass: number): number => 1000 / (eyePower + glass);

/**
 * Returns the power of the glass for an eye of this length, in dioptres. It is negative for an eye that is too long.
 */
export const glassNeeded = (length: number): number => 1000 / length - eyePower;

/**
 * Returns the distance in metres of the farthest point that is seen sharply. The eye rests behind its glass.
 *
 * @returns Infinity if a star is sharp; null if even a star would need accommodation
 */
export function farthestSharp(length: number, glass: number): number | null {
  const error = glass - glassNeeded(length);
  if (Math.abs(error) < sharp) return Number.POSITIVE_INFINITY;
  return error > 0 ? 1 / error : null;
}

/** Returns the angle of the blurred spot of a point of light, in radians. It is the pupil's width times the error. */
export const blurAngle = (length: number, glass: number): number =>
  (pupil / 1000) * Math.abs(glass - glassNeeded(length));
