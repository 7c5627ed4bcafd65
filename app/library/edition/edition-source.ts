/**
 * Opens the edition that a request reads: KV's, else the last one in this isolate, else the one deployed with the Worker.
 * A request reads nothing else, so a page never mixes two.
 *
 *                  KV answers                     KV fails
 *   cold isolate   KV's manifest                  the deployed manifest; KV is asked again after 5 s
 *   under 60 s     the manifest in memory         (KV is not asked)
 *   60 s to 11 min the one in memory, a new one   the one in memory; KV is asked again after 5 s
 *                  is fetched behind it
 *   over 11 min    KV's manifest, waited for      the one in memory
 *
 * On the machine of an editor (`manifestAgeMs`) the manifest is asked for after a second, and waited for.
 *
 * Bodies come from memory, then KV, then the deployed files (`read-body.ts`). Where one is nowhere, the page is read
 * from an earlier edition (`openEarlier`).
 */
import { createLruCache, type LruCache, textBytes } from "../../cache/lru-cache";
import { createSingleFlight, type SingleFlight } from "../../cache/single-flight";
import { type Manifest, manifestKey } from "../kv-layout";
import { type ReadingState, readBody, readTimeoutMs } from "./read-body";
import { readManifest } from "./read-manifest";
import { type DeployedPause, type EditionDeps, readFromDeployed, readFromKv } from "./read-text";

/** Where an edition was read from; responses carry it as `X-Edition`. */
type Source = "kv" | "memory" | "deployed";

/** An edition, opened for one request. */
export interface OpenedEdition {
  manifest: Manifest;
  /** The poorest source that anything of it was read from so far. */
  source: Source;
  /** The keys that its manifest names and that no source gave unharmed. */
  lost: string[];
  /** Reads a body or a list by its key; `null` where no source holds it. */
  read(key: string): Promise<string | null>;
}

/** Milliseconds for which a manifest is not asked for again, and after a failed try. */
const manifestMaxAgeMs = 60_000;
const retryAfterMs = 5_000;
/** Milliseconds past its age in which the old manifest answers during a fetch. */
const staleWhileRevalidateMs = 600_000;
/** Seconds for which KV's own cache may keep the manifest: the least that Cloudflare allows. */
const manifestTtl = 60;
/** Bytes of bodies kept in the isolate. */
const bodyCapacity = 16 * 1024 * 1024;

/** What this isolate remembers between requests. */
export interface EditionMemory extends DeployedPause {
  manifest: Manifest | null;
  /** The manifest before the last publication that this isolate saw. */
  previous: Manifest | null;
  /** The manifest's text as KV gave it. The same text is not parsed again. */
  text: string | null;
  source: Source;
  /** When KV is to be asked again. */
  askAgainAt: number;
  bodies: LruCache<string>;
  /** Many waiting readers ask KV once. */
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

/** Opens the best edition. @returns null where neither KV, nor this isolate, nor the deployed files hold one */
export async function openEdition(memory: EditionMemory, deps: EditionDeps): Promise<OpenedEdition | null> {
  const openedAt = deps.now();
  const overdue = openedAt - memory.askAgainAt;
  // Where nothing was read yet there is nothing to answer from, however lately it was tried.
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
 * Opens the edition before one that lost a body: the one that this isolate read before it, else the deployed one. A
 * body can be missing for a minute after its manifest is there, since KV also remembers absence.
 *
 * @returns null where there is no other
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
  const edition: OpenedEdition = {
    manifest,
    source,
    lost: [],
    async read(key) {
      const text = await readBody(key, state, memory, deps);
      if (text === null) edition.lost.push(key);
      if (state.onlyDeployed) edition.source = "deployed";
      return text;
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

/** Keeps a manifest of KV. KV may hand out an older one after a newer one: the newer stays. */
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
