/**
 * Averages n measured crossings of a planet before Kepler-90. The star is evenly bright, a crossing lasts three hours,
 * the light is measured twice an hour, and each measurement has an independent normal error. That error follows from
 * Kepler-90 i: 1.32 Earth's radii before 1.2 Sun's radii, 101 crossings together 8.7 standard errors deep (C. Shallue,
 * A. Vanderburg, Astronomical Journal 155, 2018). Depths and errors in millionths of the light.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Radii in km (IAU 2015, resolution B3, and the Earth's mean radius). */
const earthRadius = 6371;
const starRadius = 1.2 * 695_700;

/** Half-hours within 8 hours of mid-crossing, and how many lie in the shadow. */
export const hours: readonly number[] = Array.from({ length: 32 }, (_, i) => (i - 15.5) / 2);
export const shadowHours = 1.5;
const inShadow = hours.filter((hour) => Math.abs(hour) < shadowHours).length;

/** The most crossings that the model adds up. */
export const mostCrossings = 2048;

/** Part of the light that a planet hides. @param radius in Earth's radii */
export const depthOf = (radius: number): number => ((radius * earthRadius) / starRadius) ** 2 * 1e6;

/** Standard error of one measurement. */
export const noiseOfOne = depthOf(1.32) * (Math.sqrt(inShadow * 101) / 8.7);

/** Standard error of the depth that n crossings give. */
export const noiseOfDepth = (crossings: number): number => noiseOfOne / Math.sqrt(inShadow * crossings);

/** How many standard errors the shadow is deep. */
export const clearness = (radius: number, crossings: number): number => depthOf(radius) / noiseOfDepth(crossings);

/** Crossings after which a planet stands out as clearly as Kepler-90 i after its 101. */
export const crossingsFor = (radius: number): number => 101 * (depthOf(1.32) / depthOf(radius)) ** 2;

let kept: { key: string; means: readonly number[] } | undefined;

/**
 * Mean error of each half-hour over the first n crossings; the same for the same seed, and a part of them when n grows.
 * The last answer is kept, since a drag asks for the same one again and again.
 */
export function meanErrors(crossings: number, seed: number): readonly number[] {
  const key = `${crossings} ${seed}`;
  if (kept?.key === key) return kept.means;
  const generator = xoroshiro128plus(seed);
  // Its first numbers are alike for neighbouring seeds.
  for (let i = 0; i < 32; i++) generator.next();
  const random = () => ((generator.next() >>> 0) + 0.5) / 2 ** 32;
  const sums = hours.map(() => 0);
  for (let crossing = 0; crossing < crossings; crossing++)
    for (let i = 0; i < sums.length; i += 2) {
      // Box and Muller give two normal numbers at once.
      const [size, angle] = [noiseOfOne * Math.sqrt(-2 * Math.log(random())), 2 * Math.PI * random()];
      sums[i] = (sums[i] as number) + size * Math.cos(angle);
      sums[i + 1] = (sums[i + 1] as number) + size * Math.sin(angle);
    }
  kept = { key, means: sums.map((sum) => sum / crossings) };
  return kept.means;
}
