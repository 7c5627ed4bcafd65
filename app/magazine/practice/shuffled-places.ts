/** Orders in which options, items and partners are shown: shuffled by a seed, the same for everybody who has it. */
import { seededRandom } from "../seeded-random";
import type { Answer } from "./exercise";

type Choice = Pick<Extract<Answer, { kind: "choice" }>, "options" | "ordered">;

const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place);
const shuffledIndexes = (count: number, seed: string) => seededRandom(seed).shuffled(placesOf(count));

/** Returns indexes of the options, the same for everybody: shuffled, unless they keep their order. */
export const shuffledOptions = ({ options, ordered = false }: Choice, seed: string): number[] =>
  ordered ? placesOf(options.length) : shuffledIndexes(options.length, seed);

/** Returns shuffled indexes. The right order never comes, since it would be the answer. */
export function shuffledPlaces(count: number, seed: string): number[] {
  const places = placesOf(count);
  const shuffled = shuffledIndexes(count, seed);
  return shuffled.every((place, index) => place === index) ? [...places.slice(1), 0] : shuffled;
}

/** Returns shuffled indexes of an answer's options, items or partners; none if it is typed or drawn. */
export function shuffledAnswer(answer: Answer, seed: string): number[] {
  if (answer.kind === "choice") return shuffledOptions(answer, seed);
  if (answer.kind === "order") return shuffledPlaces(answer.items.length, seed);
  return answer.kind === "match" ? shuffledPlaces(answer.pairs.length, seed) : [];
}

/** Returns the seed by which items of a draw are shuffled. Each draw has its own order, so that no place is learned. */
export const shuffleSeed = (id: string, draw: number | string) => `${id} ${draw}`;
