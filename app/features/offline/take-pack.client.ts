/**
 * Downloads a chapter's pack into a cache of its own. It has all pages of one edition and all their files of one build.
 * The chapter's list is written last, and a cache without its list does not count. So a pack is complete or absent.
 */
import type { Pack } from "../../magazine/pack";
import { partNames, searchIndexPath } from "../../magazine/search/part-names";
import { takeFile } from "./kept-files";
import { stamped, wholePacks } from "./kept-pages";
import { isKeepable, packCache, packListPath, packOf, tablePath, versionHeader } from "./offline-rules";
import { filesNamedIn, filesOfPack, type PackFailure, type PackFiles, packBytes } from "./pack-rules";
import { wholeFile } from "./whole-files";

/** Number of parallel requests. A slow line is full with fewer, and the page stays responsive. */
const lanes = 4;
/** Most attempts at one pack. Each edition published during a download starts it again. */
const mostStarts = 3;

export type Taken = "taken" | PackFailure;

interface Taking {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** Error: the network serves another edition or build than at the start. */
class OtherVersion extends Error {}

/** Fetches the table of the build's files. @throws without a network, or if the response is not the table */
async function readTable(signal?: AbortSignal): Promise<Response> {
  const table = await wholeFile(tablePath, await fetch(tablePath, { cache: "no-cache", signal }));
  if (table === null) throw new Error(`${tablePath}: not the file`);
  return table;
}

export const readPackFiles = async (): Promise<PackFiles> => (await readTable()).json();

/** Fetches a page, a list or data. @throws if the response is not the magazine's */
async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { cache: "no-cache", signal });
  if (!isKeepable(response)) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Fetches the version that is published now. @returns null without a network */
export const newestVersion = (chapter: string): Promise<string | null> =>
  fetch(packListPath(chapter), { cache: "no-cache" }).then(
    (response) => (isKeepable(response) ? response.headers.get(versionHeader) : null),
    () => null,
  );

/** Runs `work` on each item, a few in parallel. The first error ends it. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function takeOnce(chapter: string, { signal, onProgress }: Taking): Promise<void> {
  const list = await ask(packListPath(chapter), signal);
  const version = list.headers.get(versionHeader) ?? "";
  const pack = (await list.clone().json()) as Pack;
  const tableFile = await readTable(signal);
  const table = (await tableFile.clone().json()) as PackFiles;
  const whole = packBytes(pack, table);
  const cache = await caches.open(packCache(chapter, version));
  let done = 0;
  const came = (bytes: number) => {
    done += bytes;
    onProgress(Math.min(1, done / whole));
  };

  const files = filesOfPack(pack, table);
  await inLanes(pack.pages, async ({ address, bytes }) => {
    // Pages that were cached before a tab was closed have this version too.
    let page = await cache.match(address);
    if (!page) {
      const response = await ask(address, signal);
      if (response.headers.get(versionHeader) !== version) throw new OtherVersion();
      page = await stamped(response);
      await cache.put(address, page.clone());
    }
    if (address === searchIndexPath) await takeSought(chapter, cache, await page.json(), signal);
    if (!address.startsWith("/api/"))
      for (const path of filesNamedIn(address, await page.text(), table)) files.add(path);
    came(bytes);
  });
  await inLanes([...files], async (path) => {
    await takeFile(cache, path, table.digests[path], { cache: "no-cache", signal });
    came(table.bytes[path] ?? 0);
  });
  // Pictures carry no version. They are of one edition only if nothing was published during the download.
  if ((await newestVersion(chapter)) !== version) throw new OtherVersion();
  await cache.put(tablePath, tableFile);
  await cache.put(packListPath(chapter), list);
  for (const name of await caches.keys()) {
    const other = packOf(name);
    if (other?.chapter === chapter && other.version !== version) await caches.delete(name);
  }
}

/** Caches the search texts of a chapter. Their names hold their hashes, so a cached one is never stale. */
async function takeSought(chapter: string, cache: Cache, index: unknown, signal: AbortSignal): Promise<void> {
  for (const part of typeof index === "string" ? partNames(index) : []) {
    if (!part.startsWith(`${chapter}-`)) continue;
    const path = `/api/search/${part}`;
    if (!(await cache.match(path))) await cache.put(path, await stamped(await ask(path, signal)));
  }
}

/** Deletes the incomplete packs of a chapter. */
async function clearHalves(chapter: string): Promise<void> {
  const whole = new Set((await wholePacks()).map(({ cache }) => cache));
  for (const name of await caches.keys()) {
    if (packOf(name)?.chapter === chapter && !whole.has(name)) await caches.delete(name);
  }
}

const lockOf = (chapter: string) => `prizma-pack-${chapter}`;

/** Downloads a chapter's pack, in one tab at a time. An older pack stays until the new one is complete. */
export async function takePack(chapter: string, taking: Taking): Promise<Taken> {
  return navigator.locks.request(lockOf(chapter), { ifAvailable: true }, (lock) =>
    lock === null ? "elsewhere" : takeWhole(chapter, taking),
  );
}

/** Waits until no other tab downloads this chapter. @throws if the reader leaves earlier */
export const takenElsewhere = (chapter: string, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(lockOf(chapter), { signal }, () => undefined);

/** Downloads a pack, and starts again if an edition is published meanwhile. */
async function takeWhole(chapter: string, taking: Taking): Promise<Taken> {
  try {
    for (let start = 1; ; start++) {
      try {
        await takeOnce(chapter, taking);
        return "taken";
      } catch (error) {
        if (!(error instanceof OtherVersion) || start === mostStarts) throw error;
        await clearHalves(chapter);
      }
    }
  } catch (error) {
    await clearHalves(chapter).catch(() => undefined);
    if (taking.signal.aborted) return "cancelled";
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "failed";
  }
}

/** Deletes a chapter's pack from the device. */
export async function removePack(chapter: string): Promise<void> {
  for (const name of await caches.keys()) if (packOf(name)?.chapter === chapter) await caches.delete(name);
}
