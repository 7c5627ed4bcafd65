/** The page in this file, as the export command wrote it in place of the site's own data. */
import { readPageData } from "../../../../app/island/page-data";

export interface WrittenPage {
  /** The page's address in the magazine. */
  path: string;
  params: Record<string, string | undefined>;
  /** The data of its loader; undefined if it is made anew at each opening. */
  data?: unknown;
  /** Small files, by their addresses, since a page from a disk may not read files. */
  embedded: Record<string, string>;
}

/** Returns the data of the page; null on a reading page. */
export const writtenPage = (): WrittenPage | null => readPageData<WrittenPage>();
