/**
 * The angle under which a football goal is seen from the pitch. All points of a circle through both posts see it under
 * the same angle (Euclid, Elements III.21); on a run parallel to the pitch's axis the best place is where such a circle
 * is tangent to the run. Idealised: posts without thickness, no keeper, no defenders. Lengths in metres.
 */
import { toDegrees } from "../../play/angle";

/** Half the goal's width of 7.32 m, and the markings (IFAB, Laws, law 1). */
export const halfGoal = 3.66;
export const goalArea = { half: halfGoal + 5.5, depth: 5.5 };
export const penaltyArea = { half: halfGoal + 16.5, depth: 16.5 };
export const penaltyMark = 11;
export const penaltyArc = 9.15;

/** Returns the angle between the posts, in degrees. @param x from the axis of the pitch @param y from the goal line */
export function goalAngle(x: number, y: number): number {
  return toDegrees(Math.atan2(x + halfGoal, y) - Math.atan2(x - halfGoal, y));
}

/**
 * Returns the circle through both posts and a place. `centre` is its centre's distance from the goal line.
 */
export function circleThrough(x: number, y: number): { centre: number; radius: number } {
  const centre = (x * x + y * y - halfGoal * halfGoal) / (2 * y);
  return { centre, radius: Math.hypot(halfGoal, centre) };
}

/** Returns the other place on the run with the same angle. It is null between the posts, where the angle only grows. */
export function twinPlace(x: number, y: number): number | null {
  return Math.abs(x) <= halfGoal ? null : (x * x - halfGoal * halfGoal) / y;
}

/** Returns the distance from the goal line with the greatest angle on a run. It is null for a run between the posts. */
export function bestPlace(x: number): number | null {
  return Math.abs(x) <= halfGoal ? null : Math.sqrt(x * x - halfGoal * halfGoal);
}
