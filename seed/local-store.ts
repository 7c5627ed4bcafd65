import { fileURLToPath } from "node:url";
import type { Store } from "./publish";

/** wrangler keeps KV here, below the folder of `wrangler.toml`; a namespace without an id goes by its binding's name. */
const persistFolder = fileURLToPath(new URL("../.wrangler/state/v3/kv", import.meta.url));
const namespace = "MAGAZINE";

/** KV takes concurrent puts; this many at a time keep a slow disk from falling behind. */
const putsAtOnce = 16;

export interface LocalStore extends Store {
  /** Ends the local KV's process; what was put is on disk. */
  close(): Promise<void>;
}

/**
 * The KV that `wrangler dev` reads on this machine, also while it runs.
 *
 * @param folder where wrangler keeps KV, for tests
 */
export async function openLocalStore(folder = persistFolder): Promise<LocalStore> {
  // The runtime loads only when something is written: a check needs none of it (0.4 s).
  const { Log, LogLevel, Miniflare } = await import("miniflare");
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    kvNamespaces: { [namespace]: namespace },
    kvPersist: folder,
    cf: false,
    log: new Log(LogLevel.NONE),
  });
  const kv = await miniflare.getKVNamespace(namespace);
  return {
    get: (key) => kv.get(key),
    async putMany(entries) {
      for (let at = 0; at < entries.length; at += putsAtOnce) {
        await Promise.all(entries.slice(at, at + putsAtOnce).map(([key, value]) => kv.put(key, value)));
      }
    },
    close: () => miniflare.dispose(),
  };
}
