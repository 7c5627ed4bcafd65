/**
 * A telescope of two thin lenses (Hecht, Optics, section 5.7). Rays are near the axis, traced by `slopeBehind`. The
 * objective has 5 dioptres. Rays of a star leave parallel if both foci coincide; then the angular magnification is
 * f₁/f₂.
 */
import { slopeBehind } from "./thin-lens";

/** Power in dioptres and focal length in centimetres of the objective. */
const objective = 5;
export const objectiveFocus = 100 / objective;

export interface Ray {
  /** Height on the eyepiece in cm, and slopes before and behind it. */
  height: number;
  between: number;
  behind: number;
}

/**
 * Traces a ray of a star.
 *
 * @param meets height on the objective, in cm @param slope of the incoming ray @param apart cm between the lenses
 * @param power of the eyepiece, in dioptres
 */
export function follow(meets: number, slope: number, apart: number, power: number): Ray {
  const between = slopeBehind(meets, slope, objective);
  const height = meets + apart * between;
  return { height, between, behind: slopeBehind(height, between, power) };
}

/**
 * Returns the angle between two rays of a star behind the eyepiece. It is in radians per centimetre between them
 * before.
 */
export const spreading = (apart: number, power: number): number =>
  follow(1, 0, apart, power).behind - follow(0, 0, apart, power).behind;

/** Returns the eyepiece's position for parallel rays, in cm behind the objective. It is null for plain glass. */
export const sharpPlace = (power: number): number | null => (power === 0 ? null : objectiveFocus + 100 / power);

/**
 * Returns the angular magnification, by the ray through the objective's middle. It is negative if the view is inverted.
 */
export const growth = (apart: number, power: number): number => follow(0, 1, apart, power).behind;
