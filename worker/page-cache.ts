/**
 * Caches finished responses as bytes: reading pages and API responses. They are cached in the isolate and, if
 * possible, in the data centre's cache behind it. The key is made of origin, address, edition, build and year, for the
 * front page the hour; no other part of a request counts, so no visitor can change the page of another.
 */
import { createLruCache } from "../app/cache/lru-cache";
import { createSingleFlight, type SingleFlight } from "../app/cache/single-flight";
import { withTimeout } from "../app/cache/with-timeout";
import type { Manifest } from "../app/library/kv-layout";
import { startOfHour } from "../app/magazine/of-day";
import { isPlayedHtml } from "../app/magazine/page-scripts";
import { searchPath } from "../app/magazine/search-path";
import { momentsPassed } from "../app/magazine/timing";
import { tagOf } from "./etag";

/** A response as it leaves the Worker with status 200. */
export interface KeptResponse {
  bytes: ArrayBuffer;
  headers: Headers;
}

/**
 * A response made once for several requests. It is cached for all of them, or only for the request that it was made
 * for.
 */
type MadeResponse = { kept: KeptResponse } | { response: Response; request: Request };

/** The data centre's cache: `caches.default`. */
export interface SharedCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
}

/** A cached response. */
interface CachedResponse extends KeptResponse {
  /** Whether its page reads the query: a played page opens a panel, a sheet or a game by it. */
  readsQuery: boolean;
}

export interface PageCache {
  find(key: string): CachedResponse | undefined;
  keep(key: string, response: KeptResponse): void;
  /** Makes many waiting visitors cost one render. */
  once: SingleFlight<MadeResponse>;
}

/** Capacity in bytes of the isolate's cache of responses, out of 128 MB of memory. */
const pageCapacity = 24 * 1024 * 1024;
/** Bytes of a response's headers and its entry in the map, about. */
const overhead = 4_096;
/** Milliseconds to wait for another visitor's render. The most that KV and the deployed edition together may take. */
const renderTimeoutMs = 2_500;
/** Milliseconds to wait for the data centre's cache; a render takes less than that. */
const sharedTimeoutMs = 50;
/** Seconds for which the data centre's cache may store a response. Its key never gets another one. */
const sharedMaxAge = 7 * 24 * 3_600;

export function createPageCache(capacity = pageCapacity): PageCache {
  const responses = createLruCache<CachedResponse>(capacity, ({ bytes }) => bytes.byteLength + overhead);
  return {
    find: (key) => responses.get(key),
    keep: (key, response) => responses.set(key, { ...response, readsQuery: isPlayed(response.bytes) }),
    once: createSingleFlight(renderTimeoutMs),
  };
}

/** Bytes of a page up to the end of its `<html>` tag, at most. */
const htmlTagSize = 200;

/** Tells whether React hydrates a page. @param bytes of its HTML */
export const isPlayed = (bytes: ArrayBuffer): boolean =>
  isPlayedHtml(new TextDecoder().decode(bytes.slice(0, htmlTagSize)));

/** The entry of a response in the caches. */
export interface CacheSlot {
  /** The key in the isolate. As a URL without a page it is the key in the data centre too. */
  key: string;
  tag: string;
  /** Path and known query parameters, in one fixed order. */
  address: string;
  /** Whether a response to this request may be stored. Otherwise the request may only read the cache. */
  mayFill: boolean;
}

/**
 * Tells whether a page changes each hour. The front page shows the sky and the questions of the day
 * (docs/decisions/020).
 */
export const isHourly = (path: string) => path === "/";

/** Finds the cache slot of an address. @returns null if its responses are not cached */
export function cacheSlot(url: URL, manifest: Manifest, build: string, now: number): CacheSlot | null {
  const known = knownAddress(url, manifest);
  if (known === null) return null;
  // The footer of every page shows the year.
  const time = isHourly(url.pathname) ? `h${startOfHour(now) / 3_600_000}` : new Date(now).getUTCFullYear();
  // A piece that appears or disappears at its hour changes pages within the same edition.
  const passed = momentsPassed(manifest.contents, now);
  const state = `${manifest.version}.${build}.${time}${passed === 0 ? "" : `.${passed}`}`;
  // Pages contain their own address, so those of two hosts differ.
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
 * The query parameters that the API reads, and the values whose responses are cached. The address of a piece is listed
 * without its slug. Other API addresses read no parameter.
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

/** Addresses that respond to any query. */
const neverKept: ReadonlySet<string> = new Set(["/oembed"]);

/**
 * Reduces an address to the parts that its page may read.
 *
 * A request for a page with a query may read the cache but never fills it. So a visitor cannot choose what others see.
 * Reading pages read no query; a played page is rendered for it.
 */
function knownAddress(
  { pathname, search, searchParams }: URL,
  manifest: Manifest,
): Pick<CacheSlot, "address" | "mayFill"> | null {
  if (pathname.endsWith(".data") || neverKept.has(pathname)) return null;
  if (search === "") return { address: pathname, mayFill: true };
  // The one page that reads a query: each response belongs to one visitor.
  if (pathname === searchPath) return null;
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

/** The header that holds a response's own headers. The cache replaces them with its own. */
const ownHeaders = "X-Own-Headers";

/** Reads from the data centre's cache. @returns null if it has no response, is slow, or does not work here */
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

/** Stores a response in the data centre's cache. If that fails, the isolates render for themselves. */
export async function keepShared(cache: SharedCache | undefined, key: string, kept: KeptResponse): Promise<void> {
  const headers = {
    "Cache-Control": `public, max-age=${sharedMaxAge}`,
    "Content-Type": "application/octet-stream",
    [ownHeaders]: JSON.stringify([...kept.headers]),
  };
  await cache?.put(key, new Response(kept.bytes, { headers })).catch(() => undefined);
}
