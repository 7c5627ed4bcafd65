/** The headers of every answer: for the visitor's safety, for whoever keeps it, and which edition it was read from. */
import type { Edition } from "../app/library/kv-library";
import { type PageScripts, scriptsHeader } from "../app/magazine/page-scripts";
import { setSecurityHeaders } from "./security-headers";

interface Circumstances {
  api: boolean;
  /** What was read; `null` where there was nothing to read, left out where nothing was asked for. */
  edition?: Edition | null;
  /** For the scripts of a hydrated page. */
  nonce?: string;
}

export interface Finished {
  response: Response;
  /** Whether it is for this one visit: a hydrated page, whose scripts carry a nonce. */
  personal: boolean;
}

/** Puts the headers on an answer of ours or of Remix. */
export function finish(response: Response, { api, edition, nonce }: Circumstances): Finished {
  const headers = new Headers(response.headers);
  const scripts = headers.get(scriptsHeader);
  headers.delete(scriptsHeader);
  const hydrated = scripts === ("nonce" satisfies PageScripts);
  const ownScripts = scripts === ("self" satisfies PageScripts);
  setSecurityHeaders(headers, { api, nonce: hydrated ? nonce : undefined, ownScripts });
  // Without an edition, or without a body that it names, whatever failed to render failed for want of it.
  const unread = edition === null || (edition !== undefined && edition.lost.length > 0);
  const status = unread && response.status === 500 ? 503 : response.status;
  if (status === 503) headers.set("Retry-After", "30");
  if (edition) headers.set("X-Edition", edition.source);
  const makeshift = edition && (edition.source !== "kv" || edition.lost.length > 0);
  if (status >= 500 || makeshift) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", caching(status, { api, hydrated }));
  if (!api && !hydrated && status === 200) offerNextPages(headers);
  const answered = new Response(response.body, { status, statusText: response.statusText, headers });
  return { response: hydrated && nonce ? trustPreloads(nonce).transform(answered) : answered, personal: hydrated };
}

function caching(status: number, { api, hydrated }: { api: boolean; hydrated: boolean }): string {
  if (hydrated && status === 200) return "no-cache";
  if (status !== 200 && status !== 304) return "public, max-age=60";
  return `public, max-age=60, stale-while-revalidate=${api ? 600 : 86_400}`;
}

/** Remix gives its scripts the nonce but not their preloads, which the policy then refuses. */
function trustPreloads(nonce: string): HTMLRewriter {
  return new HTMLRewriter().on('link[rel="modulepreload"]', {
    element: (link) => {
      link.setAttribute("nonce", nonce);
    },
  });
}

/** 304 for whoever holds the answer with this tag. It has no policy: the browser keeps that of the answer it holds. */
export function unchanged(tag: string, circumstances: Circumstances): Response {
  const headers = new Headers({ ETag: tag });
  if (circumstances.api) headers.set("Access-Control-Allow-Origin", "*");
  else headers.set("Vary", "Save-Data");
  const { response } = finish(new Response(null, { status: 304, headers }), circumstances);
  // A browser puts a 304's policy in the place of the kept one, and only that one knows the page's scripts.
  response.headers.delete("Content-Security-Policy");
  return response;
}

const nextPages = "Speculation-Rules";

/** Lets the browser fetch the reading page to which a link under the pointer leads. */
function offerNextPages(headers: Headers): void {
  headers.set(nextPages, '"/speculation-rules.json"');
  headers.append("Vary", "Save-Data");
}

const sparesData = ({ headers }: Request) => headers.get("Save-Data")?.toLowerCase() === "on";

/** Sends the answer as this request wants it: no body for HEAD, no prefetch under `Save-Data: on`. */
export function send(response: Response, request: Request): Response {
  if (sparesData(request)) response.headers.delete(nextPages);
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/** A finished answer from memory, as `send` sends one, with as little work as can be. */
export function sendKept(
  { bytes, headers: kept }: { bytes: ArrayBuffer; headers: Headers },
  request: Request,
  { source }: Edition,
): Response {
  let headers = kept;
  if (source !== "kv" || sparesData(request)) {
    headers = new Headers(kept);
    headers.set("X-Edition", source);
    if (source !== "kv") headers.set("Cache-Control", "no-store");
    if (sparesData(request)) headers.delete(nextPages);
  }
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}
