import type { Content } from "../../../app/magazine/content";
import { indexPart } from "../../../app/magazine/search/part-names";
import { stretchName } from "../../../app/magazine/timing";
import { findPlaces, type Searched } from "./find-places";
import { makeParts, type SearchPart } from "./make-parts";

/**
 * Makes a search index for each stretch between the times of pieces. So no piece can be found before its time, not even
 * in the data that a browser reads. Equal texts share one part.
 *
 * @param stretches the published contents, by the number of times that have passed
 */
export function partsOfStretches(
  searched: Omit<Searched, "contents">,
  stretches: ReadonlyMap<number, Content[]>,
  hashOf: (text: string) => string,
): SearchPart[] {
  const parts = [...stretches].flatMap(([passed, contents]) =>
    makeParts(findPlaces({ ...searched, contents }), hashOf).map(({ name, text }): [string, string] => [
      name === indexPart ? stretchName(indexPart, passed) : name,
      text,
    ]),
  );
  return [...new Map(parts)].map(([name, text]) => ({ name, text }));
}
