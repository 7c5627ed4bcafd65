/** Restores an earlier publication with one write. All keys that it names are still stored. */
import { canonicalJson, manifestKey, type Publication, rollbackKey } from "../../../app/library/kv-layout";
import { readManifest, type StoredManifest } from "../edition/stored-manifest";
import { datesWith } from "./dates";
import { historyOf, historyWith, instantAfter, writesWith } from "./history";
import { replaceManifest } from "./replace-manifest";
import { noRetry, type RetryPolicy, withRetry } from "./retry";
import { type Store, StoreFailure } from "./store";
import { damageBelow } from "./verify";

export interface RollbackOptions {
  /** Who goes back. */
  by?: string;
  now?: () => number;
  retryPolicy?: RetryPolicy;
}

/** The version is unknown or cannot be restored. The message is Albanian, for the editor. */
export class UnknownVersion extends Error {}

/**
 * Restores an earlier publication with the current instant. Readers take it for the newest.
 *
 * @param wanted a version or its beginning; without it, the one before the current one
 * @returns the current publication; nothing is written where it was current already
 * @throws UnknownVersion; StoreFailure where a key that the version names is lost
 */
export async function rollback(
  store: Store,
  wanted: string | undefined,
  { by, now = Date.now, retryPolicy = noRetry }: RollbackOptions = {},
): Promise<{ publication: Publication; written: 0 | 1 }> {
  const [before = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
  const current = readManifest(before);
  const history = historyOf(current);
  const version = chooseVersion(history, wanted);
  const known = history.find((publication) => publication.version === version);
  if (known !== undefined && version === current?.version) return { publication: known, written: 0 };

  const [copy = null] = await withRetry(() => store.getMany([rollbackKey(version)]), retryPolicy);
  const target = readManifest(copy);
  if (target === null) throw new StoreFailure(`kopja e botimit ${version} nuk gjendet ose nuk lexohet`, true);
  const [lost] = (await damageBelow(store, target, retryPolicy)).damage;
  if (lost !== undefined) throw new StoreFailure(`botimit ${version} i mungon ${lost.key}`, true);

  const { by: _, backTo = known?.publishedAt ?? target.publishedAt, ...entry } = known ?? entryOf(target);
  const publication = { ...entry, publishedAt: instantAfter(current, now()), backTo, ...(by && { by }) };
  const manifest = canonicalJson({
    ...(JSON.parse(copy ?? "") as object),
    publishedAt: publication.publishedAt,
    dates: datesWith(target, current, publication.publishedAt),
    history: historyWith(publication, current),
    writes: writesWith(1, current, now()),
  });
  await replaceManifest(store, before, manifest, retryPolicy);
  return { publication, written: 1 };
}

/**
 * Chooses a version. A complete version is accepted even if the history lacks it, since the manifest may be unreadable.
 */
function chooseVersion(history: Publication[], wanted: string | undefined): string {
  if (wanted === undefined) {
    const previous = history[1];
    if (previous === undefined) throw new UnknownVersion("Nuk ka asnjë botim të mëparshëm.");
    return previous.version;
  }
  if (/^[0-9a-f]{16}$/.test(wanted)) return wanted;
  const fitting = history.filter(({ version }) => version.startsWith(wanted));
  const [only] = fitting;
  if (only === undefined || wanted === "") throw new UnknownVersion(`Asnjë botim nuk fillon me „${wanted}“.`);
  if (fitting.length > 1)
    throw new UnknownVersion(`Më shumë se një botim fillon me „${wanted}“; shkruaj më shumë shenja.`);
  return only.version;
}

function entryOf({ version, publishedAt, contents, projects }: StoredManifest): Publication {
  return { version, publishedAt, contents: contents.length, projects: projects.length };
}
