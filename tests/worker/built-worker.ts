/** Runs the built bundle in the real Workers runtime. It has the static files and a KV of its own. */

import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { Log, LogLevel, Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import type { KvReader } from "../../app/library/edition/read-text";
import type { Store } from "../../seed/pipeline/publishing/store";

const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The origin that the deployment gives the Worker. */
export const toldOrigin = "https://prizma.example";

export interface BuiltWorker {
  /** Sends a request to the Worker; does not follow redirects. `address` is a path. */
  get(address: string, init?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Response>;
  kv: KvReader & { put(key: string, value: string): Promise<void>; delete(key: string): Promise<void> };
  /** The same KV, for writing by the seed. */
  store: Store;
  /** The lines of the Worker's log. */
  log: string[];
  /** The origin for a browser. */
  origin: string;
  /** Returns the address of the runtime's inspector, for a Worker started with an `inspectorPort`. */
  inspector(): Promise<URL>;
  stop(): Promise<void>;
}

/**
 * @param options override those of `wrangler.toml`.
 * @param directory of the static files, instead of the built ones.
 */
export async function startBuiltWorker(
  options: Partial<MiniflareOptions> = {},
  directory?: string,
): Promise<BuiltWorker> {
  const log: string[] = [];
  const { workerOptions } = readWorkerOptions(fileAt("wrangler.toml"));
  if (workerOptions.assets && directory) workerOptions.assets.directory = directory;
  const miniflare = new Miniflare({
    ...(workerOptions as object),
    bindings: { SITE_ORIGIN: toldOrigin },
    modules: [{ type: "ESModule", path: fileAt("build/worker/index.js") }],
    modulesRoot: fileAt("build/worker"),
    cf: false,
    log: new Log(LogLevel.NONE),
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      for (const input of [stdout, stderr]) createInterface({ input }).on("line", (line) => log.push(line));
    },
    ...options,
  } as MiniflareOptions);
  const { origin } = await miniflare.ready;
  const answers: Response[] = [];
  const kv = await miniflare.getKVNamespace("MAGAZINE");
  const store: Store = {
    getMany: (keys) => Promise.all(keys.map((key) => kv.get(key))),
    async putMany(entries) {
      for (const [key, value] of entries) await kv.put(key, value);
    },
  };
  return {
    store,
    log,
    origin,
    async get(address, init) {
      const answer = await miniflare.dispatchFetch(`http://localhost${address}`, { redirect: "manual", ...init });
      answers.push(answer as never);
      return answer as never;
    },
    kv: kv as never,
    inspector: () => miniflare.getInspectorURL(),
    async stop() {
      // The runtime ends only when no work is pending. Bodies that were not read count as work; of one whose socket the
      // runtime has closed, on a busy machine, nothing is left to cancel.
      await Promise.all(answers.map(({ body, bodyUsed }) => (bodyUsed ? undefined : body?.cancel().catch(() => {}))));
      await miniflare.dispose();
    },
  };
}
