/**
 * Radioactive decay: each nucleus goes at a moment of its own that nothing foretells, with the same chance on every day
 * that it has lived to see (E. von Schweidler 1905). Of many, a half is left after each half-life.
 */
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Half-life of iodine-131, in days (NUBASE2020). */
export const halfLife = 8.0249;

export const atoms = 1000;

/** How many of the atoms the law expects after so many days. */
export const expected = (days: number): number => atoms * 2 ** (-days / halfLife);

/** On which day each of the atoms goes. @param sample any whole number; another one is another thousand */
export function lifetimes(sample: number): Float64Array {
  const generator = xoroshiro128plus(sample + 1);
  // The first numbers of neighbouring seeds are alike; after 32 they no longer are.
  for (let warm = 0; warm < 32; warm++) generator.next();
  const share = () => ((generator.next() >>> 0) + 0.5) / 2 ** 32;
  return Float64Array.from({ length: atoms }, () => -halfLife * Math.log2(share()));
}

/** How many are left after so many days. */
export const left = (lives: Float64Array, days: number): number =>
  lives.reduce((sum, life) => sum + (life > days ? 1 : 0), 0);
