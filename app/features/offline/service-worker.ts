/**
 * Service worker: answers requests of a page from the cache if the network fails. If code here fails, the request goes
 * to the network as if this file did not exist. It imports no library: docs/decisions/025 has the figures.
 */
import { keepAhead, type OpenPage, prepareFirst } from "./keep-ahead";
import { copyFile, findFile, findPicture, keepFile } from "./kept-files";
import { evict, findPage, forget, keepPage, listPages, wholePacks } from "./kept-pages";
import { offlineFallbackHtml, withDay, withKeptPages, withPackMark } from "./kept-words";
import {
  buildOf,
  chapterIn,
  isAnswer,
  isGone,
  isKeepable,
  keptOf,
  kindOf,
  mostPages,
  networkTimeoutMs,
  notebookPath,
  offlineCache,
  offlinePath,
  pagesCache,
  versionHeader,
} from "./offline-rules";
import { isFile, judge } from "./whole-files";
import type { WorkerFetchEvent, WorkerScope } from "./worker-scope";

const scope = globalThis as unknown as WorkerScope;

/** Builds of the pages opened since this worker started, by client. For others the cached page names its build. */
const openBuilds = new Map<string, string>();
const rememberBuild = (client: string, response: Response) => {
  const build = buildOf(response.headers.get(versionHeader));
  if (client !== "" && build !== null) openBuilds.set(client, build);
};

async function buildOfClient(id: string): Promise<string | null> {
  const known = openBuilds.get(id);
  if (known !== undefined) return known;
  const client = await scope.clients.get(id);
  const page = client && (await findPage(new URL(client.url).pathname));
  return page ? buildOf(page.headers.get(versionHeader)) : null;
}

const pathOf = (request: Request) => new URL(request.url).pathname;
const timeout = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), networkTimeoutMs));

/** Caches the network's response in the background, or deletes a page that is gone. Errors of caching are ignored. */
function keepLater(event: WorkerFetchEvent, response: Response): void {
  const { search, pathname } = new URL(event.request.url);
  if (isGone(response)) event.waitUntil(forget(pathname).catch(() => undefined));
  const fetchedAhead = /prefetch/.test(event.request.headers.get("Sec-Purpose") ?? "");
  if (search !== "" || fetchedAhead || !isKeepable(response)) return;
  const copy = response.clone();
  event.waitUntil(keepPage(pathname, copy, openBuilds.values()).catch(() => undefined));
}

/**
 * Requests a page from the network. It bypasses the browser's HTTP cache, whose `stale-while-revalidate` copy may be a
 * day old. Back and forward ask with `force-cache`, and then the old copy is right.
 */
function askNetwork(request: Request): Promise<Response> {
  if (request.cache !== "default") return fetch(request);
  return fetch(request.url, { headers: request.headers, cache: "no-cache", redirect: "manual" });
}

/** Tells whether a redirect ends at a page of the magazine. An opaque redirect names no target, so it is followed. */
async function leadsToUs(response: Response, request: Request): Promise<boolean> {
  if (response.type !== "opaqueredirect") return false;
  const end = await fetch(request.url, { cache: "no-cache" });
  await end.body?.cancel();
  return end.headers.has(versionHeader);
}

/**
 * Responds from the network, else from the cache. The cached copy is used if the network fails, exceeds the time limit,
 * returns an error (5xx), or returns something that is not the magazine's.
 */
async function newest(event: WorkerFetchEvent, kept: Promise<Response | null>): Promise<Response> {
  const arrived = askNetwork(event.request).then((response) => {
    rememberBuild(event.resultingClientId, response);
    keepLater(event, response);
    return response;
  });
  event.waitUntil(arrived.catch(() => undefined));
  const inTime = await Promise.race([arrived.catch(() => null), timeout()]);
  if (inTime && isAnswer(inTime)) return inTime;
  const instead = await kept;
  if (instead === null) return arrived;
  return inTime && (await leadsToUs(inTime, event.request).catch(() => false)) ? inTime : instead;
}

async function page(event: WorkerFetchEvent): Promise<Response> {
  const path = pathOf(event.request);
  const kept = findPage(path).catch(() => null);
  try {
    const response = await newest(event, kept);
    // The daily limit of requests is reached (429). Cloudflare's page for it is not the magazine's.
    if (response.status === 429) return await withoutNetwork(event);
    if (response !== (await kept)) return await marked(path, response);
    rememberBuild(event.resultingClientId, response);
    const { keptAt: timeMs } = keptOf(path, response.headers);
    return await marked(path, new Response(withDay(await response.text(), timeMs), { headers: response.headers }));
  } catch {
    return withoutNetwork(event);
  }
}

