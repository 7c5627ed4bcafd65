/** The cache of files: scripts, sheets, letters and pictures, each found as it is whole and kept as what it is. */
import { findIn, wholePacks } from "./kept-pages";
import { buildOf, filesCache, offlineCache, searchPath, tablePath, versionHeader } from "./offline-rules";
import type { PackFiles } from "./pack-rules";
import { judge, wholeFile } from "./whole-files";

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

/** An editor's picture without its width. Under this name stands which width is kept. */
const pictureOf = (path: string): string | undefined => /^\/pictures\/[^.]+\.[^.]+\./.exec(path)?.[0];

/**
 * Finds an editor's picture in whichever width is kept.
 * A pack has one, of 720 px, and a screen may ask for another: without it the picture would be broken.
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
 * Reads what pages of a build are made with, once. It names the digest of each file, so nothing is kept without it.
 *
 * @param cache where it is kept @returns null where it is not to be had now
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
 * Puts a file that came beside the others of its build, if it is whole.
 *
 * @param instead whether one was kept that is not: this one takes its place wherever it stands
 */
export async function keepFile(path: string, response: Response, build: string, instead = false): Promise<void> {
  const file = await wholeFile(path, response, (await tableOf(build))?.digests[path]);
  if (file === null) return;
  for (const name of instead ? await caches.keys() : []) {
    if (await findIn(name, path)) await putFile(await caches.open(name), path, file.clone());
  }
  await putFile(await caches.open(filesCache(build)), path, file);
}

/** Puts a file that another build has too beside those of this one: the other's go with its last page. */
export async function copyFile(path: string, file: Response, build: string): Promise<void> {
  if (!(await findIn(filesCache(build), path))) await putFile(await caches.open(filesCache(build)), path, file);
}

/**
 * Takes a file into a cache, from the device where it is there, else from the network.
 *
 * @throws where it does not come, or comes as something else
 */
export async function takeFile(cache: Cache, path: string, digest?: string, asked: RequestInit = {}): Promise<void> {
  const isWhole = async (kept?: Response) => kept !== undefined && (await judge(path, kept)) === "whole";
  if (await isWhole(await cache.match(path))) return;
  const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const fetched = async (how: RequestInit) => wholeFile(path, await fetch(path, { ...asked, ...how }), digest);
  // What the browser's own cache has may be a portal's: then it is asked past it, once.
  const file = (await isWhole(known)) ? known : ((await fetched({})) ?? (await fetched({ cache: "reload" })));
  if (!file) throw new Error(`${path}: not the file`);
  await putFile(cache, path, file);
}
