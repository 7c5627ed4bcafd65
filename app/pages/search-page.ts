/** What `/kerko` reads and shows. */
import type { Library } from "../library/library";
import type { Chapter } from "../magazine/chapters";
import { foundHtml, foundLine, kindOfWord } from "../magazine/search/found-html";
import { longestQuery, search } from "../magazine/search/search";
import { readChapters } from "./chapter-page";

export interface SearchPage {
  /** As it was typed, without spaces around it; empty where nothing was asked. */
  query: string;
  /** What was found in one line; empty where nothing was asked. */
  line: string;
  html: string;
  /** Whether nothing was found of what was asked. */
  nothing: boolean;
  /** Whether there is anything to search in: an edition published before there was a search has nothing. */
  ready: boolean;
  /** To browse instead. */
  chapters: Pick<Chapter, "name" | "title" | "subject">[];
}

/** Reads a query as an address holds it: without control characters, and no longer than anybody types. */
function queryOf(params: URLSearchParams): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  const plain = (params.get("q") ?? "").replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]+/g, " ");
  return [...plain.trim()].slice(0, longestQuery).join("").trim();
}

/** Searches for what an address asks. */
export async function searchPage(library: Library, params: URLSearchParams): Promise<SearchPage> {
  const query = queryOf(params);
  const all = await readChapters(library);
  const chapters = all.map(({ name, title, subject }) => ({ name, title, subject }));
  if (query === "") return { query, line: "", html: "", nothing: false, ready: true, chapters };
  const kind = kindOfWord(params.get("lloji"));
  const found = await search((part) => library.searchPart(part), query, { kind });
  if (found === null) return { query, line: "", html: "", nothing: true, ready: false, chapters };
  const told = { line: foundLine(found), html: foundHtml(found, kind) };
  return { query, ...told, nothing: found.total === 0, ready: true, chapters };
}
