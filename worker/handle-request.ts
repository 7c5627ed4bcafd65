/**
 * Responds to a request in stages. The first stage with a response ends it: check the address → open the edition → 304
 * → memory → the data centre's cache → render → store.
 */
import type { RequestHandler } from "@remix-run/cloudflare";
import {
  type EditionMemory,
  type OpenedEdition,
  openEarlier,
  openEdition,
} from "../app/library/edition/edition-source";
import type { EditionDeps, KvReader } from "../app/library/edition/read-text";
import { editionPath } from "../app/library/kv-layout";
import { createKvLibrary } from "../app/library/kv-library";
import { unreadableLibrary } from "../app/library/unreadable-library";
import { isEmbedPath } from "../app/magazine/embed";
import { startOfHour } from "../app/magazine/of-day";
import { checkAddress } from "./check-address";
import { putCoversInPage } from "./covers-in-page";
import { entrancePage, isEntrance } from "./entrance";
import { holdsAny, isHeld, playedTag } from "./etag";
import { health } from "./health";
import {
  type CacheSlot,
  cacheSlot,
  findShared,
  isHourly,
  isPlayed,
  type KeptResponse,
  keepShared,
  type PageCache,
  type SharedCache,
} from "./page-cache";
import { publishedList } from "./published-list";
import { addHeaders, fitToRequest, keepUntilNextMoment, keptResponse, notModified } from "./response-headers";
import { isFileAddress, serveMedia } from "./serve-media";
import { originOf } from "./site-origin";

export interface WorkerDeps {
  remix: RequestHandler;
  /** Identifies the code: another build makes other pages of the same content. */
  build: string;
  /** The public origin of the deployment; if missing, the origin of the visitor's address counts. */
  origin?: string;
  memory: EditionMemory;
  pages: PageCache;
  /** The data centre's cache, if there is one. */
  shared?: SharedCache;
  kv: KvReader;
  /** Milliseconds for which the manifest is not read again; set only on an editor's machine. */
  manifestAgeMs?: number;
  /** Reads a static file by its path; `null` if there is none. */
  deployed: (path: string) => Promise<string | null>;
  now: () => number;
  log: (line: string) => void;
  /** Continues work after the response. */
  later: (work: Promise<unknown>) => void;
}

/** One request, its edition, and the errors of reading it. */
interface Visit {
  request: Request;
  api: boolean;
  hourly: boolean;
  embed: boolean;
  /** The time of the request; it gives the page and its key the same hour. */
  now: number;
  /** Path and query. Apart from its origin, a route receives nothing else of a visitor's request. */
  address: string;
  /** The origin in the addresses that pages state of themselves. */
  origin: string;
  edition: OpenedEdition | null;
  /** Whether the log got a line. Then a part may be missing, and the response is not stored. */
  hasFaults: boolean;
  log: (line: string) => void;
}

export async function handleRequest(request: Request, deps: WorkerDeps): Promise<Response> {
  const url = new URL(request.url);
  const api = url.pathname.startsWith("/api/");
  if (isFileAddress(url.pathname) && (request.method === "GET" || request.method === "HEAD")) {
    const { edition } = await openVisit(request, false, url, deps);
    const file = await serveMedia(request, url, edition);
    if (file) return file;
  }
  const checked = checkAddress(request, url);
  if ("response" in checked) return fitToRequest(addHeaders(checked.response, { api }), request);

  const visit = await openVisit(request, api, checked.address, deps);
  const { edition } = visit;
  if (checked.address.pathname === "/api/health") {
    return fitToRequest(addHeaders(health(edition, visit.now, deps.origin), { api, edition }), request);
  }
  return keepUntilNextMoment(await respond(visit, deps), edition, visit.now);
}

async function respond(visit: Visit, deps: WorkerDeps): Promise<Response> {
  const { request, api, edition, hourly, embed } = visit;
  const address = new URL(visit.address, visit.origin);
  const slot = edition && cacheSlot(address, edition.manifest, deps.build, visit.now);
  if (edition === null || slot === null) return renderUnkept(visit, deps);

  const held = request.headers.get("If-None-Match");
  const circumstances = { api, edition, build: deps.build, hourly, embed };
  if (edition.source === "kv") {
    if (isHeld(held, slot.tag)) return notModified(slot.tag, circumstances);
    const ofPlayed = playedTag(slot.tag);
    if (isHeld(held, ofPlayed)) return notModified(ofPlayed, { ...circumstances, played: true });
  }

  const kept = deps.pages.find(slot.key);
  if (!slot.mayFill && (kept === undefined || kept.readsQuery)) return renderUnkept(visit, deps);
  if (kept === undefined && edition.source !== "kv") return renderUnkept(visit, deps);

  const made = kept ? { kept } : await makeOnce(slot, visit, deps);
  if ("kept" in made) {
    if (holdsAny(held)) return notModified(slot.tag, circumstances);
    const page = !api && isEntrance(request) ? await makeEntrance(slot, made.kept, deps) : made.kept;
    return keptResponse(page, request, edition);
  }
  return made.request === request ? fitToRequest(made.response, request) : renderUnkept(visit, deps);
}

