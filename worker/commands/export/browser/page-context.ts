/** The page in this file, as the export command wrote it into `#te-dhenat`. */
import { createContext } from "react";

export interface WrittenPage {
  /** The page's address in the magazine. */
  path: string;
  params: Record<string, string | undefined>;
  /** The data of its loader; undefined if it is made anew at each opening. */
  data?: unknown;
  /** Small files, by their addresses, since a page from a disk may not read files. */
  embedded: Record<string, string>;
}

interface PagePlace {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export interface PageContext {
  page: WrittenPage;
  place: PagePlace;
  /** Goes to another address of the magazine, or changes the query of this one. */
  go(to: string, options?: { replace?: boolean; state?: unknown }): void;
}

export const OpenPageContext = createContext<PageContext | null>(null);

/** Returns the data of the page, which no other script reads. */
export function writtenPage(): WrittenPage | null {
  const text = document.getElementById("te-dhenat")?.textContent;
  return text ? JSON.parse(text) : null;
}
