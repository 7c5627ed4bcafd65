/** When each piece was published first and changed last: what the feed and the map of the site tell. */
import { contentsKey, pieceOf } from "../../../app/library/kv-layout";
import type { Dates } from "../../../app/magazine/dates";
import { namedKeys, type StoredManifest } from "../edition/stored-manifest";

/**
 * Dates the pieces of a publication by the one before it. A piece whose body stayed keeps its dates. One that is gone
 * keeps them too, so that going back and forth makes nothing new.
 *
 * @param publishedAt when it is published, ISO 8601
 */
export function datesWith(
  after: Parameters<typeof namedKeys>[0],
  before: StoredManifest | null,
  publishedAt: string,
): Record<string, Dates> {
  const known = before?.dates ?? {};
  const stayed = new Set(before === null ? [] : namedKeys(before));
  // Nobody reads a list or a part of the search as a piece.
  const lists = [contentsKey(after.version), ...(after.search ?? [])];
  const bodies = namedKeys(after).filter((key) => !lists.includes(key));
  const dated = bodies.map((key): [string, Dates] => {
    const dates = known[pieceOf(key)];
    // Of a publication before pieces had dates only its own day is known.
    if (dates === undefined)
      return [pieceOf(key), { published: before && stayed.has(key) ? before.publishedAt : publishedAt }];
    return [pieceOf(key), stayed.has(key) ? dates : { published: dates.published, changed: publishedAt }];
  });
  return { ...known, ...Object.fromEntries(dated) };
}
