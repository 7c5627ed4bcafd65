/** Looks into the index of search without parsing it. */
import { decodePostings, type Kind, type Posting } from "./search-parts";

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
  postings(stem: string): Posting[];
  /** Words that begin so, in order. */
  beginning(prefix: string, most: number): string[];
  /** Words with this first letter, for those that are misspelt. */
  withFirst(letter: string): string[];
  /** Places of the term of these words. */
  term(stems: string): number[];
  formulas(): { signs: string[]; place: number; sentence: number }[];
}

/** Opens an index. @throws where the text is none */
export function openIndex(text: string): SearchIndex {
  const [headEnd, formulaEnd, termEnd] = sectionEnds(text);
  const [partsLine = "", kindLine = ""] = text.slice(0, headEnd).split("\n");
  const parts = partsLine.split(";").map((each) => {
    const [name = "", count] = each.split(":");
    return { name, count: Number(count) };
  });
  const firsts = new Uint16Array(kindLine.length);
  for (let at = 0, first = 0; at < kindLine.length; at++) {
    if (kindLine.charCodeAt(at) < 97) first = at;
    firsts[at] = first;
  }

  const lineAfter = (start: number) => {
    const end = text.indexOf("\n", start);
    return text.slice(start, end < 0 ? text.length : end);
  };
  const beginning = (prefix: string, most: number) => {
    const found: string[] = [];
    let at = text.indexOf(`\n${prefix}`, termEnd + 1);
    for (; at >= 0 && found.length < most; at = text.indexOf("\n", at + 1)) {
      if (!text.startsWith(prefix, at + 1)) break;
      found.push(text.slice(at + 1, text.indexOf(" ", at)));
    }
    return found;
  };
  return {
    places: kindLine.length,
    kindOf: (place) => kindLine.charAt(place).toLowerCase() as Kind,
    firstOf: (place) => firsts[place] ?? 0,
    lineOf(place) {
      let line = place;
      const part = parts.find(({ count }) => {
        if (line < count) return true;
        line -= count;
        return false;
      });
      return { part: part?.name ?? "", line };
    },
    holds: (stem) => text.includes(`\n${stem} `, termEnd),
    postings(stem) {
      const found = text.indexOf(`\n${stem} `, termEnd);
      return found < 0 ? [] : decodePostings(lineAfter(found + 1), stem.length + 1);
    },
    beginning,
    withFirst: (letter) => beginning(letter, Number.POSITIVE_INFINITY),
    term(stems) {
      const found = text.indexOf(`\n~${stems}|`, formulaEnd);
      if (found < 0 || found > termEnd) return [];
      return lineAfter(found + stems.length + 3)
        .split(",")
        .map(Number);
    },
    formulas: () =>
      text
        .slice(headEnd + 2, formulaEnd)
        .split("\n")
        .flatMap((line) => {
          const [signs, where = ""] = line.split("|");
          const [place, sentence] = where.split(".").map(Number);
          return signs === undefined || place === undefined || sentence === undefined
            ? []
            : [{ signs: signs.split(" "), place, sentence }];
        }),
  };
}

function sectionEnds(text: string): [number, number, number] {
  const first = text.indexOf("\n\n");
  const second = text.indexOf("\n\n", first + 1);
  const third = text.indexOf("\n\n", second + 1);
  if (first < 0 || second < 0 || third < 0) throw new Error("this text is no index of search");
  return [first, second, third];
}
