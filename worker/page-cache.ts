/**
 * Keeps finished responses as bytes: reading pages and those of the API, in the isolate and, where it works, in the data
 * centre's cache behind it. Origin, address, edition, build and year, of the front page the hour, make the key; nothing
 * else of a request does, so no visitor can change what another gets.
 */
import { createLruCache } from "../app/cache/lru-cache";
import { createSingleFlight, type SingleFlight } from "../app/cache/single-flight";
import { withTimeout } from "../app/cache/with-timeout";
import type { Manifest } from "../app/library/kv-layout";
import { startOfHour } from "../app/magazine/of-day";
import { momentsPassed } from "../app/magazine/timing";
import { tagOf } from "./etag";

/** A response as it leaves the Worker with status 200. */
export interface KeptResponse {
  bytes: ArrayBuffer;
  headers: Headers;
}

/** A response that was made once for many: kept for all of them, or only for the request that it was made for. */
type MadeResponse = { kept: KeptResponse } | { response: Response; request: Request };

/** The data centre's cache: `caches.default`. */
export interface SharedCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
}

export interface PageCache {
  find(key: string): KeptResponse | undefined;
  keep(key: string, response: KeptResponse): void;
  /** Many waiting visitors cost one render. */
  once: SingleFlight<MadeResponse>;
}

/** Bytes of finished responses kept in the isolate, of the 128 MB it has. */
const pageCapacity = 24 * 1024 * 1024;
/** Bytes that a response's headers and its entry in the map take, about. */
const overhead = 4_096;
/** Milliseconds to wait for another visitor's render: as long as KV and the deployed edition together may take. */
const renderTimeoutMs = 2_500;
/** Milliseconds that the data centre's cache may take; a render takes less than that. */
const sharedTimeoutMs = 50;
/** Seconds for which the data centre's cache may keep a response: its key never means another one. */
const sharedMaxAge = 7 * 24 * 3_600;

export function createPageCache(capacity = pageCapacity): PageCache {
  const responses = createLruCache<KeptResponse>(capacity, ({ bytes }) => bytes.byteLength + overhead);
  return {
    find: (key) => responses.get(key),
    keep: (key, response) => responses.set(key, response),
    once: createSingleFlight(renderTimeoutMs),
  };
}

/** Where the response to an address may be kept. */
export interface CacheSlot {
  /** In the isolate; a URL of no page, by which the data centre keeps it. */
  key: string;
  tag: string;
  /** Path and known query, in one fixed order. */
  address: string;
  /** Whether a response to this very request may be kept; else it may only be read from what is kept. */
  mayFill: boolean;
}

/** Whether a page is of its hour: the front page shows the sky and the questions of the day (docs/decisions/020). */
export const isHourly = (path: string) => path === "/";

/** Finds the slot of an address. @returns null where its responses are not kept */
export function cacheSlot(url: URL, manifest: Manifest, build: string, now: number): CacheSlot | null {
  const known = knownAddress(url, manifest);
  if (known === null) return null;
  // The year stands in the footer of every page.
  const time = isHourly(url.pathname) ? `h${startOfHour(now) / 3_600_000}` : new Date(now).getUTCFullYear();
  // A piece that comes or goes by its hour makes other pages of the same edition.
  const passed = momentsPassed(manifest.contents, now);
  const state = `${manifest.version}.${build}.${time}${passed === 0 ? "" : `.${passed}`}`;
  // Pages name their own address, so those of two hosts differ.
  const key = `${url.origin}/__kept/${encodeURIComponent(`${state} ${known.address}`)}`;
  return { ...known, key, tag: tagOf(state, url.origin + known.address) };
}

type Allowed = (value: string, manifest: Manifest) => boolean;

const oneOf =
  (...values: string[]): Allowed =>
  (value) =>
    values.includes(value);
const knownCategory: Allowed = (value, { categories }) => categories.some(({ id }) => String(id) === value);

/**
 * What the API reads of a query, and the values whose responses are kept; a piece's address stands without its slug. Its
 * other addresses read nothing.
 */
const readByApi: Record<string, Record<string, Allowed> | undefined> = {
  "/api/contents": {
    featured: oneOf("true", "false"),
    categoryId: knownCategory,
    fields: oneOf("summary"),
    terms: oneOf("cards"),
  },
  "/api/contents/slug/": { terms: oneOf("cards") },
  "/api/categories": { type: oneOf("math", "physics") },
};

/** What answers to any query. */
const neverKept: ReadonlySet<string> = new Set(["/oembed"]);
/** The one page that reads a query: each answer is one visitor's own. */
const searchPage = "/kerko";

/**
 * Reduces an address to what its page may read of it.
 *
 * A page asked for with a query is read from the one that is kept, but never fills it: reading pages read no query, and
 * if one ever did, no visitor could choose what others see.
 */
function knownAddress(
  { pathname, search, searchParams }: URL,
  manifest: Manifest,
): Pick<CacheSlot, "address" | "mayFill"> | null {
  if (pathname.endsWith(".data") || neverKept.has(pathname)) return null;
  if (search === "") return { address: pathname, mayFill: true };
  if (pathname === searchPage) return null;
  if (!pathname.startsWith("/api/")) return { address: pathname, mayFill: false };
  const known: string[] = [];
  for (const [name, allowed] of Object.entries(readByApi[pathname.replace(/(?<=\/slug\/).*/, "")] ?? {})) {
    const value = searchParams.get(name);
    if (value === null) continue;
    if (!allowed(value, manifest)) return null;
    known.push(`${name}=${value}`);
  }
  return { address: known.length === 0 ? pathname : `${pathname}?${known.join("&")}`, mayFill: true };
}

/** Holds a response's own headers there, since the cache puts its own in their place. */
const ownHeaders = "X-Own-Headers";

/** Looks into the data centre's cache. @returns null where it has no response, is slow, or does not work here */
export async function findShared(cache: SharedCache | undefined, key: string): Promise<KeptResponse | null> {
  if (!cache) return null;
  try {
    const response = await withTimeout(cache.match(key), sharedTimeoutMs);
    const headers = response?.headers.get(ownHeaders);
    if (!response || !headers) return null;
    return { bytes: await response.arrayBuffer(), headers: new Headers(JSON.parse(headers)) };
  } catch {
    return null;
  }
}

/** Puts a response into the data centre's cache. Where that does not work the isolates render for themselves. */
export async function keepShared(cache: SharedCache | undefined, key: string, kept: KeptResponse): Promise<void> {
  const headers = {
    "Cache-Control": `public, max-age=${sharedMaxAge}`,
    "Content-Type": "application/octet-stream",
    [ownHeaders]: JSON.stringify([...kept.headers]),
  };
  await cache?.put(key, new Response(kept.bytes, { headers })).catch(() => undefined);
}
