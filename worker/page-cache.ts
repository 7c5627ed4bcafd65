/**
 * Finished answers as bytes: reading pages and the API's, kept in the isolate and, where it works, in the data
 * centre's cache behind it. An address and the state of the magazine make the key; nothing else of a request does,
 * so nothing that a visitor sends can reach another.
 */
import { createLruCache } from "../app/cache/lru-cache";
import { createSingleFlight, type SingleFlight } from "../app/cache/single-flight";
import { withTimeout } from "../app/cache/with-timeout";
import type { Manifest } from "../app/library/kv-layout";
import { siteOrigin } from "../app/magazine/site";

/** An answer as it leaves the Worker with status 200. */
export interface KeptAnswer {
  bytes: ArrayBuffer;
  headers: Headers;
}

/** The data centre's cache: `caches.default`. */
export interface SharedCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
}

export interface PageCache {
  find(key: string): KeptAnswer | undefined;
  keep(key: string, answer: KeptAnswer): void;
  /** Many waiting readers cost one render. */
  share: SingleFlight<KeptAnswer | null>;
}

/** Bytes of finished answers kept in the isolate, of the 128 MB it has. */
const pageCapacity = 24 * 1024 * 1024;
/** Bytes that the headers of an answer and its place in the map take, about. */
const overhead = 4_096;
/** Milliseconds to wait for another reader's render: as long as KV and the deployed edition together may take. */
const renderPatience = 2_500;
/** Milliseconds that the data centre's cache may take; past them a render is quicker. */
const sharedPatience = 50;
/** Seconds for which the data centre's cache may keep an answer: its key never means another one. */
const sharedLife = 7 * 24 * 3_600;

export function createPageCache(capacity = pageCapacity): PageCache {
  const answers = createLruCache<KeptAnswer>(capacity, ({ bytes }) => bytes.byteLength + overhead);
  return {
    find: (key) => answers.get(key),
    keep: (key, answer) => answers.set(key, answer),
    share: createSingleFlight(renderPatience),
  };
}

/** What the answers depend on besides their address: the content, the code, and the year that stands in the footer. */
export function stateOf({ version }: Pick<Manifest, "version">, build: string, now: number): string {
  return `${version}.${build}.${new Date(now).getUTCFullYear()}`;
}

type Allowed = (value: string, manifest: Manifest) => boolean;

const oneOf =
  (...values: string[]): Allowed =>
  (value) =>
    values.includes(value);
const knownCategory: Allowed = (value, { categories }) => categories.some(({ id }) => String(id) === value);

/** What the API reads of a query, and the values whose answers are kept. Its other addresses read nothing. */
const readByApi: Record<string, Record<string, Allowed> | undefined> = {
  "/api/contents": { featured: oneOf("true", "false"), categoryId: knownCategory, fields: oneOf("summary") },
  "/api/categories": { type: oneOf("math", "physics") },
};

export interface KeptAddress {
  /** Path and known query, in one fixed order. */
  address: string;
  /** Whether an answer made for this very request may be kept; else it may only be read from what is kept. */
  mayFill: boolean;
}

/**
 * The address under which an answer may be kept; null where none may be.
 *
 * A page asked for with a query is read from the one kept, but never fills it: reading pages read no query, and were
 * one to begin, no visitor could choose what others see.
 */
export function keptAddress({ pathname, search, searchParams }: URL, manifest: Manifest): KeptAddress | null {
  if (pathname.endsWith(".data")) return null;
  if (search === "") return { address: pathname, mayFill: true };
  if (!pathname.startsWith("/api/")) return { address: pathname, mayFill: false };
  const known: string[] = [];
  for (const [name, allowed] of Object.entries(readByApi[pathname] ?? {})) {
    const value = searchParams.get(name);
    if (value === null) continue;
    if (!allowed(value, manifest)) return null;
    known.push(`${name}=${value}`);
  }
  return { address: known.length === 0 ? pathname : `${pathname}?${known.join("&")}`, mayFill: true };
}

/** Where an answer stands in the data centre's cache: an address that no visitor can ask for. */
const sharedAddress = (key: string) => `${siteOrigin}/__kept/${encodeURIComponent(key)}`;
/** Holds an answer's own headers there, since the cache puts its own in their place. */
const ownHeaders = "X-Own-Headers";

/** An answer out of the data centre's cache; null where it has none, is slow, or does not work here. */
export async function findShared(cache: SharedCache | undefined, key: string): Promise<KeptAnswer | null> {
  if (!cache) return null;
  try {
    const response = await withTimeout(cache.match(sharedAddress(key)), sharedPatience);
    const headers = response?.headers.get(ownHeaders);
    if (!response || !headers) return null;
    return { bytes: await response.arrayBuffer(), headers: new Headers(JSON.parse(headers)) };
  } catch {
    return null;
  }
}

/** Puts an answer into the data centre's cache. Where that does not work the isolates render for themselves. */
export async function keepShared(cache: SharedCache | undefined, key: string, answer: KeptAnswer): Promise<void> {
  const headers = {
    "Cache-Control": `public, max-age=${sharedLife}`,
    "Content-Type": "application/octet-stream",
    [ownHeaders]: JSON.stringify([...answer.headers]),
  };
  await cache?.put(sharedAddress(key), new Response(answer.bytes, { headers })).catch(() => undefined);
}
