import { join } from "node:path";
import type { Readable } from "node:stream";
import { putAtOf, putNow, type StoredKey, StoreFailure, type TidyStore } from "./store";

/** Name of the namespace: without an id it is that of its binding. */
const namespace = "MAGAZINE";

/** Number of concurrent puts: KV allows more, but a slow disk would fall behind. */
const putsAtOnce = 16;

/**
 * Opens the KV that `wrangler dev` reads on this computer, also while it runs.
 *
 * @param folder where wrangler keeps its state, as in its option `--persist-to`
 * @throws StoreFailure where the files of that state are damaged
 */
export async function openLocalStore(folder: string): Promise<TidyStore> {
  // Imported only for a store, since it takes 0.4 s and a check needs none.
  const { Log, LogLevel, Miniflare } = await import("miniflare");
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    kvNamespaces: { [namespace]: namespace },
    kvPersist: join(folder, "v3", "kv"),
    cf: false,
    log: new Log(LogLevel.NONE),
    // A runtime that cannot start prints a page of addresses; the message below replaces it.
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => void [stdout.resume(), stderr.resume()],
  });
  const kv = await miniflare.getKVNamespace(namespace).catch(async () => {
    await miniflare.dispose().catch(() => undefined);
    const lasting = `KV-ja e kësaj makine nuk hapet: dosja ${folder} është e prishur ose e bllokuar; fshije dhe nise përsëri`;
    throw new StoreFailure(lasting, true);
  });
  return {
    getMany: (keys) => Promise.all(keys.map((key) => kv.get(key))),
    async putMany(entries) {
      const metadata = putNow();
      for (let index = 0; index < entries.length; index += putsAtOnce) {
        await Promise.all(
          entries.slice(index, index + putsAtOnce).map(([key, value]) => kv.put(key, value, { metadata })),
        );
      }
    },
    async list() {
      const found: StoredKey[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await kv.list({ cursor });
        found.push(...page.keys.map(({ name, metadata }) => ({ key: name, ...putAtOf(metadata) })));
        if (page.list_complete) return found;
        cursor = page.cursor;
      }
    },
    async deleteMany(keys) {
      for (const key of keys) await kv.delete(key);
    },
    close: () => miniflare.dispose(),
  };
}
