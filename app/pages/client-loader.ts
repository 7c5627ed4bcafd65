import type { Library } from "../library/library";
import type { Arriving } from "./pages";

/**
 * The loader of a page that is played with, inside a page that is open already. What it takes (the reader, the schemas,
 * the rules of the lists: 15 KB) comes with the first link that is followed and not with the page.
 *
 * @param bring imports the module that makes the page
 */
export async function inBrowser<Pages, Page extends object>(
  bring: () => Promise<Pages>,
  make: (pages: Pages, library: Library) => Arriving<Page>,
): Promise<Arriving<Page>> {
  const [pages, { arriving, browserLibrary }] = await Promise.all([bring(), import("./browser-library")]);
  return arriving(make(pages, browserLibrary));
}
