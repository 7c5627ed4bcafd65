/** Publishes an edition without a half state. A reader sees the old or the new one, never half of each. */
import { canonicalJson, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import type { Edition } from "../edition/edition";
import { isOfNewerSchema, readManifest, type StoredManifest } from "../edition/stored-manifest";
import { datesWith } from "./dates";
import { instantWords } from "./editor-words";
import { historyWith, instantAfter, writesWith } from "./history";
import { replaceManifest } from "./replace-manifest";
import { noRetry, putWithRetry, type RetryPolicy, withRetry } from "./retry";
import { EditionConflict, type Store, type StoreEntry, StoreFailure } from "./store";
import { damageBelow } from "./verify";

export type PublishStage = "read" | "bodies" | "copy" | "manifest" | "verify";

export interface PublishOptions {
  /**
   * The version that the plan was made against, null where it saw none. It is undefined where no plan was made before.
   */
  base?: string | null;
  /** Publishes over any other edition. */
  force?: boolean;
  /** Who publishes. */
  by?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  retryPolicy?: RetryPolicy;
  /** Called at the beginning of each stage, with its number of keys. */
  onStage?: (stage: PublishStage, keys: number) => void;
}

export interface PublishResult {
  version: string;
  /** Keys written; 0 where the store already held the same edition. */
  written: number;
}

/**
 * Publishes an edition, the manifest last. It writes the bodies and the full list, then the rollback copy, then
 * `manifest`, and reads each back; then it verifies all keys that the manifest names. The same content again writes
 * nothing, except keys that the store has lost.
 *
 * @throws EditionConflict where the store holds another publication than the expected one, or one came between;
 * StoreFailure where a value read back differs from the one put
 */
export async function publish(edition: Edition, store: Store, options: PublishOptions = {}): Promise<PublishResult> {
  const { now = Date.now, retryPolicy = noRetry, onStage = () => undefined } = options;
  const { version } = edition.manifest;
  const bodies = immutableEntries(edition);

  onStage("read", bodies.length + 2);
  const keys = [manifestKey, rollbackKey(version), ...bodies.map(([key]) => key)];
  const [before = null, copy = null, ...held] = await withRetry(() => store.getMany(keys), retryPolicy);
  const current = readManifest(before);
  const hasText = current?.version === version;
  const same = hasText && sameFiles(current, edition.manifest);
  // Where only the files differ, as after a photograph that travelled, nobody's text is lost.
  const refused = hasText || options.force ? null : conflictOver(before, options.base);
  if (refused !== null) throw refused;
  const missing = bodies.filter(([, value], index) => held[index] !== value);

  onStage("bodies", missing.length);
  await putWithRetry(store, missing, retryPolicy);
  const kept = readManifest(copy);
  const copies = kept?.version === version && sameFiles(kept, edition.manifest) ? [] : [rollbackEntry(edition)];
  onStage("copy", copies.length);
  await putWithRetry(store, copies, retryPolicy);
  const written = missing.length + copies.length;
  if (same) return { version, written };

  onStage("manifest", 1);
  const manifest = manifestWithHistory(edition, current, { writes: written + 1, now: now(), by: options.by });
  await replaceManifest(store, before, manifest, retryPolicy);
  onStage("verify", bodies.length + 2);
  await verifyPublished(store, manifest, retryPolicy);
  return { version, written: written + 1 };
}

/** Tells whether two editions were published with the same files. Their versions do not show that. */
export const sameFiles = (one: Pick<StoredManifest, "media">, other: Pick<StoredManifest, "media">): boolean =>
  canonicalJson(one.media ?? {}) === canonicalJson(other.media ?? {});

/** Returns the entries of an edition that never change once they are put. */
export function immutableEntries({ entries, manifest }: Edition): StoreEntry[] {
  return [...entries].filter(([key]) => key !== manifestKey && key !== rollbackKey(manifest.version));
}

function rollbackEntry({ entries, manifest }: Edition): StoreEntry {
  const key = rollbackKey(manifest.version);
  return [key, entries.get(key) ?? ""];
}

/**
 * Compares the store's manifest with the expected one, before anything is written.
 *
 * @param base as in `PublishOptions`
 * @returns the refusal of a publication over it; null if it may be replaced
 */
export function conflictOver(text: string | null, base: string | null | undefined): EditionConflict | null {
  if (isOfNewerSchema(text))
    return new EditionConflict("aty është një botim i bërë me një version më të ri të këtij programi; përditësoje");
  const current = readManifest(text);
  // Without a readable edition in the store there is no work to lose.
  if (base === undefined || current === null || base === current.version) return null;
  const theirs = `botimi ${current.version} (${instantWords(current.publishedAt)})`;
  return new EditionConflict(
    base === null
      ? `aty është ${theirs}, që plani yt nuk e ka parë`
      : `plani yt u bë ndaj botimit ${base}, por tani aty është një më i ri: ${theirs}`,
  );
}

function manifestWithHistory(
  edition: Edition,
  before: StoredManifest | null,
  { writes, now, by }: { writes: number; now: number; by: string | undefined },
): string {
  const { manifest } = edition;
  const publishedAt = instantAfter(before, now);
  const bytes = immutableEntries(edition).reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
  const { version, contents, projects } = manifest;
  const counts = { contents: contents.length, projects: projects.length };
  return canonicalJson({
    ...manifest,
    publishedAt,
    dates: datesWith(manifest, before, publishedAt),
    history: historyWith({ version, publishedAt, ...counts, bytes, ...(by && { by }) }, before),
    writes: writesWith(writes, before, now),
  });
}

async function verifyPublished(store: Store, text: string, retryPolicy: RetryPolicy): Promise<void> {
  const { inPlace, damage } = await damageBelow(store, readManifest(text) as StoredManifest, retryPolicy);
  if (inPlace !== text) throw new EditionConflict("menjëherë pas teje botoi dikush tjetër, dhe ai botim vlen");
  const [first] = damage;
  if (first !== undefined)
    throw new StoreFailure(`${first.key} nuk gjendet ose nuk është i plotë; botoje edhe një herë`);
}