/** Marks a chapter's page if its pack is on the device. The page itself has no script for it. */
async function marked(path: string, response: Response): Promise<Response> {
  const chapter = chapterIn(path);
  if (chapter === null || response.status !== 200) return response;
  const pack = (await wholePacks().catch(() => [])).find((each) => each.chapter === chapter);
  if (pack === undefined) return response;
  const { headers } = response;
  return new Response(withPackMark(await response.text(), pack.version === headers.get(versionHeader)), { headers });
}

/** Returns the offline page, with the list of the cached pages. */
async function withoutNetwork(event: WorkerFetchEvent): Promise<Response> {
  const html = { "Content-Type": "text/html; charset=utf-8" };
  const empty = await (await caches.open(offlineCache)).match(offlinePath);
  if (!empty) return new Response(offlineFallbackHtml, { status: 503, headers: html });
  rememberBuild(event.resultingClientId, empty);
  const cacheNames = [...(await wholePacks()).map(({ cache }) => cache), pagesCache];
  const pages = (await Promise.all(cacheNames.map(listPages))).flat();
  const hasNotebook = (await findPage(notebookPath)) !== null;
  return new Response(withKeptPages(await empty.text(), pages, hasNotebook), { headers: empty.headers });
}

/**
 * Fetches a file from the network. If something else comes under its name, as a captive portal's page, one more request
 * bypasses the browser's HTTP cache, which may have kept it.
 */
async function fetchFile(request: Request, path: string, isSuspect: boolean): Promise<Response> {
  const response = await fetch(request, isSuspect ? { cache: "reload" } : {});
  const isOther = response.status === 200 && !isFile(path, response);
  return isOther && !isSuspect ? fetch(request, { cache: "reload" }) : response;
}

async function file(event: WorkerFetchEvent, hashed: boolean): Promise<Response> {
  const path = pathOf(event.request);
  const build = await buildOfClient(event.clientId).catch(() => null);
  const find = hashed ? caches.match(path) : build === null ? null : findFile(path, build);
  const kept = (await Promise.resolve(find).catch(() => null)) ?? null;
  const standing = kept && (await judge(path, kept).catch(() => "broken"));
  const later = (work: (of: string) => Promise<void>) => {
    if (build !== null) event.waitUntil(work(build).catch(() => undefined));
  };
  if (kept && standing === "whole") {
    const copy = kept.clone();
    later((of) => copyFile(path, copy, of));
    return kept;
  }
  const spare = standing === "unsure" ? kept : null;
  try {
    const response = await fetchFile(event.request, path, kept !== null);
    if (!isFile(path, response)) return spare ?? response;
    const copy = response.clone();
    later((of) => keepFile(path, copy, of, kept !== null));
    return response;
  } catch (error) {
    const other = spare ?? (await findPicture(path));
    if (other) return other;
    throw error;
  }
}

const answers = {
  page,
  hashed: (event: WorkerFetchEvent) => file(event, true),
  file: (event: WorkerFetchEvent) => file(event, false),
  data: (event: WorkerFetchEvent) =>
    newest(
      event,
      findPage(pathOf(event.request)).catch(() => null),
    ),
};

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Range")) return;
  const kind = kindOf({ path: pathname, mode: request.mode, destination: request.destination });
  if (kind !== null) event.respondWith(answers[kind](event).catch(() => fetch(request)));
});

/** Time limit of the install step in milliseconds. Missing files are fetched after the next page. */
const mostPreparing = 15_000;

scope.addEventListener("install", (event) => {
  const enough = new Promise((resolve) => setTimeout(resolve, mostPreparing));
  const prepared = Promise.race([prepareFirst().catch(() => undefined), enough]);
  event.waitUntil(Promise.all([scope.skipWaiting(), prepared]));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), evict(mostPages, openBuilds.values()).catch(() => undefined)]));
});

/** Queue of fetches in advance, one page after another. Two tabs would fetch the same files twice. */
let ahead: Promise<unknown> = Promise.resolve();

scope.addEventListener("message", (event) => {
  const open = event.data as OpenPage;
  const client = event.source?.id ?? "";
  ahead = ahead.then(() => keepAhead(open, () => buildOfClient(client))).catch(() => undefined);
  event.waitUntil(ahead);
});
