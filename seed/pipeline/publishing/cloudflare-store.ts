/** Reads and writes the magazine's KV at Cloudflare through wrangler's commands. */
import { isObject } from "../../../app/magazine/is-object";
import { putAtOf, putNow, StoreFailure, type TidyStore } from "./store";
import { jsonOf, wrangler } from "./wrangler";

/** The name of the namespace of the binding `MAGAZINE` of the Worker `prizma`. `wrangler deploy` gives it. */
export const namespaceTitle = "prizma-magazine";

/** The most keys that `wrangler kv bulk get` accepts in one call. */
const keysAtOnce = 100;

/** Returns the id of the magazine's namespace in the logged-in Cloudflare account. It is null where there is none. */
export async function findNamespace(): Promise<string | null> {
  const namespaces = jsonOf<{ id: string; title: string }[]>(await wrangler(["kv", "namespace", "list"]));
  return namespaces.find(({ title }) => title === namespaceTitle)?.id ?? null;
}

/** Opens Cloudflare's KV. @throws StoreFailure where the account has no namespace yet, or wrangler is not logged in */
export async function openRemoteStore(): Promise<{ store: TidyStore; name: string }> {
  const id = await findNamespace();
  if (id === null) {
    throw new StoreFailure(`në llogari nuk ka ende hapësirë KV „${namespaceTitle}“; nise me: npm run deploy`, true);
  }
  return { store: remoteStore(id), name: id };
}

function remoteStore(id: string): TidyStore {
  const kv = (...args: string[]) => ["kv", ...args, "--namespace-id", id, "--remote"];
  return {
    async getMany(keys) {
      const held = new Map<string, unknown>();
      for (const some of chunks(keys)) {
        const answer = jsonOf<Record<string, unknown>>(await wrangler(kv("bulk", "get"), some));
        for (const [key, value] of Object.entries(answer)) held.set(key, value);
      }
      return keys.map((key) => textOf(held.get(key)));
    },
    async putMany(entries) {
      const metadata = putNow();
      await wrangler(
        kv("bulk", "put"),
        entries.map(([key, value]) => ({ key, value, metadata })),
      );
    },
    async list() {
      const keys = jsonOf<{ name: string; metadata?: unknown }[]>(await wrangler(kv("key", "list")));
      return keys.map(({ name, metadata }) => ({ key: name, ...putAtOf(metadata) }));
    },
    async deleteMany(keys) {
      await wrangler(kv("bulk", "delete", "--force"), keys);
    },
    close: async () => undefined,
  };
}

function chunks(keys: string[]): string[][] {
  const count = Math.ceil(keys.length / keysAtOnce);
  return Array.from({ length: count }, (_, index) => keys.slice(index * keysAtOnce, (index + 1) * keysAtOnce));
}

/** Returns a value that wrangler printed as text, or as `{ value }` with more fields. */
function textOf(value: unknown): string | null {
  const found = isObject(value) && "value" in value ? value.value : value;
  return typeof found === "string" ? found : null;
}
