/**
 * Answers what a page asks for where the network does not. Whatever fails in here, the answer is the network's, as if
 * this file were not there. It imports no library: docs/decisions/025 says with which figures.
 */
import { findFile, findPage, findPicture, keepPage, letGo, listPages, stamped, wholePacks } from "./kept-pages";
import { lastWords, withDay, withKeptPages, withPackMark } from "./kept-words";
import {
  buildOf,
  chapterIn,
  filesCache,
  isKeepable,
  keptOf,
  kindOf,
  mostPages,
  offlineCache,
  offlinePath,
  pagesCache,
  patience,
  searchPath,
  versionHeader,
} from "./offline-rules";
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
const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));

/** Keeps what the network said, after the answer; what cannot be kept costs nothing else. */
function keepLater(event: WorkerFetchEvent, response: Response): void {
  const { search, pathname } = new URL(event.request.url);
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

/**
 * Answers from the network, or from what is kept. Kept is what counts where the network fails, is late or says that it
 * cannot.
 */
async function newest(event: WorkerFetchEvent, kept: Promise<Response | null>): Promise<Response> {
  const arrived = askNetwork(event.request).then((response) => {
    rememberBuild(event.resultingClientId, response);
    keepLater(event, response);
    return response;
  });
  event.waitUntil(arrived.catch(() => undefined));
  const inTime = await Promise.race([arrived.catch(() => null), late()]);
  if (inTime && inTime.status < 500) return inTime;
  return (await kept) ?? (await arrived);
}

async function page(event: WorkerFetchEvent): Promise<Response> {
  const path = pathOf(event.request);
  const kept = findPage(path).catch(() => null);
  try {
    const response = await newest(event, kept);
    if (response !== (await kept)) return await marked(path, response);
    rememberBuild(event.resultingClientId, response);
    const { at } = keptOf(path, response.headers);
    return await marked(path, new Response(withDay(await response.text(), at), { headers: response.headers }));
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
  if (!empty) return new Response(lastWords, { status: 503, headers: html });
  rememberBuild(event.resultingClientId, empty);
  const shelves = [...(await wholePacks()).map(({ cache }) => cache), pagesCache];
  const pages = (await Promise.all(shelves.map(listPages))).flat();
  return new Response(withKeptPages(await empty.text(), pages), { headers: empty.headers });
}

/** Puts a file beside the others of its build. */
async function keepFile(path: string, response: Response, build: string | null): Promise<void> {
  if (build === null || response.status !== 200 || response.type === "opaque") return;
  const shelf = await caches.open(filesCache(build));
  if (!(await shelf.match(path))) await shelf.put(path, response);
}

/** @throws where neither the network nor a cache has it */
async function fetchFile(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const other = await findPicture(path);
    if (other) return other;
    throw error;
  }
}

async function file(event: WorkerFetchEvent, hashed: boolean): Promise<Response> {
  const path = pathOf(event.request);
  const build = await buildOfClient(event.clientId).catch(() => null);
  const find = hashed ? caches.match(path) : build === null ? null : findFile(path, build);
  const response = (await Promise.resolve(find).catch(() => null)) ?? (await fetchFile(event.request, path));
  const copy = response.clone();
  event.waitUntil(keepFile(path, copy, build).catch(() => undefined));
  return response;
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

/** What a page or a script of its own names: sheets, letters, scripts. */
const namedIn = (text: string) =>
  [...text.matchAll(/"(?:\.?(\/assets\/[^"]+\.(?:css|woff2|js))|(\/[a-z-]+\.js))"/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );

/**
 * Keeps the offline page and the search page, with their files. The search finds what is kept; its files are some 15
 * KB, once for each worker. Without them the worker still begins.
 */
async function prepare(): Promise<void> {
  const shelf = await caches.open(offlineCache);
  for (const path of [offlinePath, searchPath]) {
    const response = await fetch(path, { cache: "no-cache" });
    if (!isKeepable(response)) continue;
    const page = await stamped(response);
    const queue = namedIn(await page.clone().text());
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const isHashed = name.startsWith("/assets/");
      if (isHashed && (await shelf.match(name))) continue;
      await shelf.add(name);
      if (name.endsWith(".js")) queue.push(...namedIn((await (await shelf.match(name))?.text()) ?? ""));
    }
    await shelf.put(path, page);
  }
}

scope.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([scope.skipWaiting(), prepare().catch(() => undefined)]));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), letGo(mostPages, openBuilds.values()).catch(() => undefined)]));
});

/** Keeps the page that brought this worker: it was loaded before. From the browser's own cache, so for 0 bytes. */
async function keepFirst(path: string, names: readonly string[]): Promise<void> {
  const again = (name: string) => fetch(name, { cache: "force-cache" });
  const response = await again(path);
  if (!isKeepable(response)) return;
  const build = buildOf(response.headers.get(versionHeader));
  await keepPage(path, response, build === null ? [] : [build]);
  for (const name of names) {
    const found = await again(name).catch(() => null);
    if (found) await keepFile(name, found, build);
  }
}

scope.addEventListener("message", (event) => {
  const { page: path, files } = event.data as { page?: string; files?: string[] };
  if (path !== undefined) event.waitUntil(keepFirst(path, files ?? []).catch(() => undefined));
});
