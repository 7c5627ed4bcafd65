/**
 * The index of search, as text that needs no parsing: it is looked into by halves, so that only the lines of a query's
 * words are ever decoded. It is ASCII, which is read fastest. Made when the magazine is published; figures:
 * docs/decisions/022.
 *
 * Four sections with an empty line between them:
 *   1. `name.hash:places;…`, the other parts (part-text.ts) with how many places each holds; a letter a place, its kind; a
 *      digit a place, how far it stands behind the first of its page
 *   2. formulas, those of the fewest signs first: `signs|place.sentence,…`
 *   3. terms by their words, in the order of their lines: `~stem stem|place`
 *   4. words, in the order of their lines: `stem postings`
 *
 * `index-2.1` is the same once one hour of a piece has passed (`part-at.ts`); nobody asks for it by that name.
 */
import { digit } from "./digits";

/** What can be found, by the letter of its kind. */
export const kinds = {
  t: "Term",
  m: "Mësim",
  o: "Model",
  u: "Ushtrime",
  k: "Kuiz",
  s: "Për të luajtur",
  p: "Projekt",
  c: "Kapitull",
} as const;

export type SearchKind = keyof typeof kinds;

/** A word's place: how much it says there, 0 to 15, and at most three sentences that hold it. */
export interface Posting {
  place: number;
  weight: number;
  sentences: number[];
}

export const heaviest = 15;
export const mostSentences = 3;
/** Sentences of a place that can be told apart; later ones count as the last. */
export const sentenceLimit = 63;

/**
 * Writes postings. How many they are comes first, in two digits, then in the order of their places a step to the next,
 * weight and count in one digit, the sentences.
 */
export function encodePostings(postings: readonly Posting[]): string {
  let last = 0;
  const count = Math.min(postings.length, 4095);
  const each = postings.map(({ place, weight, sentences }) => {
    let step = place - last;
    last = place;
    let text = "";
    for (; step > 31; step >>= 5) text += digit(32 | (step & 31));
    text += digit(step) + digit(weight * 4 + sentences.length);
    return text + sentences.map((at) => digit(Math.min(at, sentenceLimit))).join("");
  });
  return digit(count >> 6) + digit(count & 63) + each.join("");
}

/** A stem as the index writes it: ASCII, so that λ is `%CE%BB`. */
export const keyOf = (stem: string): string => encodeURI(stem);

/** Writes how far each place stands behind the first of its page. Of a page of more than 63, in leaps. */
export const encodeSteps = (steps: readonly number[]): string =>
  steps.map((step) => digit(Math.min(step, 63))).join("");
