/**
 * Tosses of a fair coin; the same seed gives the same tosses. After n tosses the number of heads has the standard
 * deviation √n/2 (binomial distribution), so the share of heads has the standard deviation 1/(2√n).
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Greatest number of tosses in the model. */
export const mostTosses = 10_000;

/**
 * Returns the number of heads after each toss.
 *
 * @param seed any whole number; another seed gives other tosses
 * @returns `count` + 1 numbers, the first of them 0
 */
export function headsAfter(seed: number, count: number): Int32Array {
  const generator = xoroshiro128plus(seed);
  // Neighbouring seeds begin with similar numbers; the first 32 are skipped.
  for (let warm = 0; warm < 32; warm++) generator.next();
  const heads = new Int32Array(count + 1);
  for (let toss = 1; toss <= count; toss++) {
    // Uses the highest bit. The lowest bits of this generator are its least random (Blackman and Vigna, 2018).
    const head = generator.next() >>> 31;
    heads[toss] = (heads[toss - 1] as number) + head;
  }
  return heads;
}

/**
 * Returns the range that the share of heads has in 95 runs of 100. It is two standard deviations on either side of one
 * half, the funnel 1/2 ± 1/√n of the lesson's figure.
 */
export function usualShare(tosses: number): { least: number; most: number } {
  const twoDeviations = 1 / Math.sqrt(tosses);
  return { least: 0.5 - twoDeviations, most: 0.5 + twoDeviations };
}
