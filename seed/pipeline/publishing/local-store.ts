import { join } from "node:path";
import type { Readable } from "node:stream";
import { putAtOf, putNow, type StoredKey, StoreFailure, type TidyStore } from "./store";

/** A namespace without an id goes by its binding's name. */
const namespace = "MAGAZINE";

/** KV takes concurrent puts; this many at a time keep a slow disk from falling behind. */
const putsAtOnce = 16;

/**
 * The KV that `wrangler dev` reads on this machine, also while it runs.
 *
 * @param folder where wrangler keeps its state, as in its option `--persist-to`
 * @throws StoreFailure where the files of that state are damaged
 */
export async function openLocalStore(folder: string): Promise<TidyStore> {
  // The runtime loads only when something is written: a check needs none of it (0.4 s).
  const { Log, LogLevel, Miniflare } = await import("miniflare");
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    kvNamespaces: { [namespace]: namespace },
    kvPersist: join(folder, "v3", "kv"),
    cf: false,
    log: new Log(LogLevel.NONE),
    // A runtime that cannot start prints a page of addresses; what it means is said below.
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
