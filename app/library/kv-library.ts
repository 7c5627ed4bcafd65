/**
 * Reading what is published, from the best edition at hand: KV, else the last good one in this isolate, else the
 * edition deployed with the Worker. A request opens one edition and reads nothing else, so a page never mixes two.
 */
import * as v from "valibot";
import { createLruCache, type LruCache, textBytes } from "../cache/lru-cache";
import { createSingleFlight, type SingleFlight } from "../cache/single-flight";
import { TimeoutError, withTimeout } from "../cache/with-timeout";
import { authorSchema } from "../magazine/author";
import { categorySchema } from "../magazine/category";
import { type Content, contentSchema, type WholeContent, wholeContentSchema, withExcerpt } from "../magazine/content";
import { type GlossaryEntry, glossaryEntrySchema } from "../magazine/glossary";
import { type Project, projectSchema } from "../magazine/project";
import { parse, parseJson } from "../magazine/result";
import {
  contentsKey,
  hashOf,
  type Manifest,
  type ManifestEntry,
  type ManifestProject,
  manifestEntrySchema,
  manifestKey,
  manifestProjectSchema,
  manifestSchema,
  versionText,
} from "./kv-layout";
import { type ContentFilter, isUnreadable, type Library, matches, UnreadableError } from "./library";

/** What is asked of KV. `cacheTtl` in seconds. */
export interface KvReader {
  get(key: string, options: { type: "text"; cacheTtl: number }): Promise<string | null>;
}

/** Where an edition was read from; answers carry it as `X-Edition`. */
type EditionSource = "kv" | "memory" | "deployed";

export interface EditionDeps {
  kv: KvReader;
  /** Reads a key of the edition deployed with the Worker; `null` where it has none. */
  deployed: (key: string) => Promise<string | null>;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: (line: string) => void;
  /** Lets work go on after the answer; without it a request waits for what it starts. */
  later?: (work: Promise<unknown>) => void;
}

/** One edition, opened for one request. */
export interface Edition {
  manifest: Manifest;
  /** The poorest source that anything of it was read from so far. */
  source: EditionSource;
  /** The keys that its manifest names and that no source gave as they should be: it is not whole. */
  lost: string[];
  /** A body or a list by its key; `null` where no source holds it. */
  read(key: string): Promise<string | null>;
}

/** Milliseconds for which the manifest is kept before KV is asked again, and after a failed try. */
const manifestLife = 60_000;
const retryAfterFailure = 5_000;
/** Milliseconds past its life in which the old manifest answers while a new one is fetched: stale-while-revalidate. */
const lag = 600_000;
/** Milliseconds KV may take before the next best edition answers: for one read, and for all reads of a request. */
const patience = 1_000;
const patienceInAll = 1_500;
/** Milliseconds that a single read may always take, even when the request's share is used up. */
const leastPatience = 300;
/** Milliseconds that the deployed files may take: after them there is nothing. Where they took longer, nobody waits. */
const lastPatience = 1_000;
/** Seconds for which KV's own cache may keep a key. */
const manifestTtl = 60;
const immutableTtl = 31_536_000;
/** Bytes of bodies kept in the isolate. */
const bodyCapacity = 16 * 1024 * 1024;

/** What this isolate remembers between requests. */
export interface EditionMemory {
  manifest: Manifest | null;
  /** What `manifest` was before the last publication that this isolate saw. */
  previous: Manifest | null;
  /** The text that KV gave the manifest as, so that the same text is not parsed again. */
  text: string | null;
  source: EditionSource;
  /** When KV is to be asked again. */
  askAgainAt: number;
  /** Until when the deployed files are not asked, since they did not answer in time. */
  deployedRestsUntil: number;
  bodies: LruCache<string>;
  /** Many waiting readers ask KV once. */
  share: SingleFlight<void>;
}

export function createEditionMemory(): EditionMemory {
  return {
    manifest: null,
    previous: null,
    text: null,
    source: "kv",
    askAgainAt: 0,
    deployedRestsUntil: 0,
    bodies: createLruCache(bodyCapacity, textBytes),
    share: createSingleFlight(2 * patience),
  };
}

