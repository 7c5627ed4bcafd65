/** Puts the headers on every response: for the visitor's safety, for caches, and which edition it was read from. */
import type { OpenedEdition } from "../app/library/edition/edition-source";
import { type PageScripts, scriptsHeader } from "../app/magazine/page-scripts";
import { untilNextMoment } from "../app/magazine/timing";
import { setSecurityHeaders } from "./security-headers";

interface Circumstances {
  api: boolean;
  /** The edition that was read; `null` where there is none, left out where none was needed. */
  edition?: OpenedEdition | null;
  /** Names the code. */
  build?: string;
  /** For the scripts of a hydrated page. */
  nonce?: string;
  /** Whether the page is of its hour. */
  hourly?: boolean;
  /** Whether it is made for frames of other sites; where it fails, it is framed by none. */
  embed?: boolean;
}

export interface PreparedResponse {
  response: Response;
  /** Whether it is for this one visitor: a hydrated page, whose scripts carry a nonce. */
  personal: boolean;
}

/** Puts the headers on a response of ours or of Remix. */
export function addHeaders(
  response: Response,
  { api, edition, build, nonce, hourly = false, embed = false }: Circumstances,
): PreparedResponse {
  const headers = new Headers(response.headers);
  const scripts = headers.get(scriptsHeader);
  headers.delete(scriptsHeader);
  const hydrated = scripts === ("nonce" satisfies PageScripts);
  const ownScripts = scripts === ("self" satisfies PageScripts);
  const framed = embed && (response.status === 200 || response.status === 304);
  setSecurityHeaders(headers, { api, nonce: hydrated ? nonce : undefined, ownScripts, embed: framed });
  // Without an edition, or without a body that it names, what failed to render failed for want of it.
  const unreadable = edition === null || (edition !== undefined && edition.lost.length > 0);
  const status = unreadable && response.status === 500 ? 503 : response.status;
  if (status === 503) headers.set("Retry-After", "30");
  if (edition) {
    headers.set("X-Edition", edition.source);
    // What is kept for a day without a network is never put together from two of these (docs/decisions/025).
    if (build !== undefined) headers.set("X-Version", `${edition.manifest.version}.${build}`);
  }
  const degraded = edition && (edition.source !== "kv" || edition.lost.length > 0);
  if (status >= 500 || degraded) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", cacheControl(status, { brief: api || hourly, hydrated }));
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (isPage && !hydrated && !embed && status === 200) offerNextPages(headers);
  const prepared = new Response(response.body, { status, statusText: response.statusText, headers });
  return { response: hydrated && nonce ? trustPreloads(nonce).transform(prepared) : prepared, personal: hydrated };
}

/** @param brief whether what is a day old would be wrong */
function cacheControl(status: number, { brief, hydrated }: { brief: boolean; hydrated: boolean }): string {
  if (hydrated && status === 200) return "no-cache";
  if (status !== 200 && status !== 304) return "public, max-age=60";
  return `public, max-age=60, stale-while-revalidate=${brief ? 600 : 86_400}`;
}

/** Puts the nonce on preloads too: Remix gives it to its scripts alone, and the policy then refuses the preloads. */
function trustPreloads(nonce: string): HTMLRewriter {
  return new HTMLRewriter().on('link[rel="modulepreload"]', {
    element: (link) => {
      link.setAttribute("nonce", nonce);
    },
  });
}

/** Makes the 304 for whoever holds this tag. It has no policy: the browser keeps that of the page it holds. */
export function notModified(tag: string, circumstances: Circumstances): Response {
  const headers = new Headers({ ETag: tag });
  if (circumstances.api) headers.set("Access-Control-Allow-Origin", "*");
  else headers.set("Vary", "Save-Data");
  const { response } = addHeaders(new Response(null, { status: 304, headers }), circumstances);
  // A browser puts a 304's policy in the place of the kept one, and only that one knows the page's scripts.
  response.headers.delete("Content-Security-Policy");
  return response;
}

/** Seconds in a day: what browsers may show stale, at most. */
const day = 86_400;

/**
 * Shortens a response's cache time to the next hour at which a piece changes. So no cache outlives a coming or a going.
 */
export function keepUntilNextMoment(response: Response, edition: OpenedEdition | null, now: number): Response {
  if (edition === null || !response.headers.get("Cache-Control")?.startsWith("public")) return response;
  const left = Math.ceil(untilNextMoment(edition.manifest.contents, now) / 1000);
  if (left > day) return response;
  const fresh = Math.min(60, left);
  response.headers.set("Cache-Control", `public, max-age=${fresh}, stale-while-revalidate=${left - fresh}`);
  return response;
}

const nextPages = "Speculation-Rules";

/** Lets the browser fetch the reading page to which a link under the pointer leads. */
function offerNextPages(headers: Headers): void {
  headers.set(nextPages, '"/speculation-rules.json"');
  headers.append("Vary", "Save-Data");
}

const savesData = ({ headers }: Request) => headers.get("Save-Data")?.toLowerCase() === "on";

/** Fits a response to its request: no body for HEAD, no prefetch under `Save-Data: on`. */
export function fitToRequest(response: Response, request: Request): Response {
  if (savesData(request)) response.headers.delete(nextPages);
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/** Responds with what is kept, fitted to the request. Its headers are copied only where they change. */
export function keptResponse(
  { bytes, headers: kept }: { bytes: ArrayBuffer; headers: Headers },
  request: Request,
  { source }: OpenedEdition,
): Response {
  let headers = kept;
  if (source !== "kv" || savesData(request)) {
    headers = new Headers(kept);
    headers.set("X-Edition", source);
    if (source !== "kv") headers.set("Cache-Control", "no-store");
    if (savesData(request)) headers.delete(nextPages);
  }
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}
