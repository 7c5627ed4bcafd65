import { join } from "node:path";
import { putAtOf, putNow, type StoredKey, type TidyStore } from "./store";

/** A namespace without an id goes by its binding's name. */
const namespace = "MAGAZINE";

/** KV takes concurrent puts; this many at a time keep a slow disk from falling behind. */
const putsAtOnce = 16;

/**
 * The KV that `wrangler dev` reads on this machine, also while it runs.
 *
 * @param folder where wrangler keeps its state, as in its option `--persist-to`
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
  });
  const kv = await miniflare.getKVNamespace(namespace);
  return {
    getMany: (keys) => Promise.all(keys.map((key) => kv.get(key))),
    async putMany(entries) {
      const metadata = putNow();
      for (let at = 0; at < entries.length; at += putsAtOnce) {
        await Promise.all(entries.slice(at, at + putsAtOnce).map(([key, value]) => kv.put(key, value, { metadata })));
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
