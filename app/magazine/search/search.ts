/**
 * Searches the magazine: pure, so that the Worker, the browser and a copy on a disk search alike.
 *
 * A place is found by its words. Rare words say more (BM25's idf), a word in a title more than one in a sentence; a place
 * that has all words stands before those that lack one, and words of one sentence count more than words far apart. A term
 * that is the whole query comes first.
 */
import { formulaIn, likeness } from "./formula-signs";
import { type Marked, markerOf } from "./mark-words";
import { type Matched, matchQuery, wholeTerm } from "./match-query";
import { formulaPlace, openIndex, type SearchIndex } from "./open-index";
import { indexPart, type Kind } from "./search-parts";
import { wordsIn } from "./words";

/** Reads a part by its name, `index` or one that the index names; null where there is none. */
export type ReadPart = (part: string) => Promise<string | null>;

export interface Result {
  kind: Kind;
  title: string;
  href: string;
  /** The heading under which it was found; empty at a page's beginning. */
  where: string;
  sentence: Marked[];
  /** Further places of the same page. */
  more: { where: string; href: string }[];
}

export interface Found {
  query: string;
  /** Pages found, of all kinds. */
  total: number;
  /** How many of each kind. */
  counts: Partial<Record<Kind, number>>;
  /** Best first, of the kind asked for. */
  results: Result[];
  /** Words that the magazine does not hold, each with the nearest that it does. */
  instead: { typed: string; nearest: string | null }[];
}

export interface SearchOptions {
  kind?: Kind | null;
  /** How many results; 20 where left out. */
  most?: number;
}

/** Characters of a query that are read: more than anybody types. */
export const longestQuery = 200;
/** How much of the other places of a page counts beside its best. */
const besides = 0.08;
/** A lesson explains; an exercise only asks. */
const worth: Record<Kind, number> = { t: 1, m: 1, o: 0.75, u: 0.55, k: 0.7, s: 0.95, p: 0.9, c: 0.8 };
/** Formulas less alike than this are others. */
const leastLikeness = 0.6;

/** Searches for a query. @returns null where there is nothing to search in */
export async function search(read: ReadPart, query: string, options: SearchOptions = {}): Promise<Found | null> {
  const text = await read(indexPart);
  if (text === null) return null;
  const index = opened(text);
  const asked = query.slice(0, longestQuery).trim();
  const matched = matchQuery(index, asked);
  addFormulas(index, asked, matched);
  const pages = rankPages(index, matched);
  const counts: Found["counts"] = {};
  for (const { kind } of pages) counts[kind] = (counts[kind] ?? 0) + 1;
  const shown = pages.filter(({ kind }) => !options.kind || kind === options.kind).slice(0, options.most ?? 20);
  const lines = await readLines(index, read, shown);
  const mark = markerOf(matched.stems);
  const results = shown.flatMap((page) => resultOf(page, matched, lines, mark) ?? []);
  return {
    query: asked,
    total: pages.length,
    counts,
    results,
    instead: matched.instead.map(({ typed, stem }) => ({ typed, nearest: wordOf(stem, results) })),
  };
}

/** Finds how a stem is written where it was found. @returns null where no result shows it */
function wordOf(stem: string | null, results: Result[]): string | null {
  for (const { title, sentence } of stem === null ? [] : results) {
    const texts = [title, ...sentence.filter(({ marked }) => marked).map(({ text }) => text)];
    for (const text of texts) {
      const word = wordsIn(text).find((each) => each.stem === stem);
      if (word) return text.slice(word.from, word.to).toLowerCase();
    }
  }
  return null;
}

let last: { text: string; index: SearchIndex } | null = null;

/** Opens an index once: all queries of an edition look into the same. */
function opened(text: string): SearchIndex {
  if (last?.text !== text) last = { text, index: openIndex(text) };
  return last.index;
}

