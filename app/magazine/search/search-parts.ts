/**
 * The search index, as text that needs no parsing. Binary search finds lines, so that only the lines of a query's words
 * are decoded. It is ASCII, which is read fastest. Made at publication; figures: docs/decisions/022.
 *
 * Four sections with an empty line between them:
 * 1. `name.hash:places;…`, the other parts (part-text.ts) with the number of their places; a letter for each place,
 *    its kind; a digit for each place, its distance from the first place of its page
 * 2. formulas, those with the fewest signs first: `signs|place.sentence,…`
 * 3. terms by their words, in the order of their lines: `~stem%20stem|place,…`
 * 4. words, in the order of their lines: `stem postings`
 *
 * `index-3.1` is the same index after one hour of a piece has passed (`part-at.ts`); no client requests it by that
 * name.
 */
import { digit } from "./digits";

/** The kinds of results, by their letter. */
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

/** A word's place. It has its weight there, 0 to 15, and at most three sentences that contain it. */
export interface Posting {
  place: number;
  weight: number;
  sentences: number[];
}

export const heaviest = 15;
export const mostSentences = 3;
/** The most sentences of a place that have numbers of their own. Later ones count as the last. */
export const sentenceLimit = 63;

/**
 * Writes postings. Their number comes first, in two digits; then, in the order of their places: the step to the next,
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
    return text + sentences.map((sentence) => digit(Math.min(sentence, sentenceLimit))).join("");
  });
  return digit(count >> 6) + digit(count & 63) + each.join("");
}

/** Returns a stem as the index writes it: ASCII, so that λ is `%CE%BB`. */
export const keyOf = (stem: string): string => encodeURI(stem);

/**
 * Writes the distance of each place from the first place of its page. In a page of more than 63 places it takes
 * several jumps.
 */
export const encodeSteps = (steps: readonly number[]): string =>
  steps.map((step) => digit(Math.min(step, 63))).join("");
