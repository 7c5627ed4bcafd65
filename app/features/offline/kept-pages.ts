/** The shelf of caches: what the service worker and the page of packs find there, keep there and let go. */
import {
  buildOf,
  filesCache,
  type Kept,
  keptHeader,
  keptOf,
  mostPages,
  offlineCache,
  oldest,
  packListPath,
  packOf,
  pagesCache,
  searchPath,
  titleHeader,
  unneededCaches,
  versionHeader,
} from "./offline-rules";

/** A pack that is whole. */
export interface KeptPack {
  cache: string;
  chapter: string;
  version: string;
}

/**
 * Finds an answer in one cache; undefined where either is missing.
 * It opens no cache: that would bring back, empty, one that another tab or a pack that is stopped has just let go.
 */
const findIn = (cacheName: string, path: string): Promise<Response | undefined> => caches.match(path, { cacheName });

/** Finds the packs that were taken to their end. */
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

/** Finds the latest kept copy of a page, read or from a pack. */
export async function findPage(path: string): Promise<Response | null> {
  const shelves = [pagesCache, ...(await wholePacks()).map(({ cache }) => cache)];
  if (path === searchPath) shelves.push(offlineCache);
  const found = await Promise.all(shelves.map((name) => findIn(name, path)));
  const at = (response: Response) => keptOf(path, response.headers).at;
  return found.flatMap((response) => response ?? []).sort((a, b) => at(b) - at(a))[0] ?? null;
}

/** Finds a file that changes with deployments, as this build has it: never as another one has. */
export async function findFile(path: string, build: string): Promise<Response | null> {
  const packs = (await wholePacks()).filter(({ version }) => buildOf(version) === build);
  for (const name of [filesCache(build), ...packs.map(({ cache }) => cache)]) {
    const found = await findIn(name, path);
    if (found) return found;
  }
  const search = await findIn(offlineCache, searchPath);
  const isSame = search && buildOf(search.headers.get(versionHeader)) === build;
  return (isSame && (await findIn(offlineCache, path))) || null;
}

/**
 * Finds an editor's picture in whichever width is kept.
 * A pack has one, of 720 px, and a screen may ask for another: without it the picture would be broken.
 */
export async function findPicture(path: string): Promise<Response | null> {
  const stem = /^\/pictures\/[^.]+\.[^.]+\./.exec(path)?.[0];
  for (const name of stem === undefined ? [] : await caches.keys()) {
    const shelf = await caches.open(name);
    const kept = (await shelf.keys()).find(({ url }) => new URL(url).pathname.startsWith(stem as string));
    if (kept) return (await shelf.match(kept)) ?? null;
  }
  return null;
}

/** Lists what is kept in a cache of pages, last first. */
export async function listPages(cache: string): Promise<Kept[]> {
  const shelf = await caches.open(cache);
  const listed = await Promise.all(
    (await shelf.keys()).map(async (request) => {
      const response = await shelf.match(request);
      return response ? [keptOf(new URL(request.url).pathname, response.headers)] : [];
    }),
  );
  return listed.flat().sort((a, b) => b.at - a.at);
}

/** Makes the answer that is kept: the same, with its day and its title. */
export async function stamped(response: Response): Promise<Response> {
  const text = await response.text();
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1]?.replace(/ · [^·]*$/, "") ?? "";
  const headers = new Headers(response.headers);
  headers.set(keptHeader, String(Date.now()));
  headers.set(titleHeader, encodeURIComponent(title));
  return new Response(text, { headers });
}

/** Keeps a page that was read, and lets the oldest go. @param open builds of pages that are open now */
export async function keepPage(path: string, response: Response, open: Iterable<string>): Promise<void> {
  const shelf = await caches.open(pagesCache);
  const page = await stamped(response);
  try {
    await shelf.put(path, page.clone());
  } catch {
    // The storage is full: half of what was read makes room, and what was asked for (packs) stays.
    await letGo(Math.floor((await shelf.keys()).length / 2), open);
    await shelf.put(path, page);
  }
  await letGo(mostPages, open);
}

/** Removes pages until `most` are left, and the files that only they need. */
export async function letGo(most: number, open: Iterable<string>): Promise<void> {
  const shelf = await caches.open(pagesCache);
  const pages = await listPages(pagesCache);
  const gone = new Set(oldest(pages, most));
  for (const { path } of gone) await shelf.delete(path);
  const builds = pages.filter((page) => !gone.has(page)).flatMap(({ version }) => buildOf(version) ?? []);
  const needed = new Set([...builds, ...open]);
  await Promise.all(unneededCaches(await caches.keys(), needed).map((name) => caches.delete(name)));
}
