/**
 * The parts of which search reads, as text that needs no parsing: the index is looked into by halves, so that
 * only the lines of a query's words are ever decoded. Made when the magazine is published; figures: docs/decisions/022.
 *
 * `index`, four sections with an empty line between them:
 *   1. `name.hash:places;…`, the other parts with how many places each holds, then one letter a place, its kind; a capital
 *      begins a page
 *   2. formulas: `signs|place.sentence`
 *   3. terms by their words, in the order of their lines: `~stem stem|place`
 *   4. words, in the order of their lines: `stem postings`
 *
 * `index.1` is the same once one hour of a piece has passed (`part-at.ts`); nobody asks for it by that name.
 *
 * Every other part: a line a place, `title⇥address⇥heading⇥anchor⇥sentence⇥…`; title and address stand at a page's first.
 */

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

export type Kind = keyof typeof kinds;

/** A word's place: how much it says there, 0 to 15, and at most three sentences that hold it. */
export interface Posting {
  place: number;
  weight: number;
  sentences: number[];
}

export const indexPart = "index";
export const heaviest = 15;
export const mostSentences = 3;
/** Sentences of a place that can be told apart; later ones count as the last. */
export const sentenceLimit = 63;

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The value of a digit by its code. */
const values = new Uint8Array(128);
for (let value = 0; value < digits.length; value++) values[digits.charCodeAt(value)] = value;
const digit = (value: number): string => digits.charAt(value);

/** Writes postings, in the order of their places: a step to the next, weight and count in one letter, the sentences. */
export function encodePostings(postings: readonly Posting[]): string {
  let last = 0;
  return postings
    .map(({ place, weight, sentences }) => {
      let step = place - last;
      last = place;
      let text = "";
      for (; step > 31; step >>= 5) text += digit(32 | (step & 31));
      text += digit(step) + digit(weight * 4 + sentences.length);
      return text + sentences.map((at) => digit(Math.min(at, sentenceLimit))).join("");
    })
    .join("");
}

/** Postings as columns, since objects are what a first query pays for: 0.4 ms for a word of 300 places. */
export interface PostingColumns {
  places: number[];
  weights: number[];
  /** Where each one's sentences stand, to be read by `sentenceAt`. */
  sentences: number[];
}

/** Reads the postings of a line, from a position to the line's end. */
export function decodePostings(text: string, from: number): PostingColumns {
  const columns: PostingColumns = { places: [], weights: [], sentences: [] };
  const end = text.indexOf("\n", from);
  const to = end < 0 ? text.length : end;
  let place = 0;
  let at = from;
  while (at < to) {
    let value = values[text.charCodeAt(at++)] ?? 0;
    let step = value & 31;
    for (let shift = 5; value > 31; shift += 5) {
      value = values[text.charCodeAt(at++)] ?? 0;
      step |= (value & 31) << shift;
    }
    place += step;
    const head = values[text.charCodeAt(at)] ?? 0;
    columns.places.push(place);
    columns.weights.push(head >> 2);
    columns.sentences.push(at);
    at += 1 + (head & 3);
  }
  return columns;
}

/** How many sentences a posting names. @param at as `decodePostings` tells it */
export const sentenceCount = (text: string, at: number): number => (values[text.charCodeAt(at)] ?? 0) & 3;

/** Reads the number of one of them. @param nth the first is 1 */
export const sentenceAt = (text: string, at: number, nth: number): number => values[text.charCodeAt(at + nth)] ?? 0;
