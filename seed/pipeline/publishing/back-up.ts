/** Backs up all keys of the magazine's KV into one file, and restores them. An account or a key may be lost. */
import { createHash } from "node:crypto";
import * as v from "valibot";
import { manifestKey } from "../../../app/library/kv-layout";
import { notStored, putWithRetry, type RetryPolicy, withRetry } from "./retry";
import { type StoreEntry, StoreFailure, type TidyStore } from "./store";

const backupSchema = v.object({
  /** Marks the file as a backup, so that no other JSON is accepted. */
  backup: v.literal("prizma"),
  madeAt: v.string(),
  /** SHA-256 of `entries` as JSON. */
  sha256: v.string(),
  entries: v.array(v.tuple([v.string(), v.string()])),
});

const digest = (entries: StoreEntry[]) => createHash("sha256").update(JSON.stringify(entries)).digest("hex");

/**
 * Reads every key of a store into the text of a backup.
 *
 * @throws StoreFailure where there is no magazine, or where a key disappeared or another edition was published
 * meanwhile
 */
export async function readBackup(
  store: TidyStore,
  retryPolicy: RetryPolicy,
  now = Date.now(),
): Promise<{ text: string; keys: number }> {
  const [before = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
  if (before === null) throw new StoreFailure("aty ende nuk ka revistë për të ruajtur", true);
  const keys = (await withRetry(() => store.list(), retryPolicy)).map(({ key }) => key).sort();
  const values = await withRetry(() => store.getMany(keys), retryPolicy);
  const entries = keys.map((key, index): StoreEntry => {
    const value = values[index] ?? null;
    if (value === null) throw new StoreFailure(`${key} u hoq ndërkohë`);
    return [key, value];
  });
  const [after = null] = await withRetry(() => store.getMany([manifestKey]), retryPolicy);
  if (before !== after) throw new StoreFailure("ndërkohë u bë një botim tjetër");
  const whole = { backup: "prizma", madeAt: new Date(now).toISOString(), sha256: digest(entries), entries };
  return { text: `${JSON.stringify(whole)}\n`, keys: keys.length };
}

export type Backup = v.InferOutput<typeof backupSchema>;

/** Parses a backup. @returns null where the text is not one, was cut short or altered */
export function parseBackup(text: string): Backup | null {
  try {
    const parsed = v.safeParse(backupSchema, JSON.parse(text));
    return parsed.success && digest(parsed.output.entries) === parsed.output.sha256 ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Restores the entries that the store lacks or holds otherwise, the manifest last. A reader sees the magazine before or
 * after, never half. Bodies published since stay in the store; nothing is removed.
 *
 * @returns how many keys were put
 */
export async function restoreBackup(store: TidyStore, { entries }: Backup, retryPolicy: RetryPolicy): Promise<number> {
  const missing = await notStored(store, entries, retryPolicy);
  const isManifest = ([key]: StoreEntry) => key === manifestKey;
  await putWithRetry(
    store,
    missing.filter((entry) => !isManifest(entry)),
    retryPolicy,
  );
  await putWithRetry(store, missing.filter(isManifest), retryPolicy);
  return missing.length;
}
