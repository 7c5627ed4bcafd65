import type { Library } from "../../library/library";
import { type PrerenderedPage, prerenderedName } from "../../magazine/prerendered";

/** A page's HTML as it was rendered at publication. */
export interface Prerendered {
  html: string;
}

/**
 * Reads a page's HTML as it was published. If the edition has none in this markup, it reads the page's records.
 *
 * @param readPage reads them
 */
export async function prerenderedOr<Page>(
  library: Library,
  page: PrerenderedPage,
  readPage: () => Promise<Page>,
): Promise<Prerendered | Page> {
  const html = await library.prerendered(prerenderedName(page));
  return html === null ? readPage() : unprinted(html);
}

/**
 * Hides the HTML from Remix's serialiser, which prints a loader's data for the browser also on pages without a script:
 * 3 ms of CPU for `/modelet`. It skips a property that is not enumerable.
 */
const unprinted = (html: string): Prerendered => Object.defineProperty({}, "html", { value: html }) as Prerendered;
