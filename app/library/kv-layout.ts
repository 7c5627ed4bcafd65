/**
 * Defines what KV holds: under which key, in which shape. No other file knows a key.
 *
 * | key                    | value                                             |
 * | ---------------------- | ------------------------------------------------- |
 * | `manifest`             | {@link Manifest}: one put replaces the whole magazine |
 * | `manifest/{version}`   | the same, kept for rollback                       |
 * | `content/{slug}@{hash}`| one `Content`, immutable                          |
 * | `glossary@{hash}`      | every `GlossaryEntry`, immutable; absent where there is none |
 * | `map@{hash}`           | the `IdeaMap`, immutable; absent of what was published before it |
 * | `project/{slug}@{hash}`| one `Project`, immutable                          |
 * | `practice/{slug}@{hash}`| the exercises of one lesson, immutable           |
 * | `search/{name}@{hash}` | a part of which search reads (`magazine/search/search-parts.ts`), immutable |
 * | `contents@{version}`   | every `WholeContent`, immutable                |
 * | `media/{hash}`         | a file that the deployed site lacks, in base64, immutable |
 * | `assets`               | {@link Assets}: the files that the deployed site serves; editors' commands read it |
 * | `site`                 | the origin at which it was deployed; editors' commands say it |
 *
 * The edition deployed with the Worker is the same, as files under `/edition/`.
 */

import * as v from "valibot";
import { authorSchema } from "../magazine/author";
import { categorySchema } from "../magazine/category";
import { contentSummarySchema } from "../magazine/content";
import { datesByPieceSchema, instantSchema } from "../magazine/dates";
import { projectSummarySchema } from "../magazine/project";
import { indexPart } from "../magazine/search/part-names";
import { withdrawnSchema } from "../magazine/withdrawn";

/** Number of this layout. A reader ignores a manifest of another. */
export const schemaNumber = 1;

/** A version or a body's hash: the first 16 hex digits of a SHA-256. */
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

export const manifestKey = "manifest";
export const assetsKey = "assets";
export const siteKey = "site";
export const rollbackKey = (version: string) => `manifest/${version}`;
export const contentKey = (slug: string, hash: string) => `content/${slug}@${hash}`;
export const glossaryKey = (hash: string) => `glossary@${hash}`;
export const mapKey = (hash: string) => `map@${hash}`;
export const projectKey = (slug: string, hash: string) => `project/${slug}@${hash}`;
export const practiceKey = (slug: string, hash: string) => `practice/${slug}@${hash}`;
export const searchKey = (name: string, hash: string) => `search/${name}@${hash}`;
export const mediaKey = (hash: string) => `media/${hash}`;
export const contentsKey = (version: string) => `contents@${version}`;

const ofIndex = new RegExp(`^(${indexPart}(?:\\.\\d+)?)@.*`);

/**
 * Reads the name of a part of search out of its key. An index, also of a later stretch, has its own; the others have
 * the hash that the index names.
 */
export const searchPartName = (key: string) =>
  key
    .replace(/^search\//, "")
    .replace(ofIndex, "$1")
    .replace("@", "-");

/** Reads the hash of its value out of a key. @returns null for a manifest and the list of whole contents */
export const hashOf = (key: string) =>
  /^(?:content\/|media\/|project\/|practice\/|search\/|glossary@|map@).*?([0-9a-f]{16})$/.exec(key)?.[1] ?? null;

/** Prints JSON with fields in alphabetical order. Their order in the editor's file then changes no hash. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * Prints the text of which a manifest's `version` is the hash. It holds all its lists, so that one lost or altered
 * record shows. Days, the memory of other publications and the files that travelled with it do not count.
 */
export function versionText(manifest: object): string {
  const {
    version: _v,
    publishedAt: _p,
    history: _h,
    writes: _w,
    dates: _d,
    media: _m,
    ...content
  } = manifest as Record<string, unknown>;
  return canonicalJson(content);
}

/** Path of a key among the static files of the deployed edition. Cloudflare redirects paths with an `@`. */
export const editionPath = (key: string) => `/edition/${key.replace("@", "/")}.json`;

/** A manifest's record: its summary, and in `body` the whole record's key. */
const bodyKey = { body: v.string() };
export const manifestEntrySchema = v.object({
  ...contentSummarySchema.entries,
  ...bodyKey,
  /** Key of its exercises; absent where it has none. */
  practice: v.optional(v.string()),
});
export const manifestProjectSchema = v.object({ ...projectSummarySchema.entries, ...bodyKey });

export type ManifestEntry = v.InferOutput<typeof manifestEntrySchema>;
export type ManifestProject = v.InferOutput<typeof manifestProjectSchema>;

/** The lists of a manifest, each with the schema of its records. */
export const recordSchemas = {
  categories: categorySchema,
  authors: authorSchema,
  contents: manifestEntrySchema,
  projects: manifestProjectSchema,
};

/** The piece whose body stands under a key, such as `content/graviteti`: it goes by this name in a manifest's `dates`. */
export const pieceOf = (key: string) => key.split("@")[0] ?? key;

/** A file in KV: its key, what it is, how long it is. */
const mediaSchema = v.object({ key: v.string(), type: v.string(), bytes: v.number() });

export type Media = v.InferOutput<typeof mediaSchema>;

/** A manifest, its records unchecked. A reader checks them one by one, so that a broken one costs only itself. */
export const manifestSchema = v.object({
  schema: v.literal(schemaNumber),
  version: hashSchema,
  publishedAt: instantSchema,
  categories: v.array(v.unknown()),
  authors: v.array(v.unknown()),
  contents: v.array(v.unknown()),
  /** Key of the glossary; absent where there is none. */
  glossary: v.optional(v.string()),
  /** Key of the map of ideas; absent of what was published before it. */
  map: v.optional(v.string()),
  projects: v.optional(v.array(v.unknown()), []),
  withdrawn: v.optional(v.array(withdrawnSchema)),
  /** Keys of the maps of later stretches, by how many timed pieces are out (`magazine/timing.ts`). */
  maps: v.optional(v.record(v.string(), v.string())),
  /** Files that travelled with the publication, by the address at which pages ask for them. */
  media: v.optional(v.record(v.string(), mediaSchema)),
  /** Keys of the parts of which search reads; absent where it was published before there was a search. */
  search: v.optional(v.array(v.string())),
  /** By piece; of those that are gone too. Unknown of what was published before pieces had dates. */
  dates: v.optional(v.fallback(datesByPieceSchema, {})),
});

/** A manifest, its records checked. As stored: an author without a picture has no `avatarUrl`. */
export type Manifest = Omit<v.InferOutput<typeof manifestSchema>, keyof typeof recordSchemas> & {
  [List in keyof typeof recordSchemas]: v.InferInput<(typeof recordSchemas)[List]>[];
};

/**
 * What a manifest remembers of a publication, newest first in its `history`. For editors: no page reads it, and
 * `version` does not depend on it.
 */
export const publicationSchema = v.object({
  version: hashSchema,
  publishedAt: instantSchema,
  contents: v.number(),
  projects: v.number(),
  /** Of all its bodies; unknown of publications made before it was counted. */
  bytes: v.optional(v.number()),
});

export type Publication = v.InferOutput<typeof publicationSchema>;

/** Static files of the site that was deployed last, each address with its hash. No page reads it. */
export const assetsSchema = v.record(v.string(), hashSchema);

export type Assets = v.InferOutput<typeof assetsSchema>;

/** Writes that publications cost in one day, `2026-11-21`, UTC as Cloudflare counts. */
export const writesSchema = v.object({ day: v.string(), count: v.number() });
