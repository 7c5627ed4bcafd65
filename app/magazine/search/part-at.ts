import { momentsPassed, stretchName } from "../timing";
import { indexPart } from "./part-names";

/**
 * Finds a part as it is to be read now. Of the indexes it is that of this stretch, so that no piece is found before its
 * hour.
 *
 * @param named gives what stands under a name
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
