/**
 * The cache of files: scripts, style sheets, fonts and pictures. Each file is checked when it is cached and when it is
 * read.
 */
import { findIn, wholePacks } from "./kept-pages";
import { buildOf, filesCache, offlineCache, searchPath, tablePath, versionHeader } from "./offline-rules";
import type { PackFiles } from "./pack-rules";
import { judge, wholeFile } from "./whole-files";

/** Finds the copy of a changing file that belongs to this build. A copy of another build is never used. */
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
 * Returns the address of an editor's picture without its width. It is the key under which the cached width is noted.
 */
const pictureOf = (path: string): string | undefined => /^\/pictures\/[^.]+\.[^.]+\./.exec(path)?.[0];

/**
 * Finds an editor's picture in whichever width is cached.
 * A pack holds one width, 720 px; a screen may request another, and the picture would be missing.
 */
export async function findPicture(path: string): Promise<Response | null> {
  const picture = pictureOf(path);
  const known = picture && (await caches.match(picture));
  return (known && (await caches.match(await known.text()))) || null;
}

async function putFile(cache: Cache, path: string, file: Response): Promise<void> {
  const picture = pictureOf(path);
  await cache.put(path, file);
  if (picture !== undefined) await cache.put(picture, new Response(path));
}

const tables = new Map<string, Promise<PackFiles | null>>();

/**
 * Reads the table of a build's files, once. It holds the digest of each file, so nothing is cached without it.
 *
 * @param cache name of the cache that holds it @returns null if it cannot be had now
 */
export function tableOf(build: string, cache = filesCache(build)): Promise<PackFiles | null> {
  const known = tables.get(build) ?? readTable(build, cache).catch(() => null);
  tables.set(build, known);
  known.then((table) => table ?? tables.delete(build));
  return known;
}

async function readTable(build: string, cache: string): Promise<PackFiles | null> {
  const kept = await findFile(tablePath, build);
  const response = kept ?? (await wholeFile(tablePath, await fetch(tablePath, { cache: "no-cache" })));
  const table = ((await response?.clone().json()) ?? null) as PackFiles | null;
  if (table && response && !kept) await (await caches.open(cache)).put(tablePath, response);
  return table;
}

/**
 * Caches a file in its build's cache if the file is whole.
 *
 * @param instead whether the cached copy failed its check: this one then replaces it in every cache that holds it
 */
export async function keepFile(path: string, response: Response, build: string, instead = false): Promise<void> {
  const file = await wholeFile(path, response, (await tableOf(build))?.digests[path]);
  if (file === null) return;
  for (const name of instead ? await caches.keys() : []) {
    if (await findIn(name, path)) await putFile(await caches.open(name), path, file.clone());
  }
  await putFile(await caches.open(filesCache(build)), path, file);
}

/** Copies a file of another build into this build's cache. The other cache is deleted with its last page. */
export async function copyFile(path: string, file: Response, build: string): Promise<void> {
  if (!(await findIn(filesCache(build), path))) await putFile(await caches.open(filesCache(build)), path, file);
}

/**
 * Puts a file into a cache. It comes from another cache if it is there, else from the network.
 *
 * @throws if the file does not come, or something else comes under its name
 */
export async function takeFile(cache: Cache, path: string, digest?: string, options: RequestInit = {}): Promise<void> {
  const isWhole = async (kept?: Response) => kept !== undefined && (await judge(path, kept)) === "whole";
  if (await isWhole(await cache.match(path))) return;
  const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const fetched = async (how: RequestInit) => wholeFile(path, await fetch(path, { ...options, ...how }), digest);
  // The browser's HTTP cache may hold a captive portal's page. One more request bypasses it (`reload`).
  const file = (await isWhole(known)) ? known : ((await fetched({})) ?? (await fetched({ cache: "reload" })));
  if (!file) throw new Error(`${path}: not the file`);
  await putFile(cache, path, file);
}
