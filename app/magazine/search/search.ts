/**
 * Searches the magazine. It is pure, so that the Worker, the browser and a copy on a disk search alike.
 *
 * A place is found by its words. Rare words count more (BM25's idf), a word in a title more than one in a sentence. A
 * place that has all words comes before those that lack one, and words of one sentence count more than words far
 * apart. A term that is the whole query comes first.
 */
import { formulaIn, likeness } from "./formula-signs";
import { type Marked, markerOf } from "./mark-words";
import { type Matched, matchQuery, wholeTerm } from "./match-query";
import { eachFormula, firstOf, formulaPlaces, kindOf, lineOf, openIndex, type SearchIndex } from "./open-index";
import { indexPart } from "./part-names";
import { lettersOfPart, openPart, plainField } from "./part-text";
import { keyOf, type SearchKind } from "./search-parts";
import { wordsIn } from "./words";

/** Reads a part by its name: `index`, or one that the index names. Null if there is none. */
export type ReadPart = (part: string) => Promise<string | null>;

export interface SearchResult {
  kind: SearchKind;
  title: string;
  href: string;
  /** The heading above the match; empty at a page's beginning. */
  where: string;
  sentence: Marked[];
  /** Address of its drawing; missing or empty if it has none. */
  picture?: string;
  /** A term's symbol as MathML, sanitised at publication, and its unit; missing or empty if it has none. */
  symbol?: string;
  unit?: string;
  /** Further places of the same page. */
  more: { where: string; href: string }[];
}

export interface SearchResults {
  query: string;
  /** The number of pages found, of all kinds. */
  total: number;
  /** The number of pages of each kind. */
  counts: Partial<Record<SearchKind, number>>;
  /** Best first, of the requested kind. */
  results: SearchResult[];
  /** Words that the magazine does not contain. Each has the nearest word that it does contain. */
  instead: { typed: string; nearest: string | null }[];
}

export interface SearchOptions {
  kind?: SearchKind | null;
  /** The number of results; `mostShown` if missing. A kind without one among these has its best one after them. */
  most?: number;
}

/** Returns the number of results on a page: of one kind so many that its filter shows what it counts. */
export const mostShown = (kind?: SearchKind | null): number => (kind ? 100 : 20);

/** Characters of a query that are read; a longer one is cut. */
export const longestQuery = 200;
/** The weight of the other places of a page beside its best one. */
const besides = 0.08;
/** The weight of each kind: a lesson explains; an exercise only asks. */
const worth: Record<SearchKind, number> = { t: 1, m: 1, o: 0.75, u: 0.55, k: 0.7, s: 0.95, p: 0.9, c: 0.8 };
/** Formulas with less similarity than this count as different. */
const leastLikeness = 0.6;

/** Searches for a query. @returns null if there is no index */
export async function search(
  read: ReadPart,
  query: string,
  options: SearchOptions = {},
): Promise<SearchResults | null> {
  const text = await read(indexPart);
  if (text === null) return null;
  const index = opened(text);
  const sought = query.slice(0, longestQuery).trim();
  const matched = matchQuery(index, sought);
  addFormulas(index, sought, matched);
  const pages = rankPages(index, matched);
  const counts: SearchResults["counts"] = {};
  for (const { kind } of pages) counts[kind] = (counts[kind] ?? 0) + 1;
  const most = options.most ?? mostShown(options.kind);
  const seen = new Set<SearchKind>();
  const shown = pages
    .filter(({ kind }) => !options.kind || kind === options.kind)
    .filter(({ kind }, nth) => (nth < most || !seen.has(kind)) && seen.add(kind));
  const lines = await readLines(index, read, shown);
  const mark = markerOf(matched.stems);
  const results = shown.flatMap((page) => resultOf(page, matched, lines, mark) ?? []);
  return {
    query: sought,
    total: pages.length,
    counts,
    results,
    instead: matched.instead.map(({ typed, stem }) => ({ typed, nearest: wordOf(stem, results) })),
  };
}

