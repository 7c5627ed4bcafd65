/**
 * The Worker around Remix. It opens the edition to read, answers by itself what Remix answers badly, keeps finished
 * answers, and puts the headers on. It does not run under Vite's dev server: nothing that a page needs may live only
 * here.
 */
import * as build from "remix-build";
import { createEditionMemory } from "../app/library/kv-library";
import { answerFilm } from "./byte-range";
import { answer, type WorkerDeps } from "./handle-request";
import { lastResort } from "./last-resort";
import { createPageCache } from "./page-cache";

interface Env {
  ASSETS: Fetcher;
  MAGAZINE: KVNamespace;
}

const memory = createEditionMemory();
const pages = createPageCache();
const { answerBy, buildId } = build.entry.module as typeof import("../app/entry.server");
const remix = answerBy(build);

function dependencies(request: Request, env: Env, context: ExecutionContext): WorkerDeps {
  return {
    remix,
    build: buildId ?? build.assets.version,
    memory,
    pages,
    shared: (caches as unknown as CacheStorage & { default: Cache }).default,
    kv: env.MAGAZINE,
    deployed: async (path) => {
      const response = await env.ASSETS.fetch(new URL(path, request.url));
      return response.ok ? response.text() : null;
    },
    now: () => Date.now(),
    log: (line) => console.warn(line),
    later: (work) => context.waitUntil(work),
  };
}

export default {
  async fetch(request, env, context): Promise<Response> {
    try {
      if (new URL(request.url).pathname.startsWith("/films/")) {
        return await answerFilm(request, (plain) => env.ASSETS.fetch(plain));
      }
      return await answer(request, dependencies(request, env, context));
    } catch (error) {
      console.error(`the Worker failed: ${error}`);
      return lastResort(request);
    }
  },
} satisfies ExportedHandler<Env>;
