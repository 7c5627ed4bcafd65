/** Searches what is kept on the device while the network is not there: with the same engine, among kept pages alone. */
import { findPage, listPages, wholePacks } from "../features/offline/kept-pages";
import { type Kept, pagesCache } from "../features/offline/offline-rules";
import { markerOf } from "../magazine/search/mark-words";
import { type ReadPart, type SearchResult, type SearchResults, search } from "../magazine/search/search";
import type { SearchKind } from "../magazine/search/search-parts";
import { tellingWords } from "../magazine/search/words";
import { findInPage } from "./kept-text";

/** Results that are looked through for those that are kept; the magazine has some 400 pages. */
const all = 1_000;
/** Results that are shown. */
const most = 20;

export interface KeptFound {
  found: SearchResults;
  /** How many pages were there to be found. */
  pages: number;
}

/** Lists the pages on the device, once each. */
export async function keptPages(): Promise<Kept[]> {
  if (!("caches" in window)) return [];
  const shelves = [pagesCache, ...(await wholePacks()).map(({ cache }) => cache)];
  const listed = (await Promise.all(shelves.map(listPages))).flat();
  const titled = listed.filter(({ path, title }) => title !== "" && !/^\/(?:kerko|pa-rrjet)$|\/me-vete$/.test(path));
  return [...new Map(titled.map((page) => [page.path, page])).values()];
}

/** Reads a kept page by its path; null where it is gone meanwhile. */
type ReadPage = (path: string) => Promise<string | null>;

const texts = new Map<string, Promise<string | null>>();

/** Reads a page off the device, once for all that is typed. */
export function readKeptPage(path: string): Promise<string | null> {
  const known = texts.get(path) ?? findPage(path).then((page) => page?.text() ?? null);
  texts.set(path, known);
  return known;
}

/**
 * Searches kept pages. It goes by the index, where it and the texts of a chapter are kept, and by the texts of the pages
 * themselves where they are not.
 *
 * @param read reads a part as it is kept; null where it is not
 */
export async function searchKept(
  kept: readonly Kept[],
  read: ReadPart,
  query: string,
  kind: SearchKind | null,
  readPage: ReadPage,
): Promise<KeptFound> {
  const paths = new Set(kept.map(({ path }) => path));
  const whole = await search(read, query, { most: all }).catch(() => null);
  const byIndex = (whole?.results ?? []).filter(({ href }) => paths.has(pathOf(href)));
  const known = new Set(byIndex.map(({ href }) => pathOf(href)));
  const others = kept.filter(({ path }) => !known.has(path));
  const results = [...byIndex, ...(await byText(others, query, readPage))];
  const counts: SearchResults["counts"] = {};
  for (const each of results) counts[each.kind] = (counts[each.kind] ?? 0) + 1;
  const shown = results.filter((each) => kind === null || each.kind === kind).slice(0, most);
  // Another word is offered only where something of it is here.
  const instead = results.length === 0 ? [] : (whole?.instead ?? []);
  const found = { query: query.trim(), total: results.length, counts, results: shown, instead };
  return { found, pages: kept.length };
}

const pathOf = (href: string) => href.replace(/[?#].*$/, "");

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Titles stand in a page's head as React escapes them. */
const plain = (html: string): string => html.replace(/&([#\w]+);/g, (entity, name: string) => signs[name] ?? entity);

/** Finds pages by their own texts, best first: by every word of the query, the last one at least begun. */
async function byText(pages: readonly Kept[], query: string, readPage: ReadPage): Promise<SearchResult[]> {
  const words = tellingWords(query);
  if (words.length === 0) return [];
  const mark = markerOf(new Set(words.flatMap(({ stem, folded }) => [stem, folded])));
  const found = pages.map(async ({ path, title }) => {
    const text = plain(title);
    const place = findInPage((await readPage(path)) ?? "", path, text, words);
    if (place === null) return [];
    const { where, anchor, sentence, score } = place;
    const href = anchor === "" ? path : `${path}#${anchor}`;
    return [{ kind: kindOf(path), title: text, href, where, sentence: mark(sentence), more: [], score }];
  });
  return (await Promise.all(found))
    .flat()
    .sort((a, b) => b.score - a.score)
    .map(({ score: _, ...result }) => result);
}

/** The kind of a page by its address; a lesson where it says nothing else. */
function kindOf(path: string): SearchKind {
  if (path.endsWith("/ushtrime")) return "u";
  if (path.endsWith("-quiz")) return "k";
  if (path.startsWith("/modelet/")) return "o";
  return path.startsWith("/physics/projects") ? "p" : "m";
}

/** Says that only what is kept was searched. */
export const keptLine = (pages: number): string =>
  `Pa rrjet: u kërkua vetëm te ${pages === 1 ? "e vetmja faqe" : `${pages}\u00a0faqet`} që ke me vete.`;
