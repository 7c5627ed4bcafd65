/**
 * Reads the search index without parsing it. It uses functions over a record, since creating an object of closures
 * costs a first query 0.1 ms.
 */
import { digitAt, digitValues } from "./digits";
import { keyOf, type SearchKind } from "./search-parts";

/** A text and the offsets of its sections. */
export interface SearchIndex {
  text: string;
  /** The other parts, `name:places`. */
  parts: string[];
  /** The number of places. */
  places: number;
  kinds: number;
  steps: number;
  formulas: number;
  terms: number;
  words: number;
}

/** Opens an index. @throws if the text is not one */
export function openIndex(text: string): SearchIndex {
  const kinds = text.indexOf("\n") + 1;
  const steps = text.indexOf("\n", kinds) + 1;
  const formulas = text.indexOf("\n\n", steps) + 2;
  const terms = text.indexOf("\n\n", formulas) + 2;
  const words = text.indexOf("\n\n", terms) + 2;
  if (formulas < 2 || terms < formulas || words < terms) throw new Error("this text is no index of search");
  const parts = text.slice(0, kinds - 1).split(";");
  return { text, parts, places: steps - 1 - kinds, kinds, steps, formulas, terms, words };
}

export const kindOf = ({ text, kinds }: SearchIndex, place: number): SearchKind =>
  text.charAt(kinds + place) as SearchKind;

/** Finds the first place of a place's page, which has the page's title. */
export function firstOf({ text, steps }: Pick<SearchIndex, "text" | "steps">, place: number): number {
  let first = place;
  for (;;) {
    const step = digitValues[text.charCodeAt(steps + first)] as number;
    if (step === 0) return first;
    first -= step;
  }
}

/** Finds the part that contains a place, and its line there. */
export function lineOf({ parts }: SearchIndex, place: number): { part: string; line: number } {
  let line = place;
  for (const part of parts) {
    const colon = part.indexOf(":");
    const count = Number(part.slice(colon + 1));
    if (line < count) return { part: part.slice(0, colon), line };
    line -= count;
  }
  return { part: "", line };
}

/** Finds the offset of a word's postings, as `addPostings` reads them. @returns null if the word does not occur */
export function postingsAt({ text, words }: SearchIndex, stem: string): number | null {
  const word = `${keyOf(stem)} `;
  const position = lineNotBefore(text, word, words, text.length);
  return text.startsWith(word, position) ? position + word.length : null;
}

/** Lists words with a beginning, in order. @param shortest and longest: their number of letters */
export function wordsBeginning(
  { text, words }: SearchIndex,
  begun: string,
  most: number,
  shortest = 0,
  longest = text.length,
): string[] {
  const found: string[] = [];
  const prefix = keyOf(begun);
  let position = lineNotBefore(text, prefix, words, text.length);
  while (found.length < most && text.startsWith(prefix, position)) {
    const wordEnd = text.indexOf(" ", position);
    if (wordEnd - position >= shortest && wordEnd - position <= longest) {
      const key = text.slice(position, wordEnd);
      found.push(key.includes("%") ? decodeURI(key) : key);
    }
    const end = text.indexOf("\n", wordEnd);
    if (end < 0) break;
    position = end + 1;
  }
  return found;
}

/** Lists the places of the term with these words. */
export function termPlaces({ text, terms, words }: SearchIndex, stems: string): number[] {
  const term = `~${keyOf(stems)}|`;
  const position = lineNotBefore(text, term, terms, words - 2);
  return text.startsWith(term, position)
    ? lineAfter(text, position + term.length)
        .split(",")
        .map(Number)
    : [];
}

/** Visits the formulas with a number of signs, each with the offset of its places. */
export function eachFormula(
  { text, formulas, terms }: SearchIndex,
  least: number,
  most: number,
  visit: (signs: string[], position: number) => void,
): void {
  for (let position = formulas; position < terms - 2; position = text.indexOf("\n", position) + 1) {
    const count = digitAt(text, position);
    if (count > most) break;
    if (count < least) continue;
    const bar = text.indexOf("|", position);
    visit(text.slice(position + 1, bar).split(" "), bar + 1);
  }
}

/** Reads the places of a formula. `245.4,300.0` is sentence 4 of place 245, and the beginning of place 300. */
export const formulaPlaces = ({ text }: SearchIndex, position: number): { place: number; sentence: number }[] =>
  lineAfter(text, position)
    .split(",")
    .map((each) => {
      const dot = each.indexOf(".");
      return { place: Number(each.slice(0, dot)), sentence: Number(each.slice(dot + 1)) };
    });

function lineAfter(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end < 0 ? text.length : end);
}

/** Finds the first sorted line that does not come before a key. In 4,000 lines it takes twelve steps. */
function lineNotBefore(text: string, key: string, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const start = Math.max(low, text.lastIndexOf("\n", ((low + high) >> 1) - 1) + 1);
    if (text.slice(start, start + key.length) < key) {
      const end = text.indexOf("\n", start);
      low = end < 0 || end >= to ? to : end + 1;
    } else high = start;
  }
  return low;
}
