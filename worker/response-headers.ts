/** Sets the headers of every response: security, caching, and the edition that was read. */
import type { OpenedEdition } from "../app/library/edition/edition-source";
import { cameraHeader } from "../app/magazine/camera-page";
import { type PageScripts, scriptsHeader } from "../app/magazine/page-scripts";
import { untilNextMoment } from "../app/magazine/timing";
import { setSecurityHeaders } from "./security-headers";

interface Circumstances {
  api: boolean;
  /** The edition that was read. `null` if none could be read, undefined if none was needed. */
  edition?: OpenedEdition | null;
  /** Identifies the code. */
  build?: string;
  /** Whether the page changes each hour. */
  hourly?: boolean;
  /** Whether other sites may frame the page; an error page is never framed. */
  embed?: boolean;
  /** Whether a 304 is for a played page. A page itself says so by its header. */
  played?: boolean;
}

/** Sets the headers of a response of the Worker or of Remix. */
export function addHeaders(
  response: Response,
  { api, edition, build, hourly = false, embed = false, played: known = false }: Circumstances,
): Response {
  const headers = new Headers(response.headers);
  const scripts = headers.get(scriptsHeader);
  const camera = headers.has(cameraHeader);
  for (const internal of [scriptsHeader, cameraHeader]) headers.delete(internal);
  const played = known || scripts === ("played" satisfies PageScripts);
  const ownScripts = played || scripts === ("self" satisfies PageScripts);
  const framed = embed && (response.status === 200 || response.status === 304);
  setSecurityHeaders(headers, { api, ownScripts, played, embed: framed, camera });
  // A failed render means missing data, 503, if the edition is missing. A missing body that it names counts too.
  const unreadable = edition === null || (edition !== undefined && edition.lost.length > 0);
  const status = unreadable && response.status === 500 ? 503 : response.status;
  if (status === 503) headers.set("Retry-After", "30");
  if (edition) {
    headers.set("X-Edition", edition.source);
    // Pages and files stored for offline use never mix two of these versions (docs/decisions/025).
    if (build !== undefined) headers.set("X-Version", `${edition.manifest.version}.${build}`);
  }
  const degraded = edition && (edition.source !== "kv" || edition.lost.length > 0);
  if (status >= 500 || degraded) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", cacheControl(status, { brief: api || hourly, played }));
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (isPage && !played && !embed && status === 200) offerNextPages(headers);
  return new Response(response.body, { status, statusText: response.statusText, headers });
}

/** @param brief whether a copy that is a day old would be wrong @param played whether its scripts go with a deployment */
function cacheControl(status: number, { brief, played }: { brief: boolean; played: boolean }): string {
  if (played && (status === 200 || status === 304)) return "no-cache";
  if (status !== 200 && status !== 304) return "public, max-age=60";
  return `public, max-age=60, stale-while-revalidate=${brief ? 600 : 86_400}`;
}

/** Makes the 304 for a browser that holds this tag. It has no policy: the browser keeps those of the page it holds. */
export function notModified(tag: string, circumstances: Circumstances): Response {
  const headers = new Headers({ ETag: tag });
  if (circumstances.api) headers.set("Access-Control-Allow-Origin", "*");
  else headers.set("Vary", "Save-Data");
  const response = addHeaders(new Response(null, { status: 304, headers }), circumstances);
  // A browser replaces stored policies with those of a 304. Only the stored ones allow the page's scripts and camera.
  for (const policy of ["Content-Security-Policy", "Permissions-Policy"]) response.headers.delete(policy);
  return response;
}

/** Seconds in a day, the longest time for which browsers may show a stale response. */
const day = 86_400;

/** Shortens a response's cache time to the next hour at which a piece changes. No cache shows it too long. */
export function keepUntilNextMoment(response: Response, edition: OpenedEdition | null, now: number): Response {
  if (edition === null || !response.headers.get("Cache-Control")?.startsWith("public")) return response;
  const left = Math.ceil(untilNextMoment(edition.manifest.contents, now) / 1000);
  if (left > day) return response;
  const fresh = Math.min(60, left);
  response.headers.set("Cache-Control", `public, max-age=${fresh}, stale-while-revalidate=${left - fresh}`);
  return response;
}

const nextPages = "Speculation-Rules";

/** Lets the browser prefetch the reading page of a link under the pointer. */
function offerNextPages(headers: Headers): void {
  headers.set(nextPages, '"/speculation-rules.json"');
  headers.append("Vary", "Save-Data");
}

export const savesData = ({ headers }: Request) => headers.get("Save-Data")?.toLowerCase() === "on";

/** Adapts a response to its request: no body for HEAD, no prefetch under `Save-Data: on`. */
export function fitToRequest(response: Response, request: Request): Response {
  if (savesData(request)) response.headers.delete(nextPages);
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/** Responds with a cached response, adapted to the request. It copies the headers only if they change. */
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