/**
 * Opens the best edition at hand. A manifest whose time is up still answers while the next is fetched behind it.
 *
 * @returns null where neither KV, nor this isolate, nor the deployed files hold one.
 */
export async function openEdition(memory: EditionMemory, deps: EditionDeps): Promise<Edition | null> {
  const openedAt = deps.now();
  const overdue = openedAt - memory.askAgainAt;
  // Where nothing was read yet there is nothing to answer from, however lately it was tried.
  if (overdue >= 0 || memory.manifest === null) {
    const refreshed = () => memory.share(manifestKey, () => refresh(memory, deps));
    if (memory.manifest === null || deps.later === undefined || overdue >= lag) {
      await refreshed();
    } else {
      memory.askAgainAt = deps.now() + retryAfterFailure;
      deps.later(refreshed());
    }
  }
  return memory.manifest && opened(memory.manifest, memory.source, memory, deps, openedAt);
}

/**
 * The edition to read where one is not whole: what this isolate read before it, then the deployed one. A body may be
 * missing for a minute after its manifest is there, since KV also remembers absence.
 *
 * @returns null where there is no other.
 */
export async function openEarlier(edition: Edition, memory: EditionMemory, deps: EditionDeps): Promise<Edition | null> {
  const { previous } = memory;
  if (edition.manifest === memory.manifest && previous) return opened(previous, "memory", memory, deps);
  const manifest = await readDeployed(memory, deps);
  const other = manifest !== null && manifest.version !== edition.manifest.version;
  return other ? opened(manifest, "deployed", memory, deps) : null;
}

function opened(
  manifest: Manifest,
  source: EditionSource,
  memory: EditionMemory,
  deps: EditionDeps,
  openedAt = deps.now(),
): Edition {
  const edition: Edition = {
    manifest,
    source,
    lost: [],
    read: (key) => readImmutable(edition, memory, deps, key, openedAt + patienceInAll),
  };
  return edition;
}

async function refresh(memory: EditionMemory, deps: EditionDeps): Promise<void> {
  const text = await attempt(
    () => withTimeout(deps.kv.get(manifestKey, { type: "text", cacheTtl: manifestTtl }), patience),
    manifestKey,
    deps,
  );
  const published = text !== null && text === memory.text ? memory.manifest : await readManifest(text, deps);
  if (published) {
    // KV may hand out an older manifest after a newer one: the newer wins.
    const newer = memory.manifest === null || memory.source === "deployed" || !isOlder(published, memory.manifest);
    if (newer) {
      if (memory.manifest?.version !== published.version) memory.previous = memory.manifest;
      memory.manifest = published;
      memory.text = text;
    }
    memory.source = "kv";
    memory.askAgainAt = deps.now() + manifestLife;
    return;
  }
  memory.askAgainAt = deps.now() + retryAfterFailure;
  if (memory.manifest !== null) {
    if (memory.source === "kv") memory.source = "memory";
    return;
  }
  memory.manifest = await readDeployed(memory, deps);
  memory.source = "deployed";
}

async function readDeployed(memory: EditionMemory, deps: EditionDeps): Promise<Manifest | null> {
  return readManifest(await attempt(() => fromDeployed(manifestKey, memory, deps), manifestKey, deps), deps);
}

/** A file of the deployed edition. Files that did not answer in time are not asked again for a while: nothing is won by it. */
async function fromDeployed(key: string, memory: EditionMemory, deps: EditionDeps): Promise<string | null> {
  if (deps.now() < memory.deployedRestsUntil) throw new Error("the deployed files do not answer");
  try {
    return await withTimeout(deps.deployed(key), lastPatience);
  } catch (error) {
    if (error instanceof TimeoutError) memory.deployedRestsUntil = deps.now() + retryAfterFailure;
    throw error;
  }
}

function isOlder(a: Manifest, b: Manifest): boolean {
  return Date.parse(a.publishedAt) < Date.parse(b.publishedAt);
}

