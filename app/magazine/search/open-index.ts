/** Looks into the index of search without parsing it. */
import { decodePostings, type Kind, type PostingColumns, sentenceAt, sentenceCount } from "./search-parts";

export interface SearchIndex {
  /** How many places there are. */
  places: number;
  kindOf(place: number): Kind;
  /** The first place of its page, which has its title. */
  firstOf(place: number): number;
  /** The part that holds a place, and its line there. */
  lineOf(place: number): { part: string; line: number };
  holds(stem: string): boolean;
  /** The places of a word; none where it is nowhere. */
  postings(stem: string): PostingColumns;
  /** How many sentences a posting names, and the nth of them. */
  sentenceCount(at: number): number;
  sentenceAt(at: number, nth: number): number;
  /** Words that begin so, in order. */
  beginning(prefix: string, most: number): string[];
  /** Words with this first letter and so many letters, for those that are misspelt. */
  withFirst(letter: string, least: number, most: number): string[];
  /** Places of the term of these words. */
  term(stems: string): number[];
  /** The formulas in order, each as signs and as what `formulaPlace` reads. */
  formulas(visit: (signs: string[], where: string) => void): void;
}

/** Opens an index. @throws where the text is none */
export function openIndex(text: string): SearchIndex {
  const [headEnd, formulaEnd, termEnd] = sectionEnds(text);
  const [partsLine = "", kindLine = ""] = text.slice(0, headEnd).split("\n");
  const parts = partsLine.split(";").map((each) => {
    const [name = "", count] = each.split(":");
    return { name, count: Number(count) };
  });
  const lineAfter = (start: number) => {
    const end = text.indexOf("\n", start);
    return text.slice(start, end < 0 ? text.length : end);
  };
  const wordAt = (stem: string) => lineNotBefore(text, `${stem} `, termEnd + 2, text.length);
  const beginning = (prefix: string, most: number, shortest = 0, longest = text.length) => {
    const found: string[] = [];
    let at = lineNotBefore(text, prefix, termEnd + 2, text.length);
    while (found.length < most && text.startsWith(prefix, at)) {
      const wordEnd = text.indexOf(" ", at);
      if (wordEnd - at >= shortest && wordEnd - at <= longest) found.push(text.slice(at, wordEnd));
      const end = text.indexOf("\n", wordEnd);
      if (end < 0) break;
      at = end + 1;
    }
    return found;
  };
  return {
    places: kindLine.length,
    kindOf: (place) => kindLine.charAt(place).toLowerCase() as Kind,
    firstOf(place) {
      let first = place;
      while (first > 0 && kindLine.charAt(first) > "Z") first--;
      return first;
    },
    lineOf(place) {
      let line = place;
      const part = parts.find(({ count }) => {
        if (line < count) return true;
        line -= count;
        return false;
      });
      return { part: part?.name ?? "", line };
    },
    holds: (stem) => text.startsWith(`${stem} `, wordAt(stem)),
    postings(stem) {
      const at = wordAt(stem);
      const isThere = text.startsWith(`${stem} `, at);
      return isThere ? decodePostings(text, at + stem.length + 1) : { places: [], weights: [], sentences: [] };
    },
    sentenceCount: (at) => sentenceCount(text, at),
    sentenceAt: (at, nth) => sentenceAt(text, at, nth),
    beginning,
    withFirst: (letter, least, most) => beginning(letter, Number.POSITIVE_INFINITY, least, most),
    term(stems) {
      const at = lineNotBefore(text, `~${stems}|`, formulaEnd + 2, termEnd);
      if (!text.startsWith(`~${stems}|`, at)) return [];
      return lineAfter(at + stems.length + 2)
        .split(",")
        .map(Number);
    },
    formulas(visit) {
      for (const line of text.slice(headEnd + 2, formulaEnd).split("\n")) {
        const bar = line.indexOf("|");
        if (bar >= 0) visit(line.slice(0, bar).split(" "), line.slice(bar + 1));
      }
    },
  };
}

/** Finds the first of lines in order that does not stand before a key: in 4,000 lines, twelve looks. */
function lineNotBefore(text: string, key: string, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const start = Math.max(low, text.lastIndexOf("\n", ((low + high) >> 1) - 1) + 1);
    if (text.slice(start, start + key.length) < key) {
      const end = text.indexOf("\n", start);
      low = end < 0 || end >= to ? to : end + 1;
    } else high = start;
  }
  return low;
}

function sectionEnds(text: string): [number, number, number] {
  const first = text.indexOf("\n\n");
  const second = text.indexOf("\n\n", first + 1);
  const third = text.indexOf("\n\n", second + 1);
  if (first < 0 || second < 0 || third < 0) throw new Error("this text is no index of search");
  return [first, second, third];
}

/** Reads where a formula stands: `245.4` is sentence 4 of place 245. */
export function formulaPlace(where: string): { place: number; sentence: number } {
  const dot = where.indexOf(".");
  return { place: Number(where.slice(0, dot)), sentence: Number(where.slice(dot + 1)) };
}
