/**
 * Opens the edition for a request. It is from KV, else the last one in this isolate, else the one deployed with the
 * Worker. A request reads from this edition alone, so a page never mixes two editions.
 *
 *                  KV answers                     KV fails
 *   cold isolate   the manifest from KV           the deployed manifest; KV is read again after 5 s
 *   under 60 s     the manifest in memory         (KV is not read)
 *   60 s to 11 min the one in memory; KV is read  the one in memory; KV is read again after 5 s
 *                  in the background
 *   over 11 min    the manifest from KV, awaited  the one in memory
 *
 * On an editor's machine (`manifestAgeMs`) the manifest is read again after a second, and awaited.
 *
 * Bodies come from memory, then KV, then the deployed files (`read-body.ts`). If none of them has a body, the page is
 * read from an earlier edition (`openEarlier`).
 */
import { createLruCache, type LruCache, textBytes } from "../../cache/lru-cache";
import { createSingleFlight, type SingleFlight } from "../../cache/single-flight";
import { type Manifest, manifestKey } from "../kv-layout";
import { type ReadingState, readBody, readBytes, readTimeoutMs } from "./read-body";
import { readManifest } from "./read-manifest";
import { type DeployedPause, type EditionDeps, encoded, readFromDeployed, readFromKv } from "./read-text";

/** Source of an edition; responses carry it in the header `X-Edition`. */
type Source = "kv" | "memory" | "deployed";

/** An edition, opened for one request. */
export interface OpenedEdition {
  manifest: Manifest;
  /** The worst source of any part of it read so far. */
  source: Source;
  /** Keys of its manifest whose value no source returned intact. */
  lost: string[];
  /** Reads a body or a list by its key; `null` if no source has it. */
  read(key: string): Promise<string | null>;
  /** Reads a value by its key as UTF-8. It is kept for this request alone. */
  readBytes(key: string): Promise<ArrayBuffer | null>;
}

/** Takes a key off the lost ones, where other keys give the same. */
export function forgiveLoss(edition: OpenedEdition, key: string | null): void {
  edition.lost = edition.lost.filter((lost) => lost !== key);
}

/** Makes an edition of a manifest and its values, which are in memory or in files. */
export const editionFrom = (manifest: Manifest, read: OpenedEdition["read"]): OpenedEdition => ({
  manifest,
  source: "kv",
  lost: [],
  read,
  readBytes: async (key) => encoded(await read(key)),
});

/** Milliseconds before a manifest is read again: after a success, and after a failure. */
const manifestMaxAgeMs = 60_000;
const retryAfterMs = 5_000;
/** Milliseconds past the maximum age in which the old manifest is used during a fetch. */
const staleWhileRevalidateMs = 600_000;
/** Seconds for which KV's own cache may keep the manifest: Cloudflare's minimum. */
const manifestTtl = 60;
/** Capacity of the isolate's cache of bodies, in bytes. */
const bodyCapacity = 16 * 1024 * 1024;

/** The isolate's state between requests. */
export interface EditionMemory extends DeployedPause {
  manifest: Manifest | null;
  /** The manifest before the last publication that this isolate saw. */
  previous: Manifest | null;
  /** The manifest's text from KV. The same text is not parsed again. */
  text: string | null;
  source: Source;
  /** Time of the next read from KV, in milliseconds since the epoch. */
  askAgainAt: number;
  bodies: LruCache<string>;
  /** Makes concurrent requests share one read from KV. */
  refreshOnce: SingleFlight<void>;
}

export function createEditionMemory(): EditionMemory {
  return {
    manifest: null,
    previous: null,
    text: null,
    source: "kv",
    askAgainAt: 0,
    deployedPausedUntil: 0,
    bodies: createLruCache(bodyCapacity, textBytes),
    refreshOnce: createSingleFlight(2 * readTimeoutMs),
  };
}

