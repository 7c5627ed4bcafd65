/** The built Worker over a KV that says what it was asked for. */
import { fileURLToPath } from "node:url";
import type { MiniflareOptions } from "miniflare";
import { type BuiltWorker, startBuiltWorker } from "./built-worker";

const built = fileURLToPath(new URL("../../build/worker", import.meta.url));

/** Stands before the Worker, in its own isolate. */
const counter = `
import worker from "./index.js";
let reads = [];
export default {
  fetch(request, env, context) {
    if (new URL(request.url).pathname === "/reads-until-now") {
      const response = Response.json(reads);
      reads = [];
      return response;
    }
    const get = (key, options) => (reads.push(key), env.MAGAZINE.get(key, options));
    return worker.fetch(request, { ...env, MAGAZINE: { get } }, context);
  },
};`;

export interface CountedWorker extends BuiltWorker {
  /** The keys asked of KV since this was last called. */
  reads(): Promise<string[]>;
}

export async function startCountedWorker(): Promise<CountedWorker> {
  const worker = await startBuiltWorker({
    modules: [
      { type: "ESModule", path: `${built}/counter.js`, contents: counter },
      { type: "ESModule", path: `${built}/index.js` },
    ],
  } as Partial<MiniflareOptions>);
  return { ...worker, reads: async () => (await worker.get("/reads-until-now")).json() as Promise<string[]> };
}
