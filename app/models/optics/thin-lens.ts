/** A thin lens and rays near its axis: 1/d + 1/d' = D (Hecht, Optics, section 5.2). Distances in centimetres. */

/** Centimetres in a metre: a dioptre is one per metre. */
const centimetres = 100;

/** Below this convergence, in dioptres, rays leave parallel: rounding must not put an image light-years away. */
const parallel = 1e-9;

/**
 * How far behind the lens the image lies; negative before it (virtual), null where the rays leave parallel.
 *
 * @param distance of the object before the lens; Infinity for a star @param power of the lens in dioptres
 */
export function imageDistance(distance: number, power: number): number | null {
  const convergence = power - centimetres / distance;
  return Math.abs(convergence) < parallel ? null : centimetres / convergence;
}

/** How many times the image is as high as the object; negative where it stands upside down. */
export function magnification(distance: number, power: number): number | null {
  const image = imageDistance(distance, power);
  return image === null ? null : -image / distance;
}

/** The slope with which a ray leaves. @param height where it meets the lens, in cm @param slope with which it came */
export const slopeBehind = (height: number, slope: number, power: number): number =>
  slope - (height * power) / centimetres;
