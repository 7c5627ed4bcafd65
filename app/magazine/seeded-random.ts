/** Seeded pseudo-random numbers, the same in every browser. Not for secrets. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

export interface Draw {
  /** A whole number from `least` to `most`, both included, each as likely as the other. */
  int(least: number, most: number): number;
  /** The same items in another order (Fisher and Yates). */
  shuffled<T>(items: readonly T[]): T[];
}

/** @param seed any text; a class that shares it draws alike */
export function drawFrom(seed: string): Draw {
  const generator = xoroshiro128plus(hash(seed));
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

/** FNV-1a, 32 bits, over UTF-16 units (Fowler, Noll and Vo: offset 2166136261, prime 16777619). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** Seeds that an address may carry: a word that can be read out. */
const wellFormed = /^[\p{L}\p{N}-]{1,32}$/u;

/** The seed in `?fara=…`. @returns null where there is none, or none that could have come from us */
export function seedIn(search: string): string | null {
  const seed = new URLSearchParams(search).get("fara");
  return seed !== null && wellFormed.test(seed) ? seed : null;
}
