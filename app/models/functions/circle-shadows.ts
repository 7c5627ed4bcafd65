/**
 * The two shadows of a point on the unit circle. Its height is the sine of its angle, its distance to the side the
 * cosine (L. Euler, Introductio in analysin infinitorum, 1748, chapter VIII). The angle runs anticlockwise from the
 * point (1; 0). Nothing is idealised: the shadows are the coordinates.
 */
import { toDegrees, toRadians } from "../../play/angle";

export interface Shadows {
  /** The shadow on the wall: the height of the point, without unit. */
  sine: number;
  /** The shadow on the floor: its horizontal coordinate, without unit. */
  cosine: number;
}

/** @param angle in degrees */
export function shadowsAt(angle: number): Shadows {
  const radians = toRadians(angle);
  return { sine: Math.sin(radians), cosine: Math.cos(radians) };
}

/** Returns the first angle, 0 to 90 degrees, at which the point reaches a height. @param height from 0 to 1 */
export const angleOfHeight = (height: number): number => toDegrees(Math.asin(height));
