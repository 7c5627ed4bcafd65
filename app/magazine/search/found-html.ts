/** Prints search results as HTML. It is the same in the Worker, in the browser, and in a copy on a disk. */
import { escapeHtml } from "./escape-html";
import type { SearchResult, SearchResults } from "./search";
import { kinds, type SearchKind } from "./search-parts";
import { formulaHtml, marks } from "./written-formula";

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

const everyKind = Object.keys(kindFilters) as SearchKind[];

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
  const isTerm = ({ kind: each }: SearchResult) => each === "t";
  const others = found.results.filter((each) => !isTerm(each));
  const terms = termsHtml(found.results.filter(isTerm), kind === "t" ? Number.POSITIVE_INFINITY : mostTerms);
  const results = withOthers(others).map(resultHtml).join("");
  return (
    insteadHtml(found) +
    (found.total === 0 ? nothingHtml : "") +
    filters +
    terms +
    (results === "" ? "" : `<ol class="found">${results}</ol>`) +
    (kind === null ? restHtml(found) : "")
  );
}

/** The noun of kinds whose name counts nothing: a page of exercises has many. */
const countedPages: Partial<Record<SearchKind, string>> = { u: "faqe me ushtrime", s: "faqe për të luajtur" };

/** Links to the filter of each kind with pages that are not shown. `plural` would bring its module to this page. */
function restHtml({ query, counts, results }: SearchResults): string {
  const links = everyKind.flatMap((name) => {
    const rest = (counts[name] ?? 0) - results.filter((each) => each.kind === name).length;
    const noun = countedPages[name] ?? (rest === 1 ? kinds[name] : kindFilters[name].label).toLowerCase();
    return rest > 0 ? [linkHtml(searchHref(query, name), `${rest}\u00a0${noun}`)] : [];
  });
  return links.length === 0 ? "" : `<p class="found-rest">Edhe ${links.join("\u00a0· ")}</p>`;
}

interface LessonResult extends SearchResult {
  /** Exercises of this lesson, or the lesson of these exercises, which were found after it. */
  other?: SearchResult;
}

/** Puts exercises and their lesson into one result, that of the first, since both have one title and one cover. */
function withOthers(results: SearchResult[]): LessonResult[] {
  const first = new Map<string, LessonResult>();
  return results.flatMap((result): LessonResult[] => {
    if (result.kind !== "m" && result.kind !== "u") return [result];
    const lesson = result.href.replace(/[?#].*/, "").replace("/ushtrime", "");
    const found = first.get(lesson);
    if (found !== undefined && found.kind !== result.kind) {
      found.other = result;
      return [];
    }
    const own: LessonResult = { ...result };
    first.set(lesson, own);
    return [own];
  });
}

/** The set of the answers, which is empty, and Pika, which is not in it (docs/decisions/019). */
const nothingHtml =
  '<div class="found-nothing"><svg viewBox="0 0 182 104" aria-hidden="true"><circle cx="65" cy="52" r="39"/>' +
  '<circle cx="143" cy="78" r="8"/></svg><p>Bashkësia e përgjigjeve është boshe: Pika mbeti jashtë.</p></div>';

/** The most terms whose definition stands above the other results. The rest follow as links. */
const mostTerms = 3;

/** Prints the terms as one block, the first ones with symbol, unit and definition. */
function termsHtml(terms: SearchResult[], most: number): string {
  if (terms.length === 0) return "";
  const open = terms.slice(0, most).map(({ title, href, sentence, symbol = "", unit = "" }) => {
    // The symbol is MathML that was sanitised at publication.
    const sign = symbol === "" ? "" : `<span class="symbol">${symbol}</span>`;
    const measured = unit === "" ? "" : `<span>${escapeHtml(unit)}</span>`;
    const signs = sign + measured === "" ? "" : `<p class="found-signs">${sign}${measured}</p>`;
    return `<li><h2>${linkHtml(href, title)}</h2>${signs}<p>${markedHtml(sentence)}</p></li>`;
  });
  const rest = terms.slice(most).map(({ title, href }) => linkHtml(href, title));
  const more = rest.length === 0 ? "" : `<p class="found-more">Edhe: ${rest.join(" ")}</p>`;
  const label = terms.length === 1 ? kinds.t : kindFilters.t.label;
  return `<section class="found-terms" aria-label="${kindFilters.t.label}"><p class="caps-label">${label}</p><ul>${open.join("")}</ul>${more}</section>`;
}

const linkHtml = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** Prints a sentence with its found words marked and its formulas typeset. A letter of a formula is not marked. */
function markedHtml(sentence: SearchResult["sentence"]): string {
  let html = "";
  let formula: string | null = null;
  for (const { text, marked } of sentence) {
    for (let from = 0; from < text.length; ) {
      const at = text.indexOf(formula === null ? marks.begin : marks.end, from);
      const piece = text.slice(from, at < 0 ? text.length : at);
      if (formula !== null) formula += piece;
      else if (piece !== "") html += marked ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece);
      if (at < 0) break;
      if (formula !== null) html += formulaHtml(formula);
      formula = formula === null ? "" : null;
      from = at + 1;
    }
  }
  return html + (formula === null ? "" : formulaHtml(formula));
}

/** When a drawing is dark, as in `drawing-sources.ts`. A module shared with the page would be one more file for it. */
const dark = "screen and (prefers-color-scheme:dark)";

/** Prints a drawing, loaded once it comes near the window. Beside its title it says nothing of its own. */
function pictureHtml(picture: string): string {
  if (picture === "") return "";
  const source = escapeHtml(picture);
  return `<picture><source media="${dark}" srcset="${source}#dark"><img src="${source}" alt="" width="1200" height="800" loading="lazy"></picture>`;
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
  const each = everyKind
    .filter((name) => (counts[name] ?? 0) > 0)
    .map((name) => link(name, kindFilters[name].label, counts[name] ?? 0));
  return `<nav class="found-kinds" aria-label="Llojet"><ul>${link(null, "Të gjitha", total)}${each.join("")}</ul></nav>`;
}

function resultHtml({ kind, title, href, where, sentence, more, picture = "", other }: LessonResult): string {
  const places = more.map((each) => linkHtml(each.href, each.where));
  const under = where === "" ? "" : `<p class="found-where">Ku: ${escapeHtml(where)}</p>`;
  const also = places.length === 0 ? "" : `<p class="found-more">Edhe te: ${places.join(" ")}</p>`;
  const [says, whole] = other?.kind === "m" ? ["Te mësimi", title] : ["Për t’u zgjidhur", "ushtrimet e këtij mësimi"];
  const asked = other === undefined ? [] : [other, ...other.more];
  const found = asked.map((each) => linkHtml(each.href, each.where === "" ? whole : each.where));
  const solve = found.length === 0 ? "" : `<p class="found-more">${says}: ${found.join(" ")}</p>`;
  const subject = ["math", "physics"].find((name) => href.startsWith(`/${name}/`));
  const names = [subject, picture === "" ? undefined : "pictured"].filter((name) => name !== undefined).join(" ");
  return (
    `<li${names === "" ? "" : ` class="${names}"`}>${pictureHtml(picture)}<div><p class="caps-label">${kinds[kind]}</p>` +
    `<h2>${linkHtml(href, title)}</h2>${under}<p>${markedHtml(sentence)}</p>${also}${solve}</div></li>`
  );
}
