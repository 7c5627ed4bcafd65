import type { Content } from "../../../app/magazine/content";
import { indexPart } from "../../../app/magazine/search/part-names";
import { stretchName } from "../../../app/magazine/timing";
import { findPlaces, type Searched } from "./find-places";
import { makeParts, type SearchPart } from "./make-parts";

/**
 * Makes a search index for each stretch between the hours of pieces. A piece is found from its hour on and no earlier,
 * not even in what a browser reads; texts that do not differ are one part.
 *
 * @param stretches what is out, by how many hours have passed
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
