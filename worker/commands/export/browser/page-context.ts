/** The page that stands in the file, as the command wrote it into `#te-dhenat`. */
import { createContext } from "react";

export interface WrittenPage {
  /** Its address as visitors of the magazine know it. */
  path: string;
  params: Record<string, string | undefined>;
  /** What its loader said; undefined where it is made anew at each opening. */
  data?: unknown;
  /** Small files that a page from a disk may not read, by their addresses. */
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

/** The data of the page, which no other script of it reads. */
export function writtenPage(): WrittenPage | null {
  const text = document.getElementById("te-dhenat")?.textContent;
  return text ? JSON.parse(text) : null;
}
