/**
 * Fetches files in advance for offline use, after the page has loaded. They are the offline page, the search, the
 * notebook, the page that registered the service worker, and the models of an open lesson.
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

/** Message of a page to the service worker, sent after the page has loaded. */
export interface OpenPage {
  page: string;
  /** Files that were loaded before a service worker was active. */
  files: string[];
  /** Names of the page's models. */
  models: string[];
}

/** Pages that are cached in advance. Each has the route that names its scripts in the build's table. */
const places: Record<string, string> = { [offlinePath]: "", [searchPath]: "search", [notebookPath]: "notebook" };

/** Request options: lower priority than the page's own requests, in browsers that know `priority`. */
const quietly = { priority: "low" } as RequestInit;

/** Caches a page with all its files, or nothing. @returns the names of both */
async function prepare(path: string): Promise<string[]> {
  const response = await fetch(path, { cache: "no-cache", ...quietly });
  const build = buildOf(response.headers.get(versionHeader));
  const table = isKeepable(response) && build ? await tableOf(build, offlineCache) : null;
  if (table === null) throw new Error(`${path}: ${response.status}`);
  const page = await stamped(response);
  const cache = await caches.open(offlineCache);
  const names = new Set([
    ...filesNamedIn(path, await page.clone().text(), table),
    ...(table.routes[places[path] ?? ""] ?? []),
  ]);
  for (const name of names) await takeFile(cache, name, table.digests[name], quietly);
  await cache.put(path, page);
  return [path, tablePath, ...names];
}

/** Caches the offline page and the search, and deletes all other entries of that cache. */
export async function prepareFirst(): Promise<void> {
  const kept = new Set([...(await prepare(offlinePath)), ...(await prepare(searchPath))]);
  const cache = await caches.open(offlineCache);
  for (const request of await cache.keys()) if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Caches the page that registered the worker. It comes from the browser's HTTP cache, so it costs 0 bytes. */
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

/** Caches the scripts of a lesson's models. They take 58 KB for the first model of a build, then about 2 KB each. */
async function keepModels(build: string, names: readonly string[]): Promise<void> {
  const table = names.length === 0 ? null : await tableOf(build);
  if (table === null) return;
  const cache = await caches.open(filesCache(build));
  const paths = [...(table.routes.lesson ?? []), ...names.flatMap((name) => table.models[name] ?? [])];
  for (const path of new Set(paths)) await takeFile(cache, path, table.digests[path], quietly);
}

/** Tells whether the reader saves data (`saveData`). Then nothing is fetched in advance. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the above in advance. @param readBuild finds the page's build, once the page is cached */
export async function keepAhead(open: OpenPage, readBuild: () => Promise<string | null>): Promise<void> {
  if (open.files.length > 0) await keepFirst(open.page, open.files);
  if (savesData()) return;
  const build = await readBuild();
  if (build !== null) await keepModels(build, open.models).catch(() => undefined);
  for (const path of Object.keys(places)) if (!(await findIn(offlineCache, path))) await prepare(path);
}
