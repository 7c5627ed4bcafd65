/**
 * The rules of offline caching (docs/decisions/025). They are pure, for the service worker and the page of packs. Every
 * response of the Worker carries `X-Version`, edition and build. A page is cached with its version, its scripts and
 * pictures under its build, so that files of two builds or two editions are never mixed.
 */

/** Switch of offline use. With `false` the next deployment removes the service worker from every device. */
export const worksOffline: boolean = true;

export const workerPath = "/service-worker.js";
export const offlinePath = "/pa-rrjet";
/** Path of the search, which offline searches the cached pages; `search-path.ts` again, as in `found-html.ts`. */
export const searchPath = "/kerko";
/** Path at which the installed magazine opens. */
export const notebookPath = "/fletorja";
/** Path of the table of files that each build writes; `pack-rules.ts` has its type. */
export const tablePath = "/pack-files.json";

/** Header in which a response of the Worker names its edition and build. */
export const versionHeader = "X-Version";
/** Header with the time of caching, milliseconds since 1970. */
export const keptHeader = "X-Kept";
/** Header with the title of a cached page, percent-encoded. */
export const titleHeader = "X-Title";
/** Header with the digest of a cached file, computed when it arrived. */
export const digestHeader = "X-Digest";

/** Time limit of the network in milliseconds, if the page is cached. Then the cached copy is shown. */
export const networkTimeoutMs = 2_000;
/** Most pages that are cached by reading alone. The whole magazine has about 120; a page has about 60 KB. */
export const mostPages = 60;

export const cachePrefix = "prizma-";
export const isOurs = (cache: string) => cache.startsWith(cachePrefix);
export const pagesCache = `${cachePrefix}pages`;
export const offlineCache = `${cachePrefix}offline`;
export const filesCache = (build: string) => `${cachePrefix}files-${build}`;
export const packCache = (chapter: string, version: string) => `${cachePrefix}pack-${chapter}-${version}`;

/** Parses the name of a pack's cache. @returns null if it is another cache */
export function packOf(cache: string): { chapter: string; version: string } | null {
  const found = /^prizma-pack-(.+)-([^-]+)$/.exec(cache);
  return found?.[1] && found[2] ? { chapter: found[1], version: found[2] } : null;
}

/** Returns the key of a pack's list, which is cached last. A pack without it is not complete. */
export const packListPath = (chapter: string) => `/api/packs/${chapter}`;

/** Returns the build of a version, `edition.build`; null if there is no version. */
export const buildOf = (version: string | null): string | null => version?.split(".")[1] ?? null;

/**
 * Kinds of requests that the service worker handles.
 *
 * - `page`: from the network if it responds in time, else from the cache
 * - `hashed`: never changes, so any cached copy is used
 * - `file`: changes with a deployment, so it is cached under the build of the page that shows it
 * - `data`: the exercises of one lesson, for the notebook, and the search data
 */
export type RequestKind = "page" | "hashed" | "file" | "data";

const notPages = /^\/(?:api|assets|covers|figures|gallery|pictures|films|pdf|edition|social)\/|\.[a-z0-9]{2,12}$/;
const files = /^\/(?:(?:covers|figures|gallery)\/.+\.svg|pictures\/.+|[a-z-]+\.(?:js|svg))$/;

/** Classifies a request. Null: not handled, the browser fetches it itself. */
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
  // A file that a script fetches itself (no `destination`) must come from the network.
  if (destination !== "" && destination !== "serviceworker" && files.test(path)) return "file";
  return /^\/api\/(?:practice|questions|search)\//.test(path) ? "data" : null;
}

/**
 * Tells whether a response may be cached. It needs status 200, from the Worker, without a redirect and without
 * `no-store`.
 */
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
 * Tells whether a response to a page or its data is the magazine's. Such a response names its version. A captive
 * portal's page and Cloudflare's own refusals (429, „Error 1027“) do not, whatever their status.
 */
export const isAnswer = ({ status, redirected, headers }: Response): boolean =>
  status < 500 && !redirected && headers.has(versionHeader);

/**
 * Tells whether the magazine itself says that a page no longer exists. A `no-store` 404 does not count: a fallback
 * edition may lack the page.
 */
export const isGone = (response: Response): boolean =>
  (response.status === 404 || response.status === 410) &&
  isAnswer(response) &&
  !/no-store/.test(response.headers.get("Cache-Control") ?? "");

/**
 * Lists the paths to delete with a page that no longer exists. A piece has screens too, exercises as page and data, questions
 * for a class, and the plan of its hour.
 */
export const goneWith = (path: string): string[] => {
  if (!isPiece(path)) return [path];
  const own = ["/ne-ekran", "/ushtrime", "/ora"].map((part) => path + part);
  return [path, ...own, ...["practice", "questions"].map((data) => path.replace(/^.*\//, `/api/${data}/`))];
};

/** Cached page or data, as its cache lists it. */
export interface Kept {
  path: string;
  version: string;
  keptAt: number;
  title: string;
}

/** Reads the headers of a cached response. */
export const keptOf = (path: string, headers: Headers): Kept => ({
  path,
  version: headers.get(versionHeader) ?? "",
  keptAt: Number(headers.get(keptHeader) ?? 0),
  title: decodeURIComponent(headers.get(titleHeader) ?? ""),
});

/** Chooses the entries to delete. At most `most` are left; the ones opened longest ago go. */
export function oldest(kept: readonly Kept[], most: number): Kept[] {
  return kept
    .slice()
    .sort((a, b) => b.keptAt - a.keptAt)
    .slice(most);
}

/** Chooses the caches of files that no page needs. @param needed builds of the cached and of the open pages */
export const unneededCaches = (caches: readonly string[], needed: ReadonlySet<string>): string[] =>
  caches.filter((name) => name.startsWith(filesCache("")) && !needed.has(name.slice(filesCache("").length)));

/** Returns the chapter whose front page may be at a path, else null. */
export const chapterIn = (path: string): string | null => /^\/(?:math|physics)\/([\w-]+)$/.exec(path)?.[1] ?? null;

/** Tells whether a page is a lesson, quiz, game or project, not a list. */
export const isPiece = (path: string) => /^\/(?:math|physics)\/(?:projects\/)?[\w-]+$/.test(path);
