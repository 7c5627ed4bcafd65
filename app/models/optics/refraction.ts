/** Light at the flat border of two media: Snell's law, and the share that is reflected by Fresnel's equations. */
import { toDegrees, toRadians } from "../../play/angle";

/**
 * The angle beyond the border, from the normal, in degrees; null where nothing passes (total reflection).
 *
 * @param incidence in degrees from the normal @param from @param to indices of refraction before and beyond the border
 */
export function refractionAngle(incidence: number, from: number, to: number): number | null {
  const sine = (from * Math.sin(toRadians(incidence))) / to;
  // At the critical angle itself rounding must not decide.
  return sine > 1 + 1e-12 ? null : toDegrees(Math.asin(Math.min(1, sine)));
}

/** The angle of incidence, in degrees, from which on nothing passes; null where the second medium is the denser one. */
export function criticalAngle(from: number, to: number): number | null {
  return from > to ? toDegrees(Math.asin(to / from)) : null;
}

/** Share of unpolarised light that is reflected, from 0 to 1 (Hecht, Optics, section 4.6: the mean of both planes). */
export function reflectedShare(incidence: number, from: number, to: number): number {
  const beyond = refractionAngle(incidence, from, to);
  if (beyond === null) return 1;
  const [before, after] = [Math.cos(toRadians(incidence)), Math.cos(toRadians(beyond))];
  const across = (from * before - to * after) / (from * before + to * after);
  const along = (to * before - from * after) / (to * before + from * after);
  return (across ** 2 + along ** 2) / 2;
}
