/**
 * A resting eye as one thin lens in air, with a glass close before it: powers add, and light of a star meets where the
 * sum says (Hecht, Optics, section 5.7). Lengths in millimetres, powers in dioptres.
 */

/** Power of the resting eye: it images a star 17 mm behind its lens, as in the lesson. */
const eyePower = 1000 / 17;

/** A pupil in the dark, in mm. */
export const pupil = 6;

/** Below this error, in dioptres, an eye is sharp as far as it sees: prescriptions come in quarters. */
const sharp = 0.125;

/** Where the rays of a star meet, in mm behind the lens. @param glass in dioptres */
export const meetingPoint = (glass: number): number => 1000 / (eyePower + glass);

/** The glass that an eye of this length needs, in dioptres; negative where it is too long. */
export const glassNeeded = (length: number): number => 1000 / length - eyePower;

/**
 * The farthest point that the resting eye sees sharply through its glass, in metres.
 *
 * @returns Infinity where a star is sharp; null where even a star would need an effort of the lens
 */
export function farthestSharp(length: number, glass: number): number | null {
  const error = glass - glassNeeded(length);
  if (Math.abs(error) < sharp) return Number.POSITIVE_INFINITY;
  return error > 0 ? 1 / error : null;
}

/** The angle of the spot that a point of light becomes, in radians: the pupil's width times the error. */
export const blurAngle = (length: number, glass: number): number =>
  (pupil / 1000) * Math.abs(glass - glassNeeded(length));
