/** Finds the places that contain the words of a query, and scores each one. */
import { stemOf } from "../albanian-stems";
import { mostSlips, nearestWords } from "./alike";
import { postingsAt, type SearchIndex, termPlaces, wordsBeginning } from "./open-index";
import type { SearchKind } from "./search-parts";
import { addPostings, emptyTally, type PlaceScore, scorePlace } from "./tally";
import { tellingWords, type Word } from "./words";

interface MatchedPlace extends PlaceScore {
  /** The score added if the place has the searched formula. */
  formula?: number;
}

export interface Matched {
  places: Map<number, MatchedPlace>;
  /** Stems to mark: those of the query, and those found in their place. */
  stems: Set<string>;
  /** Words that no place contains, each with the stem found in its place. */
  instead: { typed: string; stem: string | null }[];
  /** Kinds that the query names, such as „kuizi i valëve“. */
  wantedKinds: Set<SearchKind>;
}

/** The most words of a query that are searched. */
const mostWords = 10;
/** The most words with the beginning that the reader has typed. */
const mostBeginnings = 24;
/** The weight of a word with the same beginning. The other is that of one with a slip or two. */
const beginningShare = 0.45;
const slipShare = [1, 0.7, 0.4];
/** The fewest letters of a stem without its last letter. Shorter ones match too many words. */
const leastCut = 4;

/** Words that name kinds, as stems. */
const kindWords = new Map<string, SearchKind[]>(
  Object.entries({
    kuiz: ["k"],
    ushtr: ["u"],
    modl: ["o"],
    simul: ["s", "o"],
    simulator: ["s"],
    loj: ["s"],
    projekt: ["p"],
    mesim: ["m"],
  }),
);

/** Stems of „orë“, which says nothing beside „plan“: each lesson has a plan of one hour. */
const hourStems = ["or", "ores", "oren"];

/** Matches a query with every place of the magazine. */
export function matchQuery(index: SearchIndex, query: string): Matched {
  const words = tellingWords(query).slice(0, mostWords);
  const matched: Matched = { places: new Map(), stems: new Set(), instead: [], wantedKinds: new Set() };
  const plan = words.some(({ stem }) => stem === "plan");
  const content = words.filter((word) => {
    if (plan && hourStems.includes(word.stem)) return false;
    const named = kindWords.get(word.stem);
    for (const kind of named ?? []) matched.wantedKinds.add(kind);
    return named === undefined;
  });
  const sought = content.length === 0 ? words : content;
  const hits = sought.map((word, nth) => lookUp(index, query, word, nth === sought.length - 1, matched));
  const touched = new Set<number>();
  const tallies = hits.map((forms) => {
    // Each place counts only the best form of a word.
    const tally = emptyTally(index.places);
    for (const { stem, share } of forms) {
      const position = postingsAt(index, stem);
      if (position !== null) addPostings(index, position, share, tally, touched);
    }
    return tally;
  });
  for (const place of touched) matched.places.set(place, scorePlace(index, place, tallies));
  addTerms(index, sought, matched);
  return matched;
}

/** A word of the magazine that matches a word of the query, and its weight. */
interface Hit {
  stem: string;
  share: number;
}

function lookUp(index: SearchIndex, query: string, word: Word, isLast: boolean, matched: Matched): Hit[] {
  const found = new Map<string, number>();
  if (postingsAt(index, word.stem) !== null) found.set(word.stem, 1);
  if ((isLast || found.size === 0) && word.folded.length > 1) {
    for (const stem of wordsBeginning(index, word.folded, mostBeginnings)) {
      if (!found.has(stem)) found.set(stem, beginningShare);
    }
  }
  if (found.size === 0) {
    // „Probabilitetti“: a word with a slip in its ending keeps the ending.
    const whole = stemOf(word.folded.replace(/([^lr])\1+/g, "$1"));
    const meant = [...new Set([word.stem, whole])];
    const lengths = meant.map((stem) => stem.length);
    const [least, most] = [Math.min(...lengths) - mostSlips, Math.max(...lengths) + mostSlips];
    const stems = firstLetters(word.folded).flatMap((letter) =>
      wordsBeginning(index, letter, Number.POSITIVE_INFINITY, least, most),
    );
    const nearest = nearestWords(meant, stems, 3);
    for (const { word: stem, slips } of nearest) found.set(stem, slipShare[slips] ?? 0);
    // „Newtom“: with a wrong last letter no ending is removed. The stem is two slips away.
    const cut = stemOf(word.folded.slice(0, -1));
    const isCut = nearest.length === 0 && cut.length >= leastCut && postingsAt(index, cut) !== null;
    if (isCut) found.set(cut, slipShare[1] ?? 0);
    matched.instead.push({ typed: query.slice(word.from, word.to), stem: nearest[0]?.word ?? (isCut ? cut : null) });
  }
  for (const stem of found.keys()) matched.stems.add(stem);
  return [...found].map(([stem, share]) => ({ stem, share }));
}

/** Letters that are often confused at the beginning of a word. */
const mistaken: Record<string, string> = {
  c: "qks",
  q: "ck",
  k: "cq",
  y: "i",
  i: "y",
  x: "zg",
  z: "sx",
  s: "z",
  d: "t",
  t: "d",
  g: "x",
  v: "f",
  f: "v",
  j: "y",
};

/**
 * Lists the possible first letters of a misspelt word. They are its own, its second if they are swapped, and confused
 * ones.
 */
const firstLetters = (word: string): string[] => [
  ...new Set([word.charAt(0), word.charAt(1), ...(mistaken[word.charAt(0)] ?? "")]),
];

/** The bonus of a term that is the whole query. Its definition then comes first. */
export const wholeTerm = 500;

function addTerms(index: SearchIndex, words: Word[], { places, wantedKinds }: Matched): void {
  const stems = words.map(({ stem }) => stem);
  for (let from = 0; from < stems.length; from++) {
    for (let to = from + 1; to <= stems.length; to++) {
      const whole = to - from === stems.length;
      if (!whole && to - from < 2) continue;
      for (const place of termPlaces(index, stems.slice(from, to).join(" "))) {
        const known = places.get(place) ?? { score: 0 };
        const comesFirst = whole && wantedKinds.size === 0;
        places.set(place, { ...known, score: comesFirst ? known.score + wholeTerm : known.score * 1.5 });
      }
    }
  }
}