/** Finds the spelling of a stem in the results. @returns null if no result shows it */
function wordOf(stem: string | null, results: SearchResult[]): string | null {
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

/** Opens an index once for all queries of an edition. */
function opened(text: string): SearchIndex {
  if (last?.text !== text) last = { text, index: openIndex(text) };
  return last.index;
}

/** Adds the places with the formula of the query. If there are any, its letters do not count as words. */
function addFormulas(index: SearchIndex, query: string, { places }: Matched): void {
  const signs = formulaIn(query);
  if (signs === null) return;
  const sought = signs.map(keyOf).sort();
  const before = new Set(places.keys());
  const [least, most] = [Math.ceil(leastLikeness * sought.length), Math.floor(sought.length / leastLikeness)];
  eachFormula(index, least, most, (written, position) => {
    const alike = likeness(sought, written);
    if (alike < leastLikeness) return;
    for (const { place, sentence } of formulaPlaces(index, position)) {
      const found = places.get(place) ?? { score: 0 };
      const score = 120 * alike ** 3;
      if (score <= (found.formula ?? 0)) continue;
      places.set(place, { ...found, formula: score, sentence });
      before.delete(place);
    }
  });
  const isFormula = [...places.values()].some(({ formula = 0 }) => formula > 0);
  for (const place of isFormula ? before : []) if ((places.get(place)?.score ?? 0) < wholeTerm) places.delete(place);
}

/** The most places of a page that are listed, its best one among them. */
const mostPlaces = 4;

interface RankedPage {
  kind: SearchKind;
  score: number;
  /** Its places, best first, and the page's first place, which has the title. */
  places: number[];
  first: number;
}

function rankPages(index: SearchIndex, { places, wantedKinds }: Matched): RankedPage[] {
  const pages = new Map<number, { place: number; score: number }[]>();
  for (const [place, { score, formula = 0 }] of places) {
    const page = firstOf(index, place);
    const known = pages.get(page);
    const entry = { place, score: score + formula };
    if (known) known.push(entry);
    else pages.set(page, [entry]);
  }
  const ranked: RankedPage[] = [];
  for (const [first, found] of pages) {
    if (found.length > 1) found.sort((a, b) => b.score - a.score || a.place - b.place);
    const best = found[0] as { place: number; score: number };
    const near: number[] = [];
    let all = 0;
    for (const { place, score } of found) {
      all += score;
      if (score >= best.score / 3) near.push(place);
    }
    const kind = kindOf(index, best.place);
    const rest = Math.min(all - best.score, 4 * best.score);
    const score = (best.score + besides * rest) * worth[kind] * (wantedKinds.has(kind) ? 3 : 1);
    ranked.push({ kind, score, places: near.slice(0, mostPlaces), first });
  }
  ranked.sort((a, b) => b.score - a.score || a.first - b.first);
  // The bonus of a term must not exclude the other results.
  const best = ranked[0]?.score ?? 0;
  const least = (best < wholeTerm ? best : best - wholeTerm) / 12;
  return ranked.filter(({ score }) => score >= least);
}

/** The line of a place in its part. A field is decoded when it is shown. */
interface Line {
  fields: string[];
  letters: string;
}

const fieldOf = ({ fields, letters }: Line, index: number): string => plainField(fields[index] ?? "", letters);

async function readLines(index: SearchIndex, read: ReadPart, pages: RankedPage[]): Promise<Map<number, Line>> {
  const wanted = new Set(pages.flatMap(({ places, first }) => [first, ...places]));
  const linesOf = new Map<string, { place: number; line: number }[]>();
  for (const place of wanted) {
    const { part, line } = lineOf(index, place);
    const known = linesOf.get(part);
    if (known) known.push({ place, line });
    else linesOf.set(part, [{ place, line }]);
  }
  const found = new Map<number, Line>();
  const readPart = async ([part, lines]: [string, { place: number; line: number }[]]) => {
    const text = await read(part);
    if (text === null) return;
    const [fieldsOf, letters] = [openPart(text), lettersOfPart(text)];
    for (const { place, line } of lines) found.set(place, { fields: fieldsOf(line), letters });
  };
  await Promise.all([...linesOf].map(readPart));
  return found;
}

/** The index of each field in a line of a part. The sentences are the last ones. */
const fields = { title: 0, address: 1, picture: 2, symbol: 3, unit: 4, where: 5, anchor: 6, sentences: 7 };

/** Makes the result of a page. @returns null if its text could not be read */
function resultOf(
  page: RankedPage,
  matched: Matched,
  lines: Map<number, Line>,
  mark: ReturnType<typeof markerOf>,
): SearchResult | null {
  const [best = 0, ...others] = page.places;
  const [beginning, line] = [lines.get(page.first), lines.get(best)];
  if (beginning === undefined || line === undefined) return null;
  const address = fieldOf(beginning, fields.address);
  const chosen = matched.places.get(best)?.sentence ?? 0;
  return {
    kind: page.kind,
    title: fieldOf(beginning, fields.title),
    href: address + fieldOf(line, fields.anchor),
    where: fieldOf(line, fields.where),
    sentence: mark(fieldOf(line, fields.sentences + chosen) || fieldOf(line, fields.sentences)),
    picture: fieldOf(beginning, fields.picture),
    symbol: fieldOf(beginning, fields.symbol),
    unit: fieldOf(beginning, fields.unit),
    more: others.flatMap((place) => {
      const other = lines.get(place);
      return other === undefined || other.fields[fields.where] === ""
        ? []
        : [{ where: fieldOf(other, fields.where), href: address + fieldOf(other, fields.anchor) }];
    }),
  };
}
