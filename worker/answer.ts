import type { RequestHandler } from "@remix-run/cloudflare";
import { editionPath } from "../app/library/kv-layout";
import {
  createKvLibrary,
  type Edition,
  type EditionMemory,
  type KvReader,
  openEdition,
} from "../app/library/kv-library";
import type { Library } from "../app/library/library";
import { refuse } from "./refuse";
import { setSecurityHeaders } from "./security-headers";

export interface WorkerDeps {
  remix: RequestHandler;
  memory: EditionMemory;
  kv: KvReader;
  /** Reads a static file by its path; `null` where there is none. */
  deployed: (path: string) => Promise<string | null>;
  now: () => number;
  log: (line: string) => void;
}

/** A page that Remix marked as hydrated; the mark does not leave the Worker. */
const hydratedMark = "X-Hydrated";

/** Answers one request. */
export async function answer(request: Request, deps: WorkerDeps): Promise<Response> {
  const url = new URL(request.url);
  const api = url.pathname.startsWith("/api/");
  const refused = refuse(request, url);
  if (refused instanceof Response) return finish(refused, request, { api });

  const edition = await openEdition(deps.memory, { ...deps, deployed: (key) => deps.deployed(editionPath(key)) });
  const nonce = crypto.randomUUID();
  const library = edition ? createKvLibrary(edition, deps.log) : unreadable;
  // Remix treats HEAD as GET; asking as GET keeps the answers of both the same, less the body.
  const asked = new Request(refused ?? url, { method: "GET", headers: request.headers });
  const response = await deps.remix(asked, { library, edition, log: deps.log, nonce });
  return finish(response, request, { api, edition, nonce });
}

interface Circumstances {
  api: boolean;
  edition?: Edition | null;
  nonce?: string;
}

function finish(response: Response, request: Request, { api, edition, nonce }: Circumstances): Response {
  const headers = new Headers(response.headers);
  const hydrated = headers.has(hydratedMark);
  headers.delete(hydratedMark);
  setSecurityHeaders(headers, { api, nonce: hydrated ? nonce : undefined });
  if (edition) headers.set("X-Edition", edition.source);
  // Without an edition whatever failed to render failed for want of it.
  const status = edition === null && response.status === 500 ? 503 : response.status;
  if (status === 503) headers.set("Retry-After", "30");
  if (status >= 500 || (edition && edition.source !== "kv")) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", pageCaching(status, hydrated));
  const body = request.method === "HEAD" ? null : response.body;
  const answered = new Response(body, { status, statusText: response.statusText, headers });
  return hydrated && nonce ? trustPreloads(nonce).transform(answered) : answered;
}

/** Remix gives its scripts the nonce but not their preloads, which the policy then refuses. */
function trustPreloads(nonce: string): HTMLRewriter {
  return new HTMLRewriter().on('link[rel="modulepreload"]', {
    element: (link) => {
      link.setAttribute("nonce", nonce);
    },
  });
}

function pageCaching(status: number, hydrated: boolean): string {
  if (status !== 200) return "public, max-age=60";
  return hydrated ? "no-cache" : "public, max-age=60, stale-while-revalidate=86400";
}

const fail = (): Promise<never> => Promise.reject(new Error("no edition can be read"));

/** Stands in where no edition can be read: the pages that need none still answer. */
const unreadable: Library = {
  contents: fail,
  content: fail,
  categories: fail,
  category: fail,
  author: fail,
  publishedAt: fail,
};
