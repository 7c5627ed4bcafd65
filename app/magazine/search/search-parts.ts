/**
 * The parts of which search reads, as text that needs no parsing: the index is looked into by `indexOf`, so that
 * only the lines of a query's words are ever decoded. Made when the magazine is published; figures: docs/decisions/022.
 *
 * `index`, four sections with an empty line between them:
 *   1. `name.hash:places;…`, the other parts with how many places each holds, then one letter a place, its kind; a capital
 *      begins a page
 *   2. formulas: `signs|place.sentence`
 *   3. terms by their words: `~stem stem|place`
 *   4. words in order: `stem postings`
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
/** The value of a digit by its code: decoding is what a query spends most time on. */
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

/** Reads postings from a line, from a position to its end. */
export function decodePostings(line: string, from: number): Posting[] {
  const postings: Posting[] = [];
  let place = 0;
  let at = from;
  const next = () => values[line.charCodeAt(at++)] ?? 0;
  while (at < line.length) {
    let value = next();
    let step = value & 31;
    for (let shift = 5; value > 31; shift += 5) {
      value = next();
      step |= (value & 31) << shift;
    }
    place += step;
    const head = next();
    const sentences: number[] = [];
    for (let left = head & 3; left > 0; left--) sentences.push(next());
    postings.push({ place, weight: head >> 2, sentences });
  }
  return postings;
}
