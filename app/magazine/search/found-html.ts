/** Prints search results as HTML. It is the same in the Worker, in the browser, and in a copy on a disk. */
import type { SearchResult, SearchResults } from "./search";
import { kinds, type SearchKind } from "./search-parts";

/** The name of a kind in an address, `?lloji=mesime`, and the label of its filter. */
const kindFilters: Record<SearchKind, { word: string; label: string }> = {
  t: { word: "terma", label: "Terma" },
  m: { word: "mesime", label: "Mësime" },
  o: { word: "modele", label: "Modele" },
  u: { word: "ushtrime", label: "Ushtrime" },
  k: { word: "kuize", label: "Kuize" },
  s: { word: "lojera", label: "Për të luajtur" },
  p: { word: "projekte", label: "Projekte" },
  c: { word: "kapituj", label: "Kapituj" },
};

/** Reads the kind in an address. @returns null for all kinds */
export function kindOfWord(word: string | null): SearchKind | null {
  const found = Object.entries(kindFilters).find(([, filter]) => filter.word === word);
  return (found?.[0] as SearchKind | undefined) ?? null;
}

/** The same as in `search-path.ts`. A module shared with the page would be one more file for it to load. */
export const searchPath = "/kerko";

/** Returns the address of a query. */
export function searchHref(query: string, kind: SearchKind | null = null): string {
  return `${searchPath}?${new URLSearchParams({ q: query })}${kind === null ? "" : `&lloji=${kindFilters[kind].word}`}`;
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/**
 * Escapes a text for HTML, attributes included. It goes character by character, since a pattern costs a first page 0.3
 * ms.
 */
function escapeHtml(text: string): string {
  let escaped = text;
  for (const sign in entities)
    if (text.includes(sign)) escaped = escaped.replaceAll(sign, entities[sign as keyof typeof entities]);
  return escaped;
}

/** The message for an edition without a search. Older ones have none, nor has the studio's preview of a part. */
export const noSearchLine = "Ky botim nuk ka ende kërkim. Shfleto më poshtë.";

/** Returns the number of results in one line, for the page and for screen readers. */
export function foundLine({ query, total }: SearchResults): string {
  if (query === "") return "";
  if (total === 0) return `Për „${query}“ nuk u gjet asgjë.`;
  return `${total}\u00a0faqe për „${query}“.`;
}

/** Prints the results, the filters above them, and suggestions for words without results. */
export function foundHtml(found: SearchResults, kind: SearchKind | null): string {
  if (found.query === "") return "";
  const filters = Object.keys(found.counts).length > 1 || kind !== null ? filtersHtml(found, kind) : "";
  const results = found.results.map(resultHtml).join("");
  return insteadHtml(found) + filters + (results === "" ? "" : `<ol class="found">${results}</ol>`);
}

function insteadHtml({ query, instead }: SearchResults): string {
  const [first] = instead.filter(({ nearest }) => nearest !== null);
  if (!first?.nearest) return "";
  const mended = query.replace(first.typed, () => first.nearest ?? "");
  const link = `<a href="${escapeHtml(searchHref(mended))}">${escapeHtml(mended)}</a>`;
  return `<p class="found-instead">„${escapeHtml(first.typed)}“ nuk gjendet. Mos deshe: ${link}?</p>`;
}

function filtersHtml({ query, total, counts }: SearchResults, kind: SearchKind | null): string {
  const all = escapeHtml(searchHref(query));
  const link = (to: SearchKind | null, label: string, count: number) => {
    const current = to === kind ? ' aria-current="true"' : "";
    return `<li><a href="${all}${to === null ? "" : `&amp;lloji=${kindFilters[to].word}`}"${current}>${label} <span>${count}</span></a></li>`;
  };
  const each = (Object.keys(kindFilters) as SearchKind[])
    .filter((name) => (counts[name] ?? 0) > 0)
    .map((name) => link(name, kindFilters[name].label, counts[name] ?? 0));
  return `<nav class="found-kinds" aria-label="Llojet"><ul>${link(null, "Të gjitha", total)}${each.join("")}</ul></nav>`;
}

function resultHtml({ kind, title, href, where, sentence, more }: SearchResult): string {
  const words = sentence.map(({ text, marked }) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)));
  const places = more.map((each) => `<a href="${escapeHtml(each.href)}">${escapeHtml(each.where)}</a>`);
  const under = where === "" ? "" : `<p class="found-where">Ku: ${escapeHtml(where)}</p>`;
  const also = places.length === 0 ? "" : `<p class="found-more">Edhe te: ${places.join(" ")}</p>`;
  const subject = ["math", "physics"].find((name) => href.startsWith(`/${name}/`)) ?? null;
  return (
    `<li${subject === null ? "" : ` class="${subject}"`}><p class="caps-label">${kinds[kind]}</p><div>` +
    `<h2><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></h2>${under}<p>${words.join("")}</p>${also}</div></li>`
  );
}
