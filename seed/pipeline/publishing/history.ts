/** Reads and writes a manifest's memory of earlier publications. No key has to be listed. */
import { manifestKey, type Publication } from "../../../app/library/kv-layout";
import { readManifest, type StoredManifest } from "../edition/stored-manifest";
import { type RetryPolicy, withRetry } from "./retry";
import type { Store } from "./store";

/** Versions that can be gone back to, the present one among them. */
const versionsKept = 10;

/** The publications that a manifest remembers. One written before history existed counts as one publication. */
export function historyOf(manifest: StoredManifest | null): Publication[] {
  if (manifest === null) return [];
  const { version, publishedAt, contents, projects, history } = manifest;
  if (history.length > 0) return history;
  return [{ version, publishedAt, contents: contents.length, projects: projects.length }];
}

/** The history with a publication on top; one that is published again moves up. */
export function historyWith(publication: Publication, before: StoredManifest | null): Publication[] {
  const earlier = historyOf(before).filter(({ version }) => version !== publication.version);
  return [publication, ...earlier].slice(0, versionsKept);
}

/**
 * The instant to sign a publication with. A reader that has seen a manifest takes no older one, so an editor whose
 * clock is behind signs with the second after the publication before.
 *
 * @param now milliseconds since 1970
 */
export function instantAfter(before: StoredManifest | null, now: number): string {
  const earliest = before === null ? 0 : Date.parse(before.publishedAt) + 1000;
  return new Date(Math.floor(Math.max(now, earliest) / 1000) * 1000).toISOString();
}

/** The day, in UTC, in which Cloudflare counts a write. */
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Writes of today that the manifest knows of. Those of publications that were cut off are not among them. */
export function writesToday(manifest: StoredManifest | null, now: number): number {
  return manifest?.writes?.day === dayOf(now) ? manifest.writes.count : 0;
}

/** The day's writes with some more. */
export function writesWith(count: number, before: StoredManifest | null, now: number): { day: string; count: number } {
  return { day: dayOf(now), count: writesToday(before, now) + count };
}

/** The publications that can be gone back to, newest first, the present one on top; one read. */
export async function readHistory(store: Store, retryPolicy: RetryPolicy): Promise<Publication[]> {
  const [text = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
  return historyOf(readManifest(text));
}
