/**
 * The Worker around Remix; `handle-request.ts` lists its stages. It does not run under Vite's dev server, so nothing
 * that a page needs may exist only here.
 */
import * as build from "remix-build";
import { createEditionMemory } from "../app/library/edition/edition-source";
import { serveFilm } from "./byte-range";
import { handleRequest, type WorkerDeps } from "./handle-request";
import { lastResort } from "./last-resort";
import { createPageCache } from "./page-cache";

interface Env {
  ASSETS: Fetcher;
  MAGAZINE: KVNamespace;
  /** Set by the first `npm run deploy`; each later one keeps it. */
  SITE_ORIGIN?: string;
  /** Set by `npm start` alone. No cache lasts longer than this, so that an editor sees a new publication. */
  MANIFEST_AGE_MS?: string;
}

const memory = createEditionMemory();
const pages = createPageCache();
const { createHandler, buildId } = build.entry.module as typeof import("../app/entry.server");
const remix = createHandler(build);

function dependencies(request: Request, env: Env, context: ExecutionContext): WorkerDeps {
  const { MAGAZINE } = env;
  return {
    remix,
    build: buildId ?? build.assets.version,
    origin: env.SITE_ORIGIN,
    memory,
    pages,
    shared: (caches as unknown as CacheStorage & { default: Cache }).default,
    kv: {
      get: (key, options) => MAGAZINE.get(key, options),
      getBytes: (key, options) => MAGAZINE.get(key, { ...options, type: "arrayBuffer" }),
    },
    ...(env.MANIFEST_AGE_MS && { manifestAgeMs: Number(env.MANIFEST_AGE_MS) }),
    deployed: async (path) => {
      const response = await env.ASSETS.fetch(new URL(path, request.url));
      return response.ok ? response.text() : null;
    },
    now: () => Date.now(),
    log: (line) => console.warn(line),
    later: (work) => context.waitUntil(work),
  };
}

/** Makes the browser revalidate each time. */
function revalidated(response: Response): Response {
  const own = new Response(response.body, response);
  own.headers.set("Cache-Control", "no-cache");
  return own;
}

export default {
  async fetch(request, env, context): Promise<Response> {
    try {
      if (new URL(request.url).pathname.startsWith("/films/")) {
        return await serveFilm(request, async (plain) => {
          const film = await env.ASSETS.fetch(plain);
          return film.status === 404 ? handleRequest(plain, dependencies(plain, env, context)) : film;
        });
      }
      const response = await handleRequest(request, dependencies(request, env, context));
      return env.MANIFEST_AGE_MS ? revalidated(response) : response;
    } catch (error) {
      console.error(`the Worker failed: ${error}`);
      return lastResort(request);
    }
  },
} satisfies ExportedHandler<Env>;
