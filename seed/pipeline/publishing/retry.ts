/** Retries with back-off; a retried put writes only the keys that are still missing. */
import { type Store, type StoreEntry, StoreFailure } from "./store";

/** Milliseconds to wait before each further try. */
export interface RetryPolicy {
  waits: number[];
  wait(milliseconds: number): Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** No retries, for a store on this computer: a second try would fail too. */
export const noRetry: RetryPolicy = { waits: [], wait: sleep };

/** Waits for Cloudflare: 63 s in all. It allows one write a second for each key and may take a minute to show one. */
export const cloudflareRetry: RetryPolicy = { waits: [1000, 2000, 4000, 8000, 16_000, 32_000], wait: sleep };

/** Repeats a request until it succeeds. @throws the first lasting failure, or the last one */
export async function withRetry<T>(ask: () => Promise<T>, { waits, wait }: RetryPolicy): Promise<T> {
  for (const pause of waits) {
    try {
      return await ask();
    } catch (error) {
      if (isLasting(error)) throw error;
    }
    await wait(pause);
  }
  return ask();
}

/** Returns the entries that the store lacks or holds otherwise. */
export async function notStored(store: Store, entries: StoreEntry[], retryPolicy: RetryPolicy): Promise<StoreEntry[]> {
  if (entries.length === 0) return [];
  const held = await withRetry(() => store.getMany(entries.map(([key]) => key)), retryPolicy);
  return entries.filter(([, value], index) => held[index] !== value);
}

/**
 * Puts entries and reads them back, until all are stored. A put may fail after it succeeded, or succeed for only some
 * keys. So only the entries that are not read back are put again, after a second read.
 *
 * @throws StoreFailure, or the last error of the store
 */
export async function putWithRetry(store: Store, entries: StoreEntry[], retryPolicy: RetryPolicy): Promise<void> {
  let missing = entries;
  let failure: unknown = null;
  for (const pause of [...retryPolicy.waits, null]) {
    if (missing.length === 0) return;
    failure = await store.putMany(missing).then(
      () => null,
      (error: unknown) => error,
    );
    if (isLasting(failure)) throw failure;
    missing = await notStored(store, missing, retryPolicy);
    if (missing.length > 0 && pause !== null) {
      await retryPolicy.wait(pause);
      missing = await notStored(store, missing, retryPolicy);
    }
  }
  const [lost] = missing;
  if (lost !== undefined) throw failure ?? new StoreFailure(`ajo që u shkrua te ${lost[0]} nuk lexohet njësoj`);
}

export function isLasting(error: unknown): boolean {
  return error instanceof StoreFailure && error.lasting;
}
