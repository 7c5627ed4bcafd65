/** Dates when each piece was first published and last changed. The feed and the site map use them. */
import { contentsKey, pieceOf } from "../../../app/library/kv-layout";
import type { Dates } from "../../../app/magazine/dates";
import { namedKeys, type StoredManifest } from "../edition/stored-manifest";

/**
 * Dates the pieces of a publication from the previous one. A piece with an unchanged body keeps its dates. A removed
 * one keeps them too, so that a rollback and its reverse change no date.
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
  // Lists, parts of the search and HTML of pages are not pieces.
  const { search = [], prerendered = {}, contentsJson = "" } = after;
  const lists = [contentsKey(after.version), ...search, contentsJson, ...Object.values(prerendered)];
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
