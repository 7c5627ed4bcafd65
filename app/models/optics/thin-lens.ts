/** A thin lens and rays near its axis: 1/d + 1/d' = D (Hecht, Optics, section 5.2). Distances in centimetres. */

/** Centimetres in a metre: a dioptre is one per metre. */
const centimetres = 100;

/** Convergence in dioptres below which rays count as parallel. Rounding must not put an image light-years away. */
const parallel = 1e-9;

/**
 * Returns the image's distance behind the lens. It is negative before it (virtual), null if the rays leave parallel.
 *
 * @param distance of the object before the lens; Infinity for a star @param power of the lens in dioptres
 */
export function imageDistance(distance: number, power: number): number | null {
  const convergence = power - centimetres / distance;
  return Math.abs(convergence) < parallel ? null : centimetres / convergence;
}

/** Returns the ratio of the image's height to the object's. It is negative if the image is inverted. */
export function magnification(distance: number, power: number): number | null {
  const image = imageDistance(distance, power);
  return image === null ? null : -image / distance;
}

/**
 * Returns the slope of the outgoing ray.
 *
 * @param height of the ray at the lens, in cm
 * @param slope of the incoming ray
 */
export const slopeBehind = (height: number, slope: number, power: number): number =>
  slope - (height * power) / centimetres;
