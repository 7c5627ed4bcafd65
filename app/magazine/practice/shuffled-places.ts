/** Orders in which options, items and partners are shown: shuffled by a seed, the same for everybody who has it. */
import { seededRandom } from "../seeded-random";

/** Returns shuffled indexes, the same for everybody. */
export const shuffledOptions = (count: number, seed: string): number[] =>
  seededRandom(seed).shuffled(Array.from({ length: count }, (_, place) => place));

/** Returns shuffled indexes. The right order never comes, since it would be the answer. */
export function shuffledPlaces(count: number, seed: string): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  const shuffled = shuffledOptions(count, seed);
  return shuffled.every((place, index) => place === index) ? [...places.slice(1), 0] : shuffled;
}

/** Returns the seed by which items of a draw are shuffled. Each draw has its own order, so that no place is learned. */
export const shuffleSeed = (id: string, draw: number | string) => `${id} ${draw}`;
