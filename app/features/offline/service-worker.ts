/**
 * Answers what a page asks for where the network does not. Whatever fails in here, the answer is the network's, as if
 * this file were not there. It imports no library: docs/decisions/025 says with which figures.
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

/** The build of each page that was opened since this worker woke; of the others their kept page tells it. */
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

/** Keeps what the network said, after the answer, or lets go what is gone; what cannot be kept costs nothing else. */
function keepLater(event: WorkerFetchEvent, response: Response): void {
  const { search, pathname } = new URL(event.request.url);
  if (isGone(response)) event.waitUntil(forget(pathname).catch(() => undefined));
  const fetchedAhead = /prefetch/.test(event.request.headers.get("Sec-Purpose") ?? "");
  if (search !== "" || fetchedAhead || !isKeepable(response)) return;
  const copy = response.clone();
  event.waitUntil(keepPage(pathname, copy, openBuilds.values()).catch(() => undefined));
}

/**
 * Asks the network itself: the browser's own cache would give a page as it was up to a day ago (`stale-while-revalidate`),
 * which is right only where nobody keeps it better. On the way back (`force-cache`) the page as it was is what is meant.
 */
function askNetwork(request: Request): Promise<Response> {
  if (request.cache !== "default") return fetch(request);
  return fetch(request.url, { headers: request.headers, cache: "no-cache", redirect: "manual" });
}

/** Whether the network leads to a page of ours. A redirect tells nothing of itself: it is followed to its end. */
async function leadsToUs(response: Response, request: Request): Promise<boolean> {
  if (response.type !== "opaqueredirect") return false;
  const end = await fetch(request.url, { cache: "no-cache" });
  await end.body?.cancel();
  return end.headers.has(versionHeader);
}

/**
 * Answers from the network, or from what is kept. Kept is what counts where the network fails, is late, says that it
 * cannot, or answers with something that is not the magazine's.
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
    // The network has had enough for today; its page of that is no page of ours.
    if (response.status === 429) return await withoutNetwork(event);
    if (response !== (await kept)) return await marked(path, response);
    rememberBuild(event.resultingClientId, response);
    const { at: timeMs } = keptOf(path, response.headers);
    return await marked(path, new Response(withDay(await response.text(), timeMs), { headers: response.headers }));
  } catch {
    return withoutNetwork(event);
  }
}

/** Says on the page of a chapter that was taken along that it was: the page itself ships no script. */
async function marked(path: string, response: Response): Promise<Response> {
  const chapter = chapterIn(path);
  if (chapter === null || response.status !== 200) return response;
  const pack = (await wholePacks().catch(() => [])).find((each) => each.chapter === chapter);
  if (pack === undefined) return response;
  const { headers } = response;
  return new Response(withPackMark(await response.text(), pack.version === headers.get(versionHeader)), { headers });
}

/** The page without a network, with the list of what is there. */
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
 * Asks the network for a file. Where its name has something else, as a portal's page, the browser's own cache may have
 * kept that: it is asked past it, once.
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

/** Milliseconds for which the worker waits for them to begin; what is missing then comes with the next page. */
const mostPreparing = 15_000;

scope.addEventListener("install", (event) => {
  const enough = new Promise((resolve) => setTimeout(resolve, mostPreparing));
  const prepared = Promise.race([prepareFirst().catch(() => undefined), enough]);
  event.waitUntil(Promise.all([scope.skipWaiting(), prepared]));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), evict(mostPages, openBuilds.values()).catch(() => undefined)]));
});

/** One page after another: two tabs would fetch the same twice. */
let ahead: Promise<unknown> = Promise.resolve();

scope.addEventListener("message", (event) => {
  const open = event.data as OpenPage;
  const client = event.source?.id ?? "";
  ahead = ahead.then(() => keepAhead(open, () => buildOfClient(client))).catch(() => undefined);
  event.waitUntil(ahead);
});
