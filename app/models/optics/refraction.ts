/** Light at the plane boundary of two media. Snell's law gives the ray, Fresnel's equations the reflected share. */
import { toDegrees, toRadians } from "../../play/angle";

/**
 * Returns the angle of refraction, from the normal, in degrees; null at total reflection.
 *
 * @param incidence in degrees from the normal
 * @param from @param to indices of refraction before and beyond the boundary
 */
export function refractionAngle(incidence: number, from: number, to: number): number | null {
  const sine = (from * Math.sin(toRadians(incidence))) / to;
  // A tolerance includes the critical angle itself in spite of rounding.
  return sine > 1 + 1e-12 ? null : toDegrees(Math.asin(Math.min(1, sine)));
}

/** Returns the critical angle of total reflection, in degrees. It is null if the second medium is the denser one. */
export function criticalAngle(from: number, to: number): number | null {
  return from > to ? toDegrees(Math.asin(to / from)) : null;
}

/**
 * Returns the reflected share of unpolarised light, from 0 to 1. It is the mean of both planes (Hecht, Optics, section
 * 4.6).
 */
export function reflectedShare(incidence: number, from: number, to: number): number {
  const beyond = refractionAngle(incidence, from, to);
  if (beyond === null) return 1;
  const [before, after] = [Math.cos(toRadians(incidence)), Math.cos(toRadians(beyond))];
  const across = (from * before - to * after) / (from * before + to * after);
  const along = (to * before - from * after) / (to * before + from * after);
  return (across ** 2 + along ** 2) / 2;
}
