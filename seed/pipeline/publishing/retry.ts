/** Retries with back-off; a retried put writes only the keys that are still missing. */
import { type Store, type StoreEntry, StoreFailure } from "./store";

/** How patient to be: milliseconds to wait before each further try. */
export interface RetryPolicy {
  waits: number[];
  wait(milliseconds: number): Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** For a store on this machine: what fails once fails. */
export const noRetry: RetryPolicy = { waits: [], wait: sleep };

/** For Cloudflare: 63 s in all. It allows one write a second for each key and may take a minute to show one. */
export const cloudflareRetry: RetryPolicy = { waits: [1000, 2000, 4000, 8000, 16_000, 32_000], wait: sleep };

/** Asks until it is answered; a lasting failure, or the last one, is thrown. */
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

/** The entries that the store does not hold as they are. */
export async function notStored(store: Store, entries: StoreEntry[], retryPolicy: RetryPolicy): Promise<StoreEntry[]> {
  if (entries.length === 0) return [];
  const held = await withRetry(() => store.getMany(entries.map(([key]) => key)), retryPolicy);
  return entries.filter(([, value], index) => held[index] !== value);
}

/**
 * Puts entries and reads them back, until all are there. A put may fail after it succeeded, or succeed for some keys
 * alone: only what is not read back is put again, and not before a second look.
 *
 * @throws StoreFailure, or what the store threw last
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
