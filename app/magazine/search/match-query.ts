/** Finds the places that hold the words of a query, and how well each does. */
import { stemOf } from "../albanian-stems";
import { mostSlips, nearestWords } from "./alike";
import type { SearchIndex } from "./open-index";
import type { Kind } from "./search-parts";
import { tellingWords, type Word } from "./words";

interface MatchedPlace {
  score: number;
  /** Added where its formula is the one asked for. */
  formula?: number;
  /** The sentence that says most of the query; none where the place is found by its title alone. */
  sentence?: number;
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
  const touched = new Set<number>();
  const tallies = hits.map((hit) => tallyOf(index, hit, touched));
  for (const place of touched) matched.places.set(place, scorePlace(index, place, tallies));
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
    // „Probabilitetti“: with a slip in its ending a word keeps it.
    const whole = stemOf(word.folded.replace(/([^lr])\1+/g, "$1"));
    const meant = [...new Set([word.stem, whole])];
    const lengths = meant.map((stem) => stem.length);
    const [least, most] = [Math.min(...lengths) - mostSlips, Math.max(...lengths) + mostSlips];
    const stems = firstLetters(word.folded).flatMap((letter) => index.withFirst(letter, least, most));
    const nearest = meant.flatMap((stem) => nearestWords(stem, stems, 3));
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

/** By place: what a word of the query is worth there, 0 where it is not, and where its sentences are told. */
interface Tally {
  scores: Float64Array;
  sentences: Int32Array;
}

/** What one word of the query is worth at each place: that of its best form. */
function tallyOf(index: SearchIndex, hits: Hit[], touched: Set<number>): Tally {
  const tally: Tally = { scores: new Float64Array(index.places), sentences: new Int32Array(index.places) };
  for (const { stem, share } of hits) {
    const { places, weights, sentences } = index.postings(stem);
    const rarity = Math.log(1 + (index.places - places.length + 0.5) / (places.length + 0.5));
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      const score = rarity * (weights[at] as number) * share;
      if (score <= (tally.scores[place] as number)) continue;
      tally.scores[place] = score;
      tally.sentences[place] = sentences[at] as number;
      touched.add(place);
    }
  }
  return tally;
}

/** What a word of the page's title counts in its other places. */
const titleShare = 0.35;

/** A place that has all words stands before one that has some; words of one sentence belong together. */
function scorePlace(index: SearchIndex, place: number, tallies: Tally[]): MatchedPlace {
  let score = 0;
  let held = 0;
  const told: number[] = [];
  let best: number | undefined;
  let most = 0;
  for (const { scores, sentences } of tallies) {
    const found = scores[place] as number;
    if (found === 0) {
      const titled = scores[index.firstOf(place)] as number;
      score += titleShare * titled;
      held += titled > 0 ? 1 : 0;
      continue;
    }
    held++;
    score += found;
    const named = sentences[place] as number;
    for (let nth = 1; nth <= index.sentenceCount(named); nth++) {
      const at = index.sentenceAt(named, nth);
      const sum = (told[at] ?? 0) + found;
      told[at] = sum;
      if (sum > most || (sum === most && at < (best ?? at))) {
        best = at;
        most = sum;
      }
    }
  }
  const together = held > 1 ? most / score : 0;
  return { score: score * (held / tallies.length) ** 1.5 * (1 + 0.4 * together), sentence: best };
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
        const known = places.get(place) ?? { score: 0 };
        const comesFirst = whole && wantedKinds.size === 0;
        places.set(place, { ...known, score: comesFirst ? known.score + wholeTerm : known.score * 1.5 });
      }
    }
  }
}
