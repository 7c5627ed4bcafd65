/** Reads the data of `/kerko`. */
import type { Library } from "../../library/library";
import type { Chapter } from "../../magazine/chapters";
import { foundHtml, foundLine, kindOfWord } from "../../magazine/search/found-html";
import { longestQuery, search } from "../../magazine/search/search";
import { readChapters } from "../chapter/chapter-page";

export interface SearchPage {
  /** The query without spaces around it; empty if there is none. */
  query: string;
  /** A summary of the results in one line; empty without a query. */
  line: string;
  html: string;
  /** Whether a query had no results. */
  nothing: boolean;
  /** Whether the edition has a search index; editions before the search have none. */
  ready: boolean;
  /** Links for browsing instead. */
  chapters: Pick<Chapter, "name" | "title" | "subject">[];
}

/** Reads a query from an address: without control characters, and cut to a sensible length. */
function queryOf(params: URLSearchParams): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes these characters.
  const plain = (params.get("q") ?? "").replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]+/g, " ");
  return [...plain.trim()].slice(0, longestQuery).join("").trim();
}

/** Searches for the query of an address. */
export async function searchPage(library: Library, params: URLSearchParams): Promise<SearchPage> {
  const query = queryOf(params);
  const all = await readChapters(library);
  const chapters = all.map(({ name, title, subject }) => ({ name, title, subject }));
  if (query === "") return { query, line: "", html: "", nothing: false, ready: true, chapters };
  const kind = kindOfWord(params.get("lloji"));
  const found = await search((part) => library.searchPart(part), query, { kind });
  if (found === null) return { query, line: "", html: "", nothing: true, ready: false, chapters };
  const listed = { line: foundLine(found), html: foundHtml(found, kind) };
  return { query, ...listed, nothing: found.total === 0, ready: true, chapters };
}