/** A manifest, whole: one that lost a list or had a record altered is as good as none. */
async function readManifest(text: string | null, deps: EditionDeps): Promise<Manifest | null> {
  if (text === null) return null;
  const parsed = parseJson(manifestSchema, text);
  if (!parsed.ok) {
    deps.log(`${manifestKey}: ${parsed.problems[0]}`);
    return null;
  }
  const { version } = parsed.value;
  if ((await digest(versionText(JSON.parse(text)))) !== version) {
    deps.log(`${manifestKey}: damaged: its lists are not those of version ${version}`);
    return null;
  }
  const { categories, authors, contents, projects, ...head } = parsed.value;
  return {
    ...head,
    categories: keepGood(categorySchema, categories, "category", deps),
    authors: keepGood(authorSchema, authors, "author", deps),
    contents: keepGood(manifestEntrySchema, contents, "content", deps),
    projects: keepGood(manifestProjectSchema, projects, "project", deps),
  };
}

/** One record of another make costs that record, never the list: damage was told by the version before. */
function keepGood<S extends v.GenericSchema>(
  schema: S,
  records: unknown[],
  what: string,
  deps: EditionDeps,
): v.InferOutput<S>[] {
  return records.flatMap((record, index) => {
    const parsed = parse(schema, record);
    if (parsed.ok) return [parsed.value];
    deps.log(`${manifestKey}: ${what} ${index}: ${parsed.problems[0]}`);
    return [];
  });
}

/** Reads from KV, then from the deployed files, whatever holds what the key says. One line of the log names a fault. */
async function readImmutable(
  edition: Edition,
  memory: EditionMemory,
  deps: EditionDeps,
  key: string,
  deadline: number,
): Promise<string | null> {
  const kept = memory.bodies.get(key);
  if (kept !== undefined) return kept;
  const forKv = Math.max(leastPatience, Math.min(patience, deadline - deps.now()));
  let said = false;
  const log = (line: string) => {
    if (!said) deps.log(line);
    said = true;
  };
  const read = async (ask: () => Promise<string | null>, from: string) => {
    const text = await attempt(ask, key, { ...deps, log });
    if (text === null) log(`${key}: not in ${from}`);
    else if (await isIntact(key, text)) return text;
    else log(`${key}: damaged in ${from}`);
    return null;
  };
  const fromKv =
    edition.source === "deployed"
      ? null
      : await read(() => withTimeout(deps.kv.get(key, { type: "text", cacheTtl: immutableTtl }), forKv), "KV");
  const text = fromKv ?? (await read(() => fromDeployed(key, memory, deps), "the deployed files"));
  if (text === null) {
    edition.lost.push(key);
    return null;
  }
  if (fromKv === null) edition.source = "deployed";
  memory.bodies.set(key, text);
  return text;
}

/** Compares a text with the hash in its key. `contents@version` has none of its own; `parseWhole` checks that list. */
async function isIntact(key: string, text: string): Promise<boolean> {
  const hash = hashOf(key);
  return hash === null || hash === (await digest(text));
}