/** Adds the places whose formula is the one that was typed or told; where there are any, its letters are no words. */
function addFormulas(index: SearchIndex, query: string, { places }: Matched): void {
  const signs = formulaIn(query);
  if (signs === null) return;
  const before = new Set(places.keys());
  index.formulas((written, where) => {
    const alike = likeness(signs, written);
    if (alike < leastLikeness) return;
    const { place, sentence } = formulaPlace(where);
    const found = places.get(place) ?? { score: 0 };
    const score = 120 * alike ** 3;
    if (score <= (found.formula ?? 0)) return;
    places.set(place, { ...found, formula: score, sentence });
    before.delete(place);
  });
  const isFormula = [...places.values()].some(({ formula = 0 }) => formula > 0);
  for (const place of isFormula ? before : []) if ((places.get(place)?.score ?? 0) < wholeTerm) places.delete(place);
}

interface RankedPage {
  kind: Kind;
  score: number;
  /** Best first; the page's first place, which has its title. */
  places: number[];
  first: number;
}

function rankPages(index: SearchIndex, { places, wantedKinds }: Matched): RankedPage[] {
  const pages = new Map<number, { place: number; score: number }[]>();
  for (const [place, { score, formula = 0 }] of places) {
    const page = index.firstOf(place);
    const known = pages.get(page);
    const entry = { place, score: score + formula };
    if (known) known.push(entry);
    else pages.set(page, [entry]);
  }
  const ranked = [...pages].map(([first, found]): RankedPage => {
    found.sort((a, b) => b.score - a.score || a.place - b.place);
    const best = found[0] as { place: number; score: number };
    const rest = found.slice(1).reduce((sum, { score }) => sum + score, 0);
    const kind = index.kindOf(best.place);
    const score =
      (best.score + besides * Math.min(rest, 4 * best.score)) * worth[kind] * (wantedKinds.has(kind) ? 3 : 1);
    const near = found.filter((each) => each.score >= best.score / 3).map(({ place }) => place);
    return { kind, score, places: near, first };
  });
  ranked.sort((a, b) => b.score - a.score || a.first - b.first);
  // What puts a term first must not put out the others.
  const best = ranked[0]?.score ?? 0;
  const least = (best < wholeTerm ? best : best - wholeTerm) / 12;
  return ranked.filter(({ score }) => score >= least);
}

/** How many further places of a page are named. */
const mostPlaces = 4;

async function readLines(index: SearchIndex, read: ReadPart, pages: RankedPage[]): Promise<Map<number, string[]>> {
  const wanted = new Set(pages.flatMap(({ places, first }) => [first, ...places.slice(0, mostPlaces)]));
  const linesOf = new Map<string, { place: number; line: number }[]>();
  for (const place of wanted) {
    const { part, line } = index.lineOf(place);
    const known = linesOf.get(part);
    if (known) known.push({ place, line });
    else linesOf.set(part, [{ place, line }]);
  }
  const found = new Map<number, string[]>();
  const readPart = async ([part, lines]: [string, { place: number; line: number }[]]) => {
    const text = (await read(part))?.split("\n");
    for (const { place, line } of lines) if (text?.[line]) found.set(place, text[line].split("\t"));
  };
  await Promise.all([...linesOf].map(readPart));
  return found;
}

/** Makes a result of a page. @returns null where its text could not be read */
function resultOf(
  page: RankedPage,
  matched: Matched,
  lines: Map<number, string[]>,
  mark: ReturnType<typeof markerOf>,
): Result | null {
  const [best = 0, ...others] = page.places.slice(0, mostPlaces);
  const [title, address = ""] = lines.get(page.first) ?? [];
  const [, , where = "", anchor = "", ...sentences] = lines.get(best) ?? [];
  if (title === undefined) return null;
  const chosen = matched.places.get(best)?.sentence ?? 0;
  return {
    kind: page.kind,
    title,
    href: address + anchor,
    where,
    sentence: mark(sentences[chosen] ?? sentences[0] ?? ""),
    more: others.flatMap((place) => {
      const [, , heading = "", to = ""] = lines.get(place) ?? [];
      return heading === "" ? [] : [{ where: heading, href: address + to }];
    }),
  };
}
