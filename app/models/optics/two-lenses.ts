/**
 * A telescope of two thin lenses (Hecht, Optics, section 5.7): rays near the axis, followed by `slopeBehind`. The objective
 * has 5 dioptres. Rays of a star leave parallel where both foci meet, and then an angle grows as f₁/f₂.
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
 * Follows a ray of a star.
 *
 * @param meets height on the objective, in cm @param slope with which it comes @param apart cm between the lenses
 * @param power of the eyepiece, in dioptres
 */
export function follow(meets: number, slope: number, apart: number, power: number): Ray {
  const between = slopeBehind(meets, slope, objective);
  const height = meets + apart * between;
  return { height, between, behind: slopeBehind(height, between, power) };
}

/** Angle in radians between one star's two rays behind the eyepiece. It is for each centimetre between them before. */
export const spreading = (apart: number, power: number): number =>
  follow(1, 0, apart, power).behind - follow(0, 0, apart, power).behind;

/** Where the eyepiece must stand, in cm behind the objective; null for plain glass. */
export const sharpPlace = (power: number): number | null => (power === 0 ? null : objectiveFocus + 100 / power);

/** How many times an angle grows for the ray through the middle of the objective; negative where the view turns over. */
export const growth = (apart: number, power: number): number => follow(0, 1, apart, power).behind;
