/** The cache of pages. The service worker, the search and the page of packs find, add and delete pages here. */
import type { Pack } from "../../magazine/pack";
import {
  buildOf,
  goneWith,
  isOurs,
  type Kept,
  keptHeader,
  keptOf,
  mostPages,
  notebookPath,
  offlineCache,
  oldest,
  packListPath,
  packOf,
  pagesCache,
  searchPath,
  titleHeader,
  unneededCaches,
} from "./offline-rules";
import { isWholeText } from "./whole-files";

/** A complete pack. */
export interface KeptPack {
  cache: string;
  chapter: string;
  version: string;
}

/**
 * Finds a response in one cache; undefined if the cache or the entry is missing.
 * It does not open the cache: that would create again, empty, one that another tab or a stopped pack has just deleted.
 */
export const findIn = (cacheName: string, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName });

/** Finds the complete packs. */
export async function wholePacks(): Promise<KeptPack[]> {
  const found = await Promise.all(
    (await caches.keys()).map(async (cache) => {
      const pack = packOf(cache);
      if (pack === null) return [];
      const list = await findIn(cache, packListPath(pack.chapter));
      return list === undefined ? [] : [{ cache, ...pack }];
    }),
  );
  return found.flat();
}

/** Finds the latest cached copy of a page, from a visit or from a pack. */
export async function findPage(path: string): Promise<Response | null> {
  const cacheNames = [pagesCache, ...(await wholePacks()).map(({ cache }) => cache)];
  if (path === searchPath || path === notebookPath) cacheNames.push(offlineCache);
  const found = await Promise.all(cacheNames.map((name) => findIn(name, path)));
  const keptAt = (response: Response) => keptOf(path, response.headers).keptAt;
  return found.flatMap((response) => response ?? []).sort((a, b) => keptAt(b) - keptAt(a))[0] ?? null;
}

/** Lists the paths in a cache of pages. A pack's own list is read instead, since opening its cache could create it. */
async function pathsIn(cache: string): Promise<string[]> {
  const pack = packOf(cache);
  if (pack !== null) {
    const list = await findIn(cache, packListPath(pack.chapter));
    return list ? ((await list.json()) as Pack).pages.map(({ address }) => address) : [];
  }
  if (!(await caches.has(cache))) return [];
  return (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
}

/** Lists the entries of a cache of pages, last first. */
export async function listPages(cache: string): Promise<Kept[]> {
  const listed = await Promise.all(
    (await pathsIn(cache)).map(async (path) => {
      const response = await findIn(cache, path);
      return response ? [keptOf(path, response.headers)] : [];
    }),
  );
  return listed.flat().sort((a, b) => b.keptAt - a.keptAt);
}

/** Deletes a page that no longer exists from the device, from packs too. */
export async function forget(path: string): Promise<void> {
  for (const name of (await caches.keys()).filter(isOurs)) {
    for (const gone of goneWith(path)) {
      if (await findIn(name, gone)) await (await caches.open(name)).delete(gone);
    }
  }
}

/**
 * Makes the copy that is cached. It is the response with its date and its title as headers. @throws if the connection
 * breaks
 */
export async function stamped(response: Response): Promise<Response> {
  const text = await response.text();
  if (!isWholeText(text, response.headers.get("Content-Type") ?? "")) throw new Error(`${response.url}: cut off`);
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1]?.replace(/ · [^·]*$/, "") ?? "";
  const headers = new Headers(response.headers);
  headers.set(keptHeader, String(Date.now()));
  headers.set(titleHeader, encodeURIComponent(title));
  return new Response(text, { headers });
}

/** Caches a page that was read and deletes the oldest. @param open builds of the pages that are open now */
export async function keepPage(path: string, response: Response, open: Iterable<string>): Promise<void> {
  const cache = await caches.open(pagesCache);
  const page = await stamped(response);
  try {
    await cache.put(path, page.clone());
  } catch {
    // The storage is full: delete half of the pages cached by reading. Packs, which the reader chose, stay.
    await evict(Math.floor((await cache.keys()).length / 2), open);
    await cache.put(path, page);
  }
  await evict(mostPages, open);
}

/** Deletes the oldest pages until `most` are left, and the files that only they need. */
export async function evict(most: number, open: Iterable<string>): Promise<void> {
  const cache = await caches.open(pagesCache);
  const pages = await listPages(pagesCache);
  const gone = new Set(oldest(pages, most));
  for (const { path } of gone) await cache.delete(path);
  const builds = pages.filter((page) => !gone.has(page)).flatMap(({ version }) => buildOf(version) ?? []);
  const needed = new Set([...builds, ...open]);
  await Promise.all(unneededCaches(await caches.keys(), needed).map((name) => caches.delete(name)));
}
