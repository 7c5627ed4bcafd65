import { manifestKey } from "../../../app/library/kv-layout";
import { isLasting, type RetryPolicy, withRetry } from "./retry";
import { EditionConflict, type Store, StoreFailure } from "./store";

/**
 * Replaces the manifest that was read before: the one write that visitors notice. KV has no compare-and-set, so the old
 * one is read again right before, and the new one right after.
 *
 * @param before the text that is to be replaced; null where there was none
 * @throws EditionConflict where a third manifest is found
 */
export async function replaceManifest(
  store: Store,
  before: string | null,
  manifest: string,
  retryPolicy: RetryPolicy,
): Promise<void> {
  const read = async () => (await withRetry(() => store.getMany([manifestKey]), retryPolicy))[0] ?? null;
  if ((await read()) !== before) throw new EditionConflict("ndërkohë u bë një botim tjetër");
  let failure: unknown = null;
  for (const pause of [...retryPolicy.waits, null]) {
    failure = await store.putMany([[manifestKey, manifest]]).then(
      () => null,
      (error: unknown) => error,
    );
    if (isLasting(failure)) throw failure;
    let found = await read();
    // KV may return the old value for a while after the new one was put.
    if (found === before && pause !== null) {
      await retryPolicy.wait(pause);
      found = await read();
    }
    if (found === manifest) return;
    if (found !== before) throw new EditionConflict("ndërkohë u bë një botim tjetër");
  }
  throw failure ?? new StoreFailure(`ajo që u shkrua te ${manifestKey} nuk lexohet njësoj`);
}
