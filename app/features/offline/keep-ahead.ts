/**
 * What the service worker fetches before anybody asks for it: the page without a network, the search and the notebook,
 * the page that brought it, and the models of a lesson that is read. Nothing of it comes before the page has loaded.
 */
import { keepFile, tableOf, takeFile } from "./kept-files";
import { findIn, keepPage, stamped } from "./kept-pages";
import {
  buildOf,
  filesCache,
  isKeepable,
  notebookPath,
  offlineCache,
  offlinePath,
  searchPath,
  tablePath,
  versionHeader,
} from "./offline-rules";
import { filesNamedIn } from "./pack-rules";

/** What a page tells the service worker after it has loaded. */
export interface OpenPage {
  page: string;
  /** Files that came before there was a worker. */
  files: string[];
  /** Names of its models. */
  models: string[];
}

/** What is there without being read, with the route by which the build's table names its scripts. */
const places: Record<string, string> = { [offlinePath]: "", [searchPath]: "search", [notebookPath]: "notebook" };

/** Behind whatever the reader waits for, where a browser knows the word. */
const quietly = { priority: "low" } as RequestInit;

/** Keeps a page with all its files, or not at all. @returns the names of both */
async function prepare(path: string): Promise<string[]> {
  const response = await fetch(path, { cache: "no-cache", ...quietly });
  const build = buildOf(response.headers.get(versionHeader));
  const table = isKeepable(response) && build ? await tableOf(build, offlineCache) : null;
  if (table === null) throw new Error(`${path}: ${response.status}`);
  const page = await stamped(response);
  const cache = await caches.open(offlineCache);
  const names = new Set([
    ...filesNamedIn(await page.clone().text(), table),
    ...(table.routes[places[path] ?? ""] ?? []),
  ]);
  for (const name of names) await takeFile(cache, name, table.digests[name], quietly);
  await cache.put(path, page);
  return [path, tablePath, ...names];
}

/** Keeps the page without a network and the search. What an earlier worker kept beside them goes. */
export async function prepareFirst(): Promise<void> {
  const kept = new Set([...(await prepare(offlinePath)), ...(await prepare(searchPath))]);
  const cache = await caches.open(offlineCache);
  for (const request of await cache.keys()) if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Keeps the page that brought the worker: it was loaded before. From the browser's own cache, so for 0 bytes. */
async function keepFirst(path: string, names: readonly string[]): Promise<void> {
  const again = (name: string) => fetch(name, { cache: "force-cache" });
  const response = await again(path);
  const build = buildOf(response.headers.get(versionHeader));
  if (!isKeepable(response) || build === null) return;
  await keepPage(path, response, [build]);
  for (const name of names) {
    const found = await again(name).catch(() => null);
    if (found) await keepFile(name, found, build);
  }
}

/** Keeps the scripts of a lesson's models: 58 KB for the first of a build, then some 2 KB each. */
async function keepModels(build: string, names: readonly string[]): Promise<void> {
  const table = names.length === 0 ? null : await tableOf(build);
  if (table === null) return;
  const cache = await caches.open(filesCache(build));
  const paths = [...(table.routes.lesson ?? []), ...names.flatMap((name) => table.models[name] ?? [])];
  for (const path of new Set(paths)) await takeFile(cache, path, table.digests[path], quietly);
}

/** Who pays by the megabyte gets only what was asked for. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** @param readBuild finds the build of the page, once it is kept */
export async function keepAhead(open: OpenPage, readBuild: () => Promise<string | null>): Promise<void> {
  if (open.files.length > 0) await keepFirst(open.page, open.files);
  if (savesData()) return;
  const build = await readBuild();
  if (build !== null) await keepModels(build, open.models).catch(() => undefined);
  for (const path of Object.keys(places)) if (!(await findIn(offlineCache, path))) await prepare(path);
}
