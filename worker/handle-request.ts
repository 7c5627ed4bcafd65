import type { RequestHandler } from "@remix-run/cloudflare";
import { editionPath } from "../app/library/kv-layout";
import {
  createKvLibrary,
  type Edition,
  type EditionDeps,
  type EditionMemory,
  type KvReader,
  openEarlier,
  openEdition,
} from "../app/library/kv-library";
import type { Library } from "../app/library/library";
import { siteOrigin } from "../app/magazine/site";
import { refuse } from "./check-address";
import { holdsAny, isHeld, tagOf } from "./etag";
import {
  findShared,
  type KeptAddress,
  type KeptAnswer,
  keepShared,
  keptAddress,
  type PageCache,
  type SharedCache,
  stateOf,
} from "./page-cache";
import { type Finished, finish, send, sendKept, unchanged } from "./response-headers";

export interface WorkerDeps {
  remix: RequestHandler;
  /** Names the code: another build makes other pages of the same content. */
  build: string;
  memory: EditionMemory;
  pages: PageCache;
  /** The data centre's cache, where there is one. */
  shared?: SharedCache;
  kv: KvReader;
  /** Reads a static file by its path; `null` where there is none. */
  deployed: (path: string) => Promise<string | null>;
  now: () => number;
  log: (line: string) => void;
  /** Lets work go on after the answer. */
  later: (work: Promise<unknown>) => void;
}

/** Answers one request: from what is kept where the answer is the same for everybody, else from Remix. */
export async function answer(request: Request, deps: WorkerDeps): Promise<Response> {
  const url = new URL(request.url);
  const api = url.pathname.startsWith("/api/");
  const refused = refuse(request, url);
  if (refused instanceof Response) return send(finish(refused, { api }).response, request);

  // What cannot be read as it should be leaves a line; an answer made of it is not kept.
  let whole = true;
  const log = (line: string) => {
    whole = false;
    deps.log(line);
  };
  const edition = await openEdition(deps.memory, editionDeps(deps, log));
  const ask = (address: string) => askRemix(address, { api, edition, log }, deps);

  const { pathname, search } = refused ?? url;
  const place = edition && refused === null ? placeOf(url, edition, deps) : null;
  if (edition === null || place === null) return send((await ask(pathname + search)).response, request);

  const held = request.headers.get("If-None-Match");
  const sameAsBefore = () => unchanged(place.tag, { api, edition });
  const sendFinished = (kept: KeptAnswer) => (holdsAny(held) ? sameAsBefore() : sendKept(kept, request, edition));
  if (edition.source === "kv" && isHeld(held, place.tag)) return sameAsBefore();
  const known = deps.pages.find(place.key);
  if (known) return sendFinished(known);
  if (!place.mayFill || edition.source !== "kv") return send((await ask(pathname + search)).response, request);

  let own: Response | undefined;
  const made = deps.pages.share(place.key, async () => {
    const shared = await findShared(deps.shared, place.key);
    if (shared) {
      deps.pages.keep(place.key, shared);
      return shared;
    }
    const { response, personal } = await ask(place.address);
    if (response.status !== 200 || personal || !whole) {
      own = response;
      return null;
    }
    response.headers.set("ETag", place.tag);
    const kept = { bytes: await response.arrayBuffer(), headers: response.headers };
    deps.pages.keep(place.key, kept);
    deps.later(keepShared(deps.shared, place.key, kept));
    return kept;
  });
  // Others may be waiting for it, so it goes on even where this visitor gives up.
  deps.later(made.catch(() => undefined));
  const kept = await made;
  if (kept === null) return send(own ?? (await ask(place.address)).response, request);
  return sendFinished(kept);
}

interface Place extends KeptAddress {
  key: string;
  tag: string;
}

/** Where the answer to an address may be kept; null where it is not. */
function placeOf(url: URL, { manifest }: Edition, { build, now }: WorkerDeps): Place | null {
  const kept = keptAddress(url, manifest);
  if (kept === null) return null;
  const state = stateOf(manifest, build, now());
  return { ...kept, key: `${state} ${kept.address}`, tag: tagOf(state, kept.address) };
}

interface Reading {
  api: boolean;
  edition: Edition | null;
  log: (line: string) => void;
}

/**
 * Has Remix make an answer, from an earlier edition where the one at hand turns out not to be whole: never of two.
 *
 * @param address path and query: nothing else of a visitor's request reaches a route.
 */
async function askRemix(address: string, reading: Reading, deps: WorkerDeps): Promise<Finished> {
  const { edition, log } = reading;
  const finished = await render(address, reading, deps);
  if (!edition || edition.lost.length === 0) return finished;
  const earlier = await openEarlier(edition, deps.memory, editionDeps(deps, log));
  const instead = earlier && (await askRemix(address, { ...reading, edition: earlier }, deps));
  return instead && instead.response.status < 400 ? instead : finished;
}

async function render(address: string, { api, edition, log }: Reading, { remix }: WorkerDeps): Promise<Finished> {
  const nonce = crypto.randomUUID();
  const library = edition ? createKvLibrary(edition, log) : unreadable;
  const response = await remix(new Request(siteOrigin + address), { library, edition, log, nonce });
  return finish(response, { api, edition, nonce });
}

const editionDeps = (deps: WorkerDeps, log: WorkerDeps["log"]): EditionDeps => ({
  ...deps,
  log,
  deployed: (key) => deps.deployed(editionPath(key)),
});

const fail = (): Promise<never> => Promise.reject(new Error("no edition can be read"));

/** Stands in where no edition can be read: the pages that need none still answer. */
const unreadable: Library = {
  contents: fail,
  content: fail,
  categories: fail,
  category: fail,
  author: fail,
  glossary: fail,
  projects: fail,
  project: fail,
  publishedAt: fail,
};
