/**
 * Reading what is published, from the best edition at hand: KV, else the last good one in this isolate, else the
 * edition deployed with the Worker. A request opens one edition and reads nothing else, so a page never mixes two.
 */
import type * as v from "valibot";
import { authorSchema } from "../magazine/author";
import { categorySchema } from "../magazine/category";
import { type Content, contentSummarySchema } from "../magazine/content";
import { excerpt } from "../magazine/excerpt";
import { parse, parseJson } from "../magazine/result";
import { type ByteStore, createByteStore } from "./byte-store";
import {
  contentsKey,
  type Manifest,
  type ManifestEntry,
  manifestEntrySchema,
  manifestKey,
  manifestSchema,
  storedContentSchema,
} from "./kv-layout";
import { type ContentFilter, type Library, matches } from "./library";

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
}

/** One edition, opened for one request. */
export interface Edition {
  manifest: Manifest;
  source: EditionSource;
  /** A body or a list by its key; `null` where no edition holds it. */
  read(key: string): Promise<string | null>;
}

/** Milliseconds for which the manifest is kept before KV is asked again, and after a failed try. */
const manifestLife = 60_000;
const retryAfterFailure = 5_000;
/** Milliseconds KV may take before the next best edition answers. */
const patience = 1_000;
/** Seconds for which KV's own cache may keep a key. */
const manifestTtl = 60;
const immutableTtl = 31_536_000;
/** Bytes of bodies kept in the isolate. */
const bodyCapacity = 16 * 1024 * 1024;

/** What this isolate remembers between requests. */
export interface EditionMemory {
  manifest: Manifest | null;
  source: EditionSource;
  /** When KV is to be asked again. */
  askAgainAt: number;
  bodies: ByteStore;
}

export function createEditionMemory(): EditionMemory {
  return { manifest: null, source: "kv", askAgainAt: 0, bodies: createByteStore(bodyCapacity) };
}

/**
 * Opens the best edition at hand.
 *
 * @returns null where neither KV, nor this isolate, nor the deployed files hold one.
 */
export async function openEdition(memory: EditionMemory, deps: EditionDeps): Promise<Edition | null> {
  if (deps.now() >= memory.askAgainAt) await refresh(memory, deps);
  if (memory.manifest === null) return null;
  return { manifest: memory.manifest, source: memory.source, read: (key) => readImmutable(memory, deps, key) };
}

async function refresh(memory: EditionMemory, deps: EditionDeps): Promise<void> {
  const published = await readManifest(() => deps.kv.get(manifestKey, { type: "text", cacheTtl: manifestTtl }), deps);
  if (published) {
    // KV may hand out an older manifest after a newer one: the newer wins.
    const newer = memory.manifest === null || memory.source === "deployed" || !isOlder(published, memory.manifest);
    if (newer) memory.manifest = published;
    memory.source = "kv";
    memory.askAgainAt = deps.now() + manifestLife;
    return;
  }
  memory.askAgainAt = deps.now() + retryAfterFailure;
  if (memory.manifest !== null) {
    if (memory.source === "kv") memory.source = "memory";
    return;
  }
  memory.manifest = await readManifest(() => deps.deployed(manifestKey), deps);
  memory.source = "deployed";
}

function isOlder(a: Manifest, b: Manifest): boolean {
  return Date.parse(a.publishedAt) < Date.parse(b.publishedAt);
}

async function readManifest(read: () => Promise<string | null>, deps: EditionDeps): Promise<Manifest | null> {
  const text = await attempt(read, manifestKey, deps);
  if (text === null) return null;
  const parsed = parseJson(manifestSchema, text);
  if (!parsed.ok) {
    deps.log(`${manifestKey}: ${parsed.problems[0]}`);
    return null;
  }
  const { categories, authors, contents, ...head } = parsed.value;
  return {
    ...head,
    categories: keepGood(categorySchema, categories, "category", deps),
    authors: keepGood(authorSchema, authors, "author", deps),
    contents: keepGood(manifestEntrySchema, contents, "content", deps),
  };
}

/** One bad record costs that record, never the list. */
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

async function readImmutable(memory: EditionMemory, deps: EditionDeps, key: string): Promise<string | null> {
  const kept = memory.bodies.get(key);
  if (kept !== undefined) return kept;
  const fromKv =
    memory.source === "deployed"
      ? null
      : await attempt(() => deps.kv.get(key, { type: "text", cacheTtl: immutableTtl }), key, deps);
  const text = fromKv ?? (await attempt(() => deps.deployed(key), key, deps));
  if (text !== null) memory.bodies.set(key, text);
  return text;
}

/** A read that fails or takes too long is absent, and leaves one line in the log. */
async function attempt(read: () => Promise<string | null>, key: string, deps: EditionDeps): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([read(), tooLong]);
  } catch (error) {
    deps.log(`${key}: ${error instanceof Error ? error.message : error}`);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** A library over one edition. */
export function createKvLibrary(edition: Edition, log: (line: string) => void): Library {
  const { manifest } = edition;
  const bySlug = new Map(manifest.contents.map((entry) => [entry.slug, entry]));
  return {
    contents: async (filter) => filtered(manifest, filter).map(({ body: _, ...summary }) => summary),
    async content(slug) {
      const entry = bySlug.get(slug);
      return entry ? readContent(edition, entry, log) : null;
    },
    categories: async ({ type } = {}) =>
      manifest.categories.filter((category) => type === undefined || category.type === type),
    category: async (id) => manifest.categories.find((category) => category.id === id) ?? null,
    author: async (id) => manifest.authors.find((author) => author.id === id) ?? null,
    publishedAt: async () => manifest.publishedAt,
  };
}

const filtered = (manifest: Manifest, filter?: ContentFilter) =>
  manifest.contents.filter((entry) => matches(entry, filter));

async function readContent(
  edition: Edition,
  { slug, body }: ManifestEntry,
  log: (line: string) => void,
): Promise<Content | null> {
  const text = await edition.read(body);
  if (text === null) return null;
  const parsed = parseJson(storedContentSchema, text);
  if (parsed.ok && parsed.value.slug === slug) return parsed.value;
  log(`${body}: ${parsed.ok ? `holds ${parsed.value.slug}` : parsed.problems[0]}`);
  return null;
}

/** A piece as `/api/contents` gives it. */
export type WholeContent = Content & { excerpt: string };

/**
 * Every piece of an edition, whole, in the file's order. Where the stored list cannot be read, the bodies are read
 * one by one; a piece that cannot be read is left out.
 */
export async function wholeContents(
  edition: Edition,
  filter: ContentFilter,
  log: (line: string) => void,
): Promise<WholeContent[]> {
  const key = contentsKey(edition.manifest.version);
  const text = await edition.read(key);
  const stored = text === null ? null : parseWhole(text);
  if (stored) return stored.filter((content) => matches(content, filter));
  if (text !== null) log(`${key}: not a list of contents`);
  const library = createKvLibrary(edition, log);
  const pieces = await Promise.all(filtered(edition.manifest, filter).map(({ slug }) => library.content(slug)));
  return pieces.flatMap((content) => (content ? [{ ...content, excerpt: excerpt(content.content) }] : []));
}

function parseWhole(text: string): WholeContent[] | null {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return null;
    return list.flatMap((item) => {
      const content = parse(storedContentSchema, item);
      const summary = parse(contentSummarySchema, item);
      return content.ok && summary.ok ? [{ ...content.value, excerpt: summary.value.excerpt }] : [];
    });
  } catch {
    return null;
  }
}