/** Opens the best edition. @returns null if neither KV, nor this isolate, nor the deployed files have one */
export async function openEdition(memory: EditionMemory, deps: EditionDeps): Promise<OpenedEdition | null> {
  const openedAt = deps.now();
  const overdue = openedAt - memory.askAgainAt;
  // Without a manifest in memory it reads KV, however recent the last failure is.
  if (overdue >= 0 || memory.manifest === null) {
    const refreshed = () => memory.refreshOnce(manifestKey, () => refresh(memory, deps));
    const mayAnswerFirst = deps.later !== undefined && deps.manifestAgeMs === undefined;
    if (memory.manifest === null || !mayAnswerFirst || overdue >= staleWhileRevalidateMs) {
      await refreshed();
    } else {
      memory.askAgainAt = deps.now() + retryAfterMs;
      deps.later?.(refreshed());
    }
  }
  return memory.manifest && opened(memory.manifest, memory.source, openedAt, memory, deps);
}

/**
 * Opens an earlier edition after a body was missing. It is the isolate's previous one, else the deployed one. A body
 * can be missing for a minute after its manifest arrived, since KV also caches absence.
 *
 * @returns null if there is no other edition
 */
export async function openEarlier(
  edition: OpenedEdition,
  memory: EditionMemory,
  deps: EditionDeps,
): Promise<OpenedEdition | null> {
  const { previous } = memory;
  if (edition.manifest === memory.manifest && previous) return opened(previous, "memory", deps.now(), memory, deps);
  const manifest = await deployedManifest(memory, deps);
  const isOther = manifest !== null && manifest.version !== edition.manifest.version;
  return isOther ? opened(manifest, "deployed", deps.now(), memory, deps) : null;
}

function opened(
  manifest: Manifest,
  source: Source,
  openedAt: number,
  memory: EditionMemory,
  deps: EditionDeps,
): OpenedEdition {
  const state: ReadingState = { openedAt, onlyDeployed: source === "deployed" };
  const noteSource = <Value>(key: string, value: Value | null): Value | null => {
    if (value === null) edition.lost.push(key);
    if (state.onlyDeployed) edition.source = "deployed";
    return value;
  };
  const bytesOf = new Map<string, Promise<ArrayBuffer | null>>();
  const edition: OpenedEdition = {
    manifest,
    source,
    lost: [],
    read: async (key) => noteSource(key, await readBody(key, state, memory, deps)),
    async readBytes(key) {
      const read = bytesOf.get(key) ?? readBytes(key, state, memory, deps);
      bytesOf.set(key, read);
      return noteSource(key, await read);
    },
  };
  return edition;
}

async function refresh(memory: EditionMemory, deps: EditionDeps): Promise<void> {
  const text = await readFromKv(manifestKey, { cacheTtl: manifestTtl, timeoutMs: readTimeoutMs }, deps);
  const isSame = text !== null && text === memory.text;
  const published = isSame ? memory.manifest : await readManifest(text, deps.log);
  if (published) {
    remember(published, text, memory);
    memory.askAgainAt = deps.now() + (deps.manifestAgeMs ?? manifestMaxAgeMs);
    return;
  }
  memory.askAgainAt = deps.now() + retryAfterMs;
  if (memory.manifest === null) {
    memory.manifest = await deployedManifest(memory, deps);
    memory.source = "deployed";
  } else if (memory.source === "kv") {
    memory.source = "memory";
  }
}

/** Stores a manifest from KV. KV may return an older one after a newer one: then the newer stays. */
function remember(published: Manifest, text: string | null, memory: EditionMemory): void {
  const current = memory.manifest;
  const isOlder = current !== null && Date.parse(published.publishedAt) < Date.parse(current.publishedAt);
  if (!isOlder || memory.source === "deployed") {
    if (current?.version !== published.version) memory.previous = current;
    memory.manifest = published;
    memory.text = text;
  }
  memory.source = "kv";
}

async function deployedManifest(memory: EditionMemory, deps: EditionDeps): Promise<Manifest | null> {
  return readManifest(await readFromDeployed(manifestKey, memory, deps), deps.log);
}
