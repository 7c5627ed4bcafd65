/** Reads and writes the list of earlier publications in a manifest. So no keys have to be listed. */
import { manifestKey, type Publication } from "../../../app/library/kv-layout";
import { readManifest, type StoredManifest } from "../edition/stored-manifest";
import { type RetryPolicy, withRetry } from "./retry";
import type { Store } from "./store";

/** Number of versions for a rollback, including the current one. */
const versionsKept = 10;

/** Returns the publications in a manifest. A manifest older than the history counts as one publication. */
export function historyOf(manifest: StoredManifest | null): Publication[] {
  if (manifest === null) return [];
  const { version, publishedAt, contents, projects, history } = manifest;
  if (history.length > 0) return history;
  return [{ version, publishedAt, contents: contents.length, projects: projects.length }];
}

/** Returns the history with a publication on top; one that is published again moves up. */
export function historyWith(publication: Publication, before: StoredManifest | null): Publication[] {
  const earlier = historyOf(before).filter(({ version }) => version !== publication.version);
  return [publication, ...earlier].slice(0, versionsKept);
}

/**
 * Returns the instant of a publication. Readers reject a manifest older than the last one they saw. So an editor whose
 * clock is behind gets the second after the previous publication.
 *
 * @param now milliseconds since 1970
 */
export function instantAfter(before: StoredManifest | null, now: number): string {
  const earliest = before === null ? 0 : Date.parse(before.publishedAt) + 1000;
  return new Date(Math.floor(Math.max(now, earliest) / 1000) * 1000).toISOString();
}

/** Returns the UTC day to which Cloudflare counts a write. */
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Returns the manifest's count of today's writes. It does not contain the writes of interrupted publications. */
export function writesToday(manifest: StoredManifest | null, now: number): number {
  return manifest?.writes?.day === dayOf(now) ? manifest.writes.count : 0;
}

/** Adds to the day's writes. */
export function writesWith(count: number, before: StoredManifest | null, now: number): { day: string; count: number } {
  return { day: dayOf(now), count: writesToday(before, now) + count };
}

/** Reads the publications for a rollback, newest first, the current one on top; one read. */
export async function readHistory(store: Pick<Store, "getMany">, retryPolicy: RetryPolicy): Promise<Publication[]> {
  const [text = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
  return historyOf(readManifest(text));
}
