/**
 * The rules of what is kept for a day without a network (docs/decisions/025): pure, for the service worker and the page
 * of packs. Every answer of the Worker carries `X-Version`, edition and build: a page is kept with its version, and its
 * scripts and pictures under its build, so that nothing of two builds or two editions is ever put together.
 */

/** One word to change: with `false` the next deployment takes the service worker off every device. */
export const worksOffline: boolean = true;

export const workerPath = "/service-worker.js";
export const offlinePath = "/pa-rrjet";
/** The search, which searches on the device what is kept there. */
export const searchPath = "/kerko";
/** Where the installed magazine opens. */
export const notebookPath = "/fletorja";
/** What pages are made with, as each build writes it: `pack-rules.ts` says how. */
export const tablePath = "/pack-files.json";

/** The header by which an answer of the Worker names its edition and build. */
export const versionHeader = "X-Version";
/** When something was kept, milliseconds since 1970. */
export const keptHeader = "X-Kept";
/** The title of a kept page, as an address writes it. */
export const titleHeader = "X-Title";
/** The digest of a kept file, as it was when it came. */
export const digestHeader = "X-Digest";

/** Milliseconds for which the network may make a reader wait who has the page already. */
export const networkTimeoutMs = 2_000;
/** Pages kept without being asked for. The whole magazine has about 120, a page about 60 KB. */
export const mostPages = 60;

export const cachePrefix = "prizma-";
export const isOurs = (cache: string) => cache.startsWith(cachePrefix);
export const pagesCache = `${cachePrefix}pages`;
export const offlineCache = `${cachePrefix}offline`;
export const filesCache = (build: string) => `${cachePrefix}files-${build}`;
export const packCache = (chapter: string, version: string) => `${cachePrefix}pack-${chapter}-${version}`;

/** Reads the name of a pack's cache. @returns null where it is another cache */
export function packOf(cache: string): { chapter: string; version: string } | null {
  const found = /^prizma-pack-(.+)-([^-]+)$/.exec(cache);
  return found?.[1] && found[2] ? { chapter: found[1], version: found[2] } : null;
}

/** The address under which a pack's own list is kept, last of all. A pack without it is not whole. */
export const packListPath = (chapter: string) => `/api/packs/${chapter}`;

/** The build of a version, `edition.build`; null of an answer that names none. */
export const buildOf = (version: string | null): string | null => version?.split(".")[1] ?? null;

/**
 * What an answer is to the service worker.
 *
 * - `page`: from the network where it answers in time, else as it was kept
 * - `hashed`: never changes, so it is taken from wherever it is kept
 * - `file`: changes with a deployment, so it is kept under the build of the page that shows it
 * - `data`: exercises of one lesson, which the notebook reads, and what is searched in
 */
export type RequestKind = "page" | "hashed" | "file" | "data";

const notPages = /^\/(?:api|assets|covers|figures|gallery|pictures|films|pdf|edition|social)\/|\.[a-z0-9]{2,12}$/;
const files = /^\/(?:(?:covers|figures|gallery)\/.+\.svg|pictures\/.+|[a-z-]+\.(?:js|svg))$/;

/** Tells what a request is to the service worker. Null is none of its business: the browser goes on as without it. */
export function kindOf({
  path,
  mode,
  destination,
}: {
  path: string;
  mode: string;
  destination: string;
}): RequestKind | null {
  if (mode === "navigate") return notPages.test(path) ? null : "page";
  if (path.startsWith("/assets/")) return "hashed";
  // What a script of ours fetches by itself must come as it is on the network.
  if (destination !== "" && destination !== "serviceworker" && files.test(path)) return "file";
  return /^\/api\/(?:practice|search)\//.test(path) ? "data" : null;
}

/** Whether an answer may be kept: a whole one of ours, of an edition that was not makeshift. */
export function isKeepable({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    headers.has(versionHeader) &&
    !/no-store/.test(headers.get("Cache-Control") ?? "")
  );
}

/**
 * Whether an answer to a page or its data is one of ours: it names its version. A portal's page and the network's own
 * refusals (429, „Error 1027“) do not, whatever they say.
 */
export const isAnswer = ({ status, redirected, headers }: Response): boolean =>
  status < 500 && !redirected && headers.has(versionHeader);

/** Whether the magazine itself says that nothing stands here any more. A makeshift edition may only not know it. */
export const isGone = (response: Response): boolean =>
  (response.status === 404 || response.status === 410) &&
  isAnswer(response) &&
  !/no-store/.test(response.headers.get("Cache-Control") ?? "");

/** What goes from the device with a page that is gone: of a piece its exercises too, as page and as data. */
export const goneWith = (path: string): string[] =>
  isPiece(path) ? [path, `${path}/ushtrime`, path.replace(/^.*\//, "/api/practice/")] : [path];

/** A page or data of one, as its cache lists it. */
export interface Kept {
  path: string;
  version: string;
  at: number;
  title: string;
}

/** Reads what a kept answer says of itself. */
export const keptOf = (path: string, headers: Headers): Kept => ({
  path,
  version: headers.get(versionHeader) ?? "",
  at: Number(headers.get(keptHeader) ?? 0),
  title: decodeURIComponent(headers.get(titleHeader) ?? ""),
});

/** Chooses what is let go, so that at most `most` are kept: those that were opened longest ago. */
export function oldest(kept: readonly Kept[], most: number): Kept[] {
  return kept
    .slice()
    .sort((a, b) => b.at - a.at)
    .slice(most);
}

/** Chooses the caches of files that no page needs any more. @param needed builds of kept pages and of open ones */
export const unneededCaches = (caches: readonly string[], needed: ReadonlySet<string>): string[] =>
  caches.filter((name) => name.startsWith(filesCache("")) && !needed.has(name.slice(filesCache("").length)));

/** Names the chapter whose front may stand at a path; null at every other. */
export const chapterIn = (path: string): string | null => /^\/(?:math|physics)\/([\w-]+)$/.exec(path)?.[1] ?? null;

/** Whether a page is a lesson, quiz, game or project, not a list. */
export const isPiece = (path: string) => /^\/(?:math|physics)\/(?:projects\/)?[\w-]+$/.test(path);
