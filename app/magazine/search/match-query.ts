/** Finds the places that hold the words of a query, and how well each does. */
import { stemOf } from "../albanian-stems";
import { nearestWords } from "./alike";
import type { SearchIndex } from "./open-index";
import type { Kind, Posting } from "./search-parts";
import { tellingWords, type Word } from "./words";

interface MatchedPlace {
  score: number;
  /** Added where its formula is the one asked for. */
  formula?: number;
  /** How much each of its sentences says of the query. */
  sentences: Map<number, number>;
}

export interface Matched {
  places: Map<number, MatchedPlace>;
  /** Stems to mark: those of the query, and those that were taken for them. */
  stems: Set<string>;
  /** Words that no place holds, each with the stem that was taken for it. */
  instead: { typed: string; stem: string | null }[];
  /** Kinds that the query names, „kuizi i valëve“. */
  wantedKinds: Set<Kind>;
}

/** Words of a query that are looked up. */
const mostWords = 10;
/** Words that begin like the one that is being typed. */
const mostBeginnings = 24;
/** What a word counts that begins so, and one with a slip or two. */
const beginningShare = 0.45;
const slipShare = [1, 0.7, 0.4];

/** Words for kinds, as stems. */
const kindWords = new Map<string, Kind[]>(
  Object.entries({
    kuiz: ["k"],
    ushtrim: ["u"],
    ushtr: ["u"],
    model: ["o"],
    modl: ["o"],
    simulat: ["s"],
    simulator: ["s"],
    loj: ["s"],
    projekt: ["p"],
    mesim: ["m"],
  }),
);

/** Matches a query with every place of the magazine. */
export function matchQuery(index: SearchIndex, query: string): Matched {
  const words = tellingWords(query).slice(0, mostWords);
  const matched: Matched = { places: new Map(), stems: new Set(), instead: [], wantedKinds: new Set() };
  const content = words.filter((word) => {
    const named = kindWords.get(word.stem);
    for (const kind of named ?? []) matched.wantedKinds.add(kind);
    return named === undefined;
  });
  const sought = content.length === 0 ? words : content;
  const hits = sought.map((word, at) => lookUp(index, query, word, at === sought.length - 1, matched));
  const tallies = hits.map((hit) => tallyOf(index, hit));
  for (const place of new Set(tallies.flatMap((tally) => [...tally.keys()]))) {
    matched.places.set(place, scorePlace(place, index.firstOf(place), tallies));
  }
  addTerms(index, sought, matched);
  return matched;
}

/** A word of the magazine that a word of the query stands for, and how much it counts. */
interface Hit {
  stem: string;
  share: number;
}

function lookUp(index: SearchIndex, query: string, word: Word, isLast: boolean, matched: Matched): Hit[] {
  const found = new Map<string, number>();
  if (index.holds(word.stem)) found.set(word.stem, 1);
  if ((isLast || found.size === 0) && word.folded.length > 1) {
    for (const stem of index.beginning(word.folded, mostBeginnings)) {
      if (!found.has(stem)) found.set(stem, beginningShare);
    }
  }
  if (found.size === 0) {
    const stems = firstLetters(word.folded).flatMap((letter) => index.withFirst(letter));
    // „Probabilitetti“: with a slip in its ending a word keeps it.
    const whole = stemOf(word.folded.replace(/([^lr])\1+/g, "$1"));
    const nearest = [word.stem, whole].flatMap((stem) => nearestWords(stem, stems, 3));
    for (const { word: stem, slips } of nearest) found.set(stem, slipShare[slips] ?? 0);
    matched.instead.push({ typed: query.slice(word.from, word.to), stem: nearest[0]?.word ?? null });
  }
  for (const stem of found.keys()) matched.stems.add(stem);
  return [...found].map(([stem, share]) => ({ stem, share }));
}

/** Letters that are taken for one another at the beginning of a word. */
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

/** First letters that a misspelt word may truly have: its own, its second where they are swapped, those taken for it. */
const firstLetters = (word: string): string[] => [
  ...new Set([word.charAt(0), word.charAt(1), ...(mistaken[word.charAt(0)] ?? "")]),
];

type Tally = Map<number, { score: number; sentences: number[] }>;

/** What one word of the query is worth at each place: that of its best form. */
function tallyOf(index: SearchIndex, hits: Hit[]): Tally {
  const tally: Tally = new Map();
  for (const { stem, share } of hits) {
    const postings: Posting[] = index.postings(stem);
    const rarity = Math.log(1 + (index.places - postings.length + 0.5) / (postings.length + 0.5));
    for (const { place, weight, sentences } of postings) {
      const score = rarity * weight * share;
      if ((tally.get(place)?.score ?? 0) < score) tally.set(place, { score, sentences });
    }
  }
  return tally;
}

/** What a word of the page's title counts in its other places. */
const titleShare = 0.35;

/** A place that has all words stands before one that has some; words of one sentence belong together. */
function scorePlace(place: number, first: number, tallies: Tally[]): MatchedPlace {
  let score = 0;
  let held = 0;
  const sentences = new Map<number, number>();
  for (const tally of tallies) {
    const found = tally.get(place);
    const titled = found === undefined ? tally.get(first) : undefined;
    if (found === undefined && titled === undefined) continue;
    held++;
    if (found === undefined) {
      score += titleShare * (titled?.score ?? 0);
      continue;
    }
    score += found.score;
    for (const at of found.sentences) sentences.set(at, (sentences.get(at) ?? 0) + found.score);
  }
  const together = held > 1 ? Math.max(0, ...sentences.values()) / score : 0;
  return { score: score * (held / tallies.length) ** 1.5 * (1 + 0.4 * together), sentences };
}

/** What a term that is the whole query has more than any other place: its definition comes first. */
export const wholeTerm = 500;

function addTerms(index: SearchIndex, words: Word[], { places, wantedKinds }: Matched): void {
  const stems = words.map(({ stem }) => stem);
  for (let from = 0; from < stems.length; from++) {
    for (let to = from + 1; to <= stems.length; to++) {
      const whole = to - from === stems.length;
      if (!whole && to - from < 2) continue;
      for (const place of index.term(stems.slice(from, to).join(" "))) {
        const known = places.get(place) ?? { score: 0, sentences: new Map<number, number>() };
        const comesFirst = whole && wantedKinds.size === 0;
        places.set(place, { ...known, score: comesFirst ? known.score + wholeTerm : known.score * 1.5 });
      }
    }
  }
}
