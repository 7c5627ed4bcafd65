/**
 * Removes the keys that no publication needs. A reader may use a manifest for a while after another was published. So
 * it never removes a publication that was replaced, or a body that was put, less than a day ago.
 */
import { contentsKey, manifestKey, rollbackKey } from "../../../app/library/kv-layout";
import { namedKeys, readManifest, type StoredManifest } from "../edition/stored-manifest";
import { historyOf } from "./history";
import { noRetry, type RetryPolicy, withRetry } from "./retry";
import { EditionConflict, type StoredKey, StoreFailure, type TidyStore } from "./store";

const day = 24 * 60 * 60 * 1000;

/** Least age, in milliseconds, of a key that may be removed. */
export const leastAge = day;

/** Deletes in one run: Cloudflare's free plan allows 1,000 a day. The rest of a long list waits for another day. */
const deletesAtOnce = 500;

export interface Pruned {
  removed: string[];
  /** Unneeded keys that are too young, of unknown age, or too many for a day. */
  waiting: number;
}

/**
 * Removes the keys that no kept manifest names. Kept manifests are those of the history, and those replaced only
 * recently.
 *
 * @param olderThan milliseconds; at least a day
 * @throws StoreFailure where a kept manifest cannot be read, since the keys that it names are then unknown
 */
export async function pruneStore(
  store: TidyStore,
  olderThan: number,
  { now = Date.now, retryPolicy = noRetry }: { now?: () => number; retryPolicy?: RetryPolicy } = {},
): Promise<Pruned> {
  const [before = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
  const current = readManifest(before);
  if (current === null) throw new StoreFailure("manifesti nuk gjendet ose nuk lexohet; botoje revistën më parë", true);
  const cutoff = now() - Math.max(olderThan, leastAge);
  const keys = await withRetry(() => store.list(), retryPolicy);
  const isOld = ({ putAt }: StoredKey) => putAt !== undefined && putAt * 1000 < cutoff;

  const dropped = droppedCopies(keys, current, cutoff).filter(isOld);
  const goes = new Set(dropped.map(({ key }) => key));
  const copies = keys.filter(({ key }) => copyPattern.test(key) && !goes.has(key)).map(({ key }) => key);
  const needed = await namedByAny([...new Set([...copies, ...historyCopies(current)])], current, store, retryPolicy);
  const unneeded = keys.filter(({ key }) => bodyPattern.test(key) && !needed.has(key));

  // Rollback copies are removed first. A copy without its bodies would offer a rollback that fails.
  const old = [...dropped, ...unneeded.filter(isOld)].map(({ key }) => key);
  const removed = old.slice(0, deletesAtOnce);
  const [still = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
  if (still !== before) throw new EditionConflict("ndërkohë u bë një botim tjetër");
  if (removed.length > 0) await withRetry(() => store.deleteMany(removed), retryPolicy);
  return { removed, waiting: dropped.length + unneeded.length - removed.length };
}

const copyPattern = /^manifest\/[0-9a-f]{16}$/;
const bodyPattern =
  /^(?:(?:content|project|practice|hour|questions|prerendered|search)\/[a-z0-9-]{1,96}|glossary|map|contents|contents-json)@[0-9a-f]{16}$|^media\/[0-9a-f]{16}$/;

const historyCopies = (current: StoredManifest) => historyOf(current).map(({ version }) => rollbackKey(version));

/**
 * Returns the rollback copies that are no longer in the history. Each was replaced before the oldest publication of the
 * history, or at the same time. If that one is too young, none may be removed.
 */
function droppedCopies(keys: StoredKey[], current: StoredManifest, cutoff: number): StoredKey[] {
  const oldest = Math.min(...historyOf(current).map(({ publishedAt }) => Date.parse(publishedAt)));
  const remembered = new Set(historyCopies(current));
  return oldest < cutoff ? keys.filter(({ key }) => copyPattern.test(key) && !remembered.has(key)) : [];
}

async function namedByAny(
  copies: string[],
  current: StoredManifest,
  store: TidyStore,
  retryPolicy: RetryPolicy,
): Promise<Set<string>> {
  const texts = await withRetry(() => store.getMany(copies), retryPolicy);
  const named = copies.flatMap((key, index) => {
    const manifest = readManifest(texts[index] ?? null);
    if (manifest === null) throw new StoreFailure(`${key} nuk lexohet, prandaj nuk dihet çfarë i duhet`, true);
    return namedKeys(manifest);
  });
  return new Set([...named, ...namedKeys(current), contentsKey(current.version)]);
}
