/**
 * Tosses of a fair coin, the same for the same seed. After n tosses the number of heads less n/2 spreads as √n/2
 * (standard deviation of the binomial distribution), so its share of n settles as 1/(2√n).
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** The most tosses that the model makes. */
export const mostTosses = 10_000;

/**
 * Number of heads after each toss.
 *
 * @param seed any whole number; another one is another run of luck
 * @returns `count` + 1 numbers, the first of them 0
 */
export function headsAfter(seed: number, count: number): Int32Array {
  const generator = xoroshiro128plus(seed);
  // The first numbers of neighbouring seeds are alike; after 32 they no longer are.
  for (let warm = 0; warm < 32; warm++) generator.next();
  const heads = new Int32Array(count + 1);
  for (let toss = 1; toss <= count; toss++) {
    // The highest bit: the lowest ones of this generator are its weakest (Blackman and Vigna, 2018).
    const head = generator.next() >>> 31;
    heads[toss] = (heads[toss - 1] as number) + head;
  }
  return heads;
}

/**
 * Share of heads of 95 runs in 100 at any one moment: two standard deviations on either side of one half, the funnel
 * 1/2 ± 1/√n of the lesson's figure.
 */
export function usualShare(tosses: number): { least: number; most: number } {
  const twoDeviations = 1 / Math.sqrt(tosses);
  return { least: 0.5 - twoDeviations, most: 0.5 + twoDeviations };
}