/** The first 16 hex digits of a SHA-256, as keys and versions have them. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A read that fails or takes too long is absent, and leaves one line in the log. */
async function attempt(
  read: () => Promise<string | null>,
  key: string,
  deps: Pick<EditionDeps, "log">,
): Promise<string | null> {
  try {
    return await read();
  } catch (error) {
    deps.log(`${key}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** A library over one edition. */
export function createKvLibrary(edition: Edition, log: (line: string) => void): Library {
  const { manifest } = edition;
  return {
    contents: async (filter) => filtered(manifest, filter).map(({ body: _, ...summary }) => summary),
    async content(slug) {
      const entry = entriesOf(manifest).get(slug);
      return entry ? readContent(edition, entry, log) : null;
    },
    categories: async ({ type } = {}) =>
      manifest.categories.filter((category) => type === undefined || category.type === type),
    category: async (id) => manifest.categories.find((category) => category.id === id) ?? null,
    async author(id) {
      const author = manifest.authors.find((one) => one.id === id);
      return author ? { ...author, avatarUrl: author.avatarUrl ?? null } : null;
    },
    glossary: () => readGlossary(edition, log),
    projects: async () => manifest.projects.map(({ body: _, ...summary }) => summary),
    async project(slug) {
      const entry = manifest.projects.find((project) => project.slug === slug);
      return entry ? readProject(edition, entry, log) : null;
    },
    publishedAt: async () => manifest.publishedAt,
  };
}

const entries = new WeakMap<Manifest, Map<string, ManifestEntry>>();

/** The entries of a manifest by slug, put in order once for all requests that read it. */
function entriesOf(manifest: Manifest): Map<string, ManifestEntry> {
  const known = entries.get(manifest);
  if (known) return known;
  const bySlug = new Map(manifest.contents.map((entry) => [entry.slug, entry]));
  entries.set(manifest, bySlug);
  return bySlug;
}

const filtered = (manifest: Manifest, filter?: ContentFilter) =>
  manifest.contents.filter((entry) => matches(entry, filter));

async function readContent(
  edition: Edition,
  { slug, body }: ManifestEntry,
  log: (line: string) => void,
): Promise<Content> {
  const text = await edition.read(body);
  if (text === null) throw new UnreadableError();
  const parsed = parseJson(contentSchema, text);
  if (parsed.ok && parsed.value.slug === slug) return parsed.value;
  log(`${body}: ${parsed.ok ? `holds ${parsed.value.slug}` : parsed.problems[0]}`);
  edition.lost.push(body);
  throw new UnreadableError();
}

async function readProject(
  edition: Edition,
  { slug, body }: ManifestProject,
  log: (line: string) => void,
): Promise<Project> {
  const text = await edition.read(body);
  if (text === null) throw new UnreadableError();
  const parsed = parseJson(projectSchema, text);
  if (parsed.ok && parsed.value.slug === slug) return parsed.value;
  log(`${body}: ${parsed.ok ? `holds ${parsed.value.slug}` : parsed.problems[0]}`);
  edition.lost.push(body);
  throw new UnreadableError();
}

/** The terms of an edition, none where it was published before there were any; a term that fails its parser is left out. */
async function readGlossary(edition: Edition, log: (line: string) => void): Promise<GlossaryEntry[]> {
  const key = edition.manifest.glossary;
  if (key === undefined) return [];
  const text = await edition.read(key);
  if (text === null) throw new UnreadableError();
  const stored = parseJson(v.array(v.unknown()), text);
  if (!stored.ok) {
    log(`${key}: ${stored.problems[0]}`);
    edition.lost.push(key);
    throw new UnreadableError();
  }
  return stored.value.flatMap((item, index) => {
    const entry = parse(glossaryEntrySchema, item);
    if (entry.ok) return [entry.value];
    log(`${key}: term ${index}: ${entry.problems[0]}`);
    return [];
  });
}

/** Puts something in the place of what cannot be read. Any other failure goes on. */
const whereUnreadable =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (isUnreadable(error)) return instead;
    throw error;
  };

/**
 * Every piece of an edition, whole, in the file's order. Where the stored list cannot be read, the bodies are read
 * one by one; a piece that cannot be read is left out.
 */
export async function wholeContents(
  edition: Edition,
  filter: ContentFilter,
  log: (line: string) => void,
): Promise<WholeContent[]> {
  const { manifest, lost } = edition;
  const key = contentsKey(manifest.version);
  const text = await edition.read(key);
  const stored = text === null ? null : parseWhole(text, manifest);
  if (stored) return stored.filter((content) => matches(content, filter));
  if (text !== null) log(`${key}: not the contents of its manifest`);
  const library = createKvLibrary(edition, log);
  const pieces = await Promise.all(
    filtered(manifest, filter).map(({ slug }) => library.content(slug).catch(whereUnreadable(null))),
  );
  // The list itself is no loss where every body is there.
  if (lost.includes(key)) lost.splice(lost.indexOf(key), 1);
  return pieces.flatMap((content) => (content ? [withExcerpt(content)] : []));
}

/** The stored list; null where it is not, piece for piece, what the manifest names. */
function parseWhole(text: string, { contents }: Manifest): WholeContent[] | null {
  const list = parseJson(v.array(wholeContentSchema), text);
  const isWhole = list.ok && list.value.length === contents.length;
  return isWhole && list.value.every(({ slug }, at) => slug === contents[at]?.slug) ? list.value : null;
}
