/** Seeded pseudo-random numbers, the same in every browser. Not for secrets. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { fnv1a } from "./hash";

export interface SeededRandom {
  /** Returns a whole number from `least` to `most`, both included, with equal probability. */
  int(least: number, most: number): number;
  /** Returns the same items in another order (Fisher and Yates). */
  shuffled<T>(items: readonly T[]): T[];
}

/** Starts a sequence of numbers. @param seed any text; pupils who share it get the same numbers */
export function seededRandom(seed: string): SeededRandom {
  const generator = xoroshiro128plus(fnv1a(seed));
  const int = (least: number, most: number) => uniformInt(generator, least, most);
  return {
    int,
    shuffled(items) {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = int(0, last);
        const moved = order[last] as (typeof order)[number];
        order[last] = order[other] as (typeof order)[number];
        order[other] = moved;
      }
      return order;
    },
  };
}

/**
 * The form of a seed in an address. It is a word of 1 to 32 letters, digits and hyphens, which a teacher can read out.
 */
const wellFormed = /^[\p{L}\p{N}-]{1,32}$/u;

/** Reads the seed in `?fara=…`. @returns null if there is none, or if it is not well formed */
export function seedIn(search: string): string | null {
  const seed = new URLSearchParams(search).get("fara");
  return seed !== null && wellFormed.test(seed) ? seed : null;
}