async function openVisit(request: Request, api: boolean, address: URL, deps: WorkerDeps): Promise<Visit> {
  const visit: Visit = {
    request,
    api,
    hourly: isHourly(address.pathname),
    embed: isEmbedPath(address.pathname),
    now: deps.now(),
    address: address.pathname + address.search,
    origin: originOf(address, deps.origin),
    edition: null,
    hasFaults: false,
    log(line) {
      visit.hasFaults = true;
      deps.log(line);
    },
  };
  visit.edition = await openEdition(deps.memory, editionDeps(visit, deps));
  return visit;
}

/**
 * Makes one response for all simultaneous requests. It continues if this visitor leaves, because others may wait for
 * it.
 */
function makeOnce(slot: CacheSlot, visit: Visit, deps: WorkerDeps) {
  const made = deps.pages.once(slot.key, () => findSharedOrRender(slot, visit, deps));
  deps.later(made.catch(() => undefined));
  return made;
}

async function findSharedOrRender(slot: CacheSlot, visit: Visit, deps: WorkerDeps) {
  const ready = (await findShared(deps.shared, slot.key)) ?? (await publishedList(slot, visit, deps.build));
  if (ready) {
    deps.pages.keep(slot.key, ready);
    return { kept: ready };
  }
  const response = await render(slot.address, visit.edition, visit, deps);
  if (response.status !== 200 || visit.hasFaults) return { response, request: visit.request };
  const rendered = await response.arrayBuffer();
  const played = isPlayed(rendered);
  const bytes = visit.api ? rendered : await coversIn(rendered, deps);
  const kept = { bytes, headers: response.headers };
  kept.headers.set("ETag", played ? playedTag(slot.tag) : slot.tag);
  deps.pages.keep(slot.key, kept);
  deps.later(keepShared(deps.shared, slot.key, kept));
  return { kept };
}

const coversIn = async (page: ArrayBuffer, { deployed }: WorkerDeps) =>
  new TextEncoder().encode(await putCoversInPage(new TextDecoder().decode(page), deployed)).buffer as ArrayBuffer;

/** Finds or makes the form of a page for who comes from outside. Both forms have one tag: each does for the other. */
async function makeEntrance({ key }: CacheSlot, kept: KeptResponse, { pages, deployed }: WorkerDeps) {
  const known = pages.find(`${key} entrance`);
  if (known) return known;
  const page = await entrancePage(kept, deployed);
  // A list of the API has no such form: kept twice it would take the place of pages.
  if (page !== kept) pages.keep(`${key} entrance`, page);
  return page;
}

async function renderUnkept(visit: Visit, deps: WorkerDeps): Promise<Response> {
  const response = await render(visit.address, visit.edition, visit, deps);
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (!isPage || response.status !== 200) return fitToRequest(response, visit.request);
  // A played page alone has another content by its query. A search, which has no drawing, is rendered most often.
  const page = await response.arrayBuffer();
  return fitToRequest(new Response(isPlayed(page) ? await coversIn(page, deps) : page, response), visit.request);
}

/**
 * Renders an address with Remix. If this edition lost a body, an earlier edition gives the whole page, never a mix of
 * two.
 */
async function render(
  address: string,
  edition: OpenedEdition | null,
  visit: Visit,
  deps: WorkerDeps,
): Promise<Response> {
  const { api, hourly, embed, log } = visit;
  const library = edition ? createKvLibrary(edition, log, visit.now) : unreadableLibrary;
  const response = await deps.remix(new Request(visit.origin + address), {
    library,
    now: startOfHour(visit.now),
  });
  const rendered = addHeaders(response, { api, edition, build: deps.build, hourly, embed });
  if (!edition || edition.lost.length === 0) return rendered;
  const earlier = await openEarlier(edition, deps.memory, editionDeps(visit, deps));
  const instead = earlier && (await render(address, earlier, visit, deps));
  return instead && instead.status < 400 ? instead : rendered;
}

const editionDeps = ({ log }: Visit, deps: WorkerDeps): EditionDeps => ({
  ...deps,
  log,
  deployed: (key) => deps.deployed(editionPath(key)),
});
