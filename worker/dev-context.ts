import type { AppLoadContext } from "@remix-run/cloudflare";
import { createEditionMemory, openEdition } from "../app/library/edition/edition-source";
import type { KvReader } from "../app/library/edition/read-text";
import { createKvLibrary } from "../app/library/kv-library";
import { startOfHour } from "../app/magazine/of-day";
import type {} from "./load-context";

const memory = createEditionMemory();

/** Makes what loaders are given under Vite's dev server: the same local KV as `npm start`, read anew at each request. */
export async function devContext(kv: KvReader): Promise<AppLoadContext> {
  const log = (line: string) => console.warn(line);
  memory.askAgainAt = 0;
  const edition = await openEdition(memory, { kv, deployed: async () => null, now: Date.now, log });
  if (edition === null) throw new Error("The local KV is empty: run `npm run seed` first.");
  return { library: createKvLibrary(edition, log, Date.now()), nonce: "", now: startOfHour(Date.now()) };
}
