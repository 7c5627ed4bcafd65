/**
 * The Worker around Remix. It opens the edition to read, answers by itself what Remix answers badly, and puts the
 * headers on. It does not run under Vite's dev server: nothing that a page needs may live only here.
 */
import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "remix-build";
import { createEditionMemory } from "../app/library/kv-library";
import { answer, type WorkerDeps } from "./answer";

interface Env {
  ASSETS: Fetcher;
  MAGAZINE: KVNamespace;
}

const remix = createRequestHandler(build, "production");
const memory = createEditionMemory();

export default {
  fetch(request, env): Promise<Response> {
    const deps: WorkerDeps = {
      remix,
      memory,
      kv: env.MAGAZINE,
      deployed: async (path) => {
        const response = await env.ASSETS.fetch(new URL(path, request.url));
        return response.ok ? response.text() : null;
      },
      now: () => Date.now(),
      log: (line) => console.warn(line),
    };
    return answer(request, deps);
  },
} satisfies ExportedHandler<Env>;
