/** Searches the pages on the device without a network. It uses the same engine, but only among stored pages. */
import { findPage, listPages, wholePacks } from "../../features/offline/kept-pages";
import { type Kept, pagesCache } from "../../features/offline/offline-rules";
import { markerOf } from "../../magazine/search/mark-words";
import { mostShown, type ReadPart, type SearchResult, type SearchResults, search } from "../../magazine/search/search";
import type { SearchKind } from "../../magazine/search/search-parts";
import { tellingWords } from "../../magazine/search/words";
import { findInPage } from "./kept-text";

/** Results to check for stored pages; the magazine has some 400 pages. */
const all = 1_000;

export interface KeptFound {
  found: SearchResults;
  /** The number of pages searched. */
  pages: number;
}

/** Lists the pages on the device, each once. */
export async function keptPages(): Promise<Kept[]> {
  if (!("caches" in window)) return [];
  const shelves = [pagesCache, ...(await wholePacks()).map(({ cache }) => cache)];
  const listed = (await Promise.all(shelves.map(listPages))).flat();
  const titled = listed.filter(
    ({ path, title }) => title !== "" && !/^\/(?:kerko|pa-rrjet)$|\/(?:me-vete|ne-ekran)$/.test(path),
  );
  return [...new Map(titled.map((page) => [page.path, page])).values()];
}

/** Reads a stored page by its path; null if it was deleted meanwhile. */
type ReadPage = (path: string) => Promise<string | null>;

const texts = new Map<string, Promise<string | null>>();

/** Reads a page from the device, once for all queries that the reader types. */
export function readKeptPage(path: string): Promise<string | null> {
  const known = texts.get(path) ?? findPage(path).then((page) => page?.text() ?? null);
  texts.set(path, known);
  return known;
}

/**
 * Searches stored pages. It uses the index if the index and the texts of a chapter are stored, or else the texts of
 * the pages themselves.
 *
 * @param read reads a stored part; null if there is none
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
  const shown = results.filter((each) => kind === null || each.kind === kind).slice(0, mostShown(kind));
  // Suggests another word only if a stored page has it.
  const instead = results.length === 0 ? [] : (whole?.instead ?? []);
  const found = { query: query.trim(), total: results.length, counts, results: shown, instead };
  return { found, pages: kept.length };
}

const pathOf = (href: string) => href.replace(/[?#].*$/, "");

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Decodes a title, which React escapes in a page's head. */
const plain = (html: string): string => html.replace(/&([#\w]+);/g, (entity, name: string) => signs[name] ?? entity);

/**
 * Finds pages by their own texts, best first. Each word of the query must match, the last one at least by its
 * beginning.
 */
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

/** Returns the kind of a page by its address; a lesson by default. */
function kindOf(path: string): SearchKind {
  if (path.endsWith("/ushtrime")) return "u";
  if (path.endsWith("-quiz")) return "k";
  if (path.startsWith("/modelet/")) return "o";
  return path.startsWith("/physics/projects") ? "p" : "m";
}

/** Tells the reader that only stored pages were searched. */
export const keptLine = (pages: number): string =>
  `Pa rrjet: u kërkua vetëm te ${pages === 1 ? "e vetmja faqe" : `${pages}\u00a0faqet`} që ke me vete.`;
