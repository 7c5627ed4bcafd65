/**
 * Triangle over a fixed base with its third corner anywhere above it. On Thales' circle over the base the angle there is
 * right (Euclid, Elements III.31), and only there do the squares of the short sides add up to the square of the base
 * (I.47 and I.48).
 */
import { toDegrees, toRadians } from "../../play/angle";

/** Length of the base, in cm. */
export const base = 10;

export interface ThalesTriangle {
  /** Sides from the two ends of the base to the corner, in cm. */
  a: number;
  b: number;
  /** The angle at the corner, in degrees. */
  angle: number;
  /** Area of the two squares together less the area of the base's square, in cm². */
  excess: number;
}

/**
 * @param direction of the corner from the middle of the base, in degrees from its right end
 * @param distance of the corner from the middle of the base, in cm; half the base lies on the circle
 */
export function triangleOver(direction: number, distance: number): ThalesTriangle {
  const half = base / 2;
  const radians = toRadians(direction);
  const [x, y] = [distance * Math.cos(radians), distance * Math.sin(radians)];
  const [a, b] = [Math.hypot(x - half, y), Math.hypot(x + half, y)];
  // By the law of cosines; at half the base both terms cancel.
  const cosine = (a * a + b * b - base * base) / (2 * a * b);
  return { a, b, angle: toDegrees(Math.acos(cosine)), excess: a * a + b * b - base * base };
}
