/** Names the pages whose content is the same for all readers, and is rendered once, at publication. */
import { momentsPassed, stretchName, type TimedPiece } from "./timing";

/** The pages, by their address without its slash. */
export type PrerenderedPage = "fjalori" | "modelet" | "harta";

/**
 * Number of the markup of these pages. An edition has the HTML of the program that published it, and the site the sheets
 * of the program that was deployed. If the numbers differ, the page is rendered from the records.
 */
export const markupNumber = 9;

/** Returns the name of a page's HTML in this markup. */
export const prerenderedName = (page: PrerenderedPage) => `${page}-${markupNumber}`;

/**
 * Finds what was rendered under a name for the stretch of this instant.
 *
 * @param pieces whose hours begin the stretches
 * @param rendered all values, by the names of `stretchName`; a later stretch without a value has the first one's
 */
export function renderedAt<Value>(
  name: string,
  pieces: readonly TimedPiece[],
  now: number,
  rendered: Readonly<Record<string, Value>>,
): Value | null {
  // A name with a point would choose a stretch that has not begun.
  if (name.includes(".")) return null;
  const names = [stretchName(name, momentsPassed(pieces, now)), name];
  const found = names.find((each) => Object.hasOwn(rendered, each));
  return found === undefined ? null : (rendered[found] ?? null);
}
