/**
 * Averages n measured transits of a planet before Kepler-90. Idealised: the star is evenly bright, a transit lasts
 * three hours, the light is measured twice an hour, and each measurement has an independent normal error. That error
 * follows from Kepler-90 i: 1.32 Earth radii before 1.2 solar radii; 101 transits together are 8.7 standard errors deep
 * (C. Shallue, A. Vanderburg, Astronomical Journal 155, 2018). Depths and errors in millionths of the light.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Radii in km (IAU 2015, resolution B3, and the Earth's mean radius). */
const earthRadius = 6371;
const starRadius = 1.2 * 695_700;

/** Half-hours within 8 hours of mid-transit, and the number of those inside the transit. */
export const hours: readonly number[] = Array.from({ length: 32 }, (_, i) => (i - 15.5) / 2);
export const shadowHours = 1.5;
const inShadow = hours.filter((hour) => Math.abs(hour) < shadowHours).length;

/** Greatest number of transits in the model. */
export const mostCrossings = 2048;

/** Returns the depth of a transit: the hidden part of the light, in millionths. @param radius in Earth's radii */
export const depthOf = (radius: number): number => ((radius * earthRadius) / starRadius) ** 2 * 1e6;

/** Standard error of one measurement. */
export const noiseOfOne = depthOf(1.32) * (Math.sqrt(inShadow * 101) / 8.7);

/** Returns the standard error of the depth from n transits. */
export const noiseOfDepth = (crossings: number): number => noiseOfOne / Math.sqrt(inShadow * crossings);

/** Returns the depth in standard errors. */
export const clearness = (radius: number, crossings: number): number => depthOf(radius) / noiseOfDepth(crossings);

/** Returns the number of transits that a planet needs. They show it as clearly as 101 transits show Kepler-90 i. */
export const crossingsFor = (radius: number): number => 101 * (depthOf(1.32) / depthOf(radius)) ** 2;

let kept: { key: string; means: readonly number[] } | undefined;

/**
 * Returns the mean error of each half-hour over the first n transits. The same seed gives the same transits; a larger n
 * includes those of a smaller one. Caches the last result, since a drag needs the same one repeatedly.
 */
export function meanErrors(crossings: number, seed: number): readonly number[] {
  const key = `${crossings} ${seed}`;
  if (kept?.key === key) return kept.means;
  const generator = xoroshiro128plus(seed);
  // Neighbouring seeds begin with similar numbers; the first 32 are skipped.
  for (let i = 0; i < 32; i++) generator.next();
  const random = () => ((generator.next() >>> 0) + 0.5) / 2 ** 32;
  const sums = hours.map(() => 0);
  for (let crossing = 0; crossing < crossings; crossing++)
    for (let i = 0; i < sums.length; i += 2) {
      // Box and Muller's method gives two normal numbers at once.
      const [size, angle] = [noiseOfOne * Math.sqrt(-2 * Math.log(random())), 2 * Math.PI * random()];
      sums[i] = (sums[i] as number) + size * Math.cos(angle);
      sums[i + 1] = (sums[i + 1] as number) + size * Math.sin(angle);
    }
  kept = { key, means: sums.map((sum) => sum / crossings) };
  return kept.means;
}
