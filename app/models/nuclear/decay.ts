/**
 * Radioactive decay: each nucleus decays at an unpredictable moment. Its probability is the same on every day of its
 * life (E. von Schweidler 1905). Of many nuclei, a half is left after each half-life.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Half-life of iodine-131, in days (NUBASE2020). */
export const halfLife = 8.0249;

export const atoms = 1000;

/** Returns the expected number of atoms after so many days. */
export const expected = (days: number): number => atoms * 2 ** (-days / halfLife);

/** Returns the day on which each of the atoms decays. @param sample any whole number; another one gives other atoms */
export function lifetimes(sample: number): Float64Array {
  const generator = xoroshiro128plus(sample + 1);
  // Neighbouring seeds begin with similar numbers; the first 32 are skipped.
  for (let warm = 0; warm < 32; warm++) generator.next();
  const share = () => ((generator.next() >>> 0) + 0.5) / 2 ** 32;
  return Float64Array.from({ length: atoms }, () => -halfLife * Math.log2(share()));
}

/** Returns the number of atoms left after so many days. */
export const left = (lives: Float64Array, days: number): number =>
  lives.reduce((sum, life) => sum + (life > days ? 1 : 0), 0);
