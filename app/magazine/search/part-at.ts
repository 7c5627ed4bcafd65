import { momentsPassed, stretchName } from "../timing";
import { indexPart } from "./part-names";

/**
 * Finds the part that is valid now. An index depends on the time, so that no piece is found before its hour.
 *
 * @param named returns the part of a name
 */
export function partAt<Part>(
  name: string,
  contents: Parameters<typeof momentsPassed>[0],
  now: number,
  named: (name: string) => Part | undefined,
): Part | null {
  if (name.startsWith(`${indexPart}.`)) return null;
  const ofNow = name === indexPart ? named(stretchName(indexPart, momentsPassed(contents, now))) : undefined;
  return ofNow ?? named(name) ?? null;
}
