/**
 * Defines the keys of KV and the schema of each value. No other file contains a key.
 *
 * | key                    | value                                             |
 * | ---------------------- | ------------------------------------------------- |
 * | `manifest`             | {@link Manifest}: one put replaces the whole magazine |
 * | `manifest/{version}`   | the same manifest, for rollback                       |
 * | `content/{slug}@{hash}`| one `Content`, immutable                          |
 * | `glossary@{hash}`      | every `GlossaryEntry`, immutable; absent if there is none |
 * | `map@{hash}`           | the `IdeaMap`, immutable; absent in editions older than the map |
 * | `project/{slug}@{hash}`| one `Project`, immutable                          |
 * | `practice/{slug}@{hash}`| the exercises of one lesson, immutable           |
 * | `hour/{slug}@{hash}`   | the plan of one lesson's hour, immutable          |
 * | `questions/{slug}@{hash}`| the questions of one quiz or of one lesson's models, immutable |
 * | `search/{name}@{hash}` | a part of the search index (`magazine/search/search-parts.ts`), immutable |
 * | `contents@{version}`   | every `WholeContent`, immutable                |
 * | `contents-json@{hash}` | the response of `GET /api/contents` (`printContents`), immutable |
 * | `prerendered/{name}@{hash}` | HTML of a page that is the same for all readers, immutable |
 * | `media/{hash}`         | a file that the deployed site lacks, in base64, immutable |
 * | `assets`               | {@link Assets}: the files that the deployed site serves; editors' commands read it |
 * | `site`                 | the origin of the deployed site; editors' commands print it |
 *
 * The edition deployed with the Worker has the same keys, as files under `/edition/`.
 */

import * as v from "valibot";
import { authorSchema } from "../magazine/author";
import { categorySchema } from "../magazine/category";
import { contentSummarySchema, type WholeContent } from "../magazine/content";
import { datesByPieceSchema, instantSchema } from "../magazine/dates";
import { projectSummarySchema } from "../magazine/project";
import { indexPart } from "../magazine/search/part-names";
import { withoutTermCards } from "../magazine/term-cards";
import { withdrawnSchema } from "../magazine/withdrawn";

/** Number of this layout. A reader ignores a manifest of another layout. */
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
export const hourKey = (slug: string, hash: string) => `hour/${slug}@${hash}`;
export const questionsKey = (slug: string, hash: string) => `questions/${slug}@${hash}`;
export const searchKey = (name: string, hash: string) => `search/${name}@${hash}`;
export const mediaKey = (hash: string) => `media/${hash}`;
export const contentsKey = (version: string) => `contents@${version}`;
export const contentsJsonKey = (hash: string) => `contents-json@${hash}`;
export const prerenderedKey = (name: string, hash: string) => `prerendered/${name}@${hash}`;

const ofIndex = new RegExp(`^(${indexPart}(?:\\.\\d+)?)@.*`);

/**
 * Returns the name of a part of the search index from its key. An index, also one of a later time span, has its own
 * name; the other parts have the hash that the index contains.
 */
export const searchPartName = (key: string) =>
  key
    .replace(/^search\//, "")
    .replace(ofIndex, "$1")
    .replace("@", "-");

/** Returns the hash of the value from a key. @returns null for a manifest and the list of whole contents */
export const hashOf = (key: string) =>
  /^(?:content\/|media\/|project\/|practice\/|hour\/|questions\/|prerendered\/|search\/|glossary@|map@|contents-json@).*?([0-9a-f]{16})$/.exec(
    key,
  )?.[1] ?? null;

/** Prints JSON with fields in alphabetical order. Their order in the editor's file does not change a hash. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * Prints the response of `GET /api/contents`: contents without the cards of their terms, one on each line, so that some
 * can be taken out without parsing (`edition/contents-json.ts`).
 */
export const printContents = (contents: readonly WholeContent[]): string =>
  printList(contents.map((content) => canonicalJson(withoutTermCards(content))));

/** Prints a list of printed records, one on each line. */
export const printList = (records: readonly string[]): string => `[\n${records.join(",\n")}\n]\n`;

/**
 * Prints the text whose hash is a manifest's `version`. It contains all lists, so that a lost or altered record changes
 * the hash. Dates, the history of publications and the media files are left out.
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

/** Returns the path of a key in the deployed edition's static files. Cloudflare redirects paths with an `@`. */
export const editionPath = (key: string) => `/edition/${key.replace("@", "/")}.json`;

/** A record of a manifest. It has the summary, and in `body` the key of the whole record. */
const bodyKey = { body: v.string() };
export const manifestEntrySchema = v.object({
  ...contentSummarySchema.entries,
  ...bodyKey,
  /** Key of its exercises; absent if it has none. */
  practice: v.optional(v.string()),
  /** Key of the plan of its hour; absent if it has none, and in older editions. */
  hour: v.optional(v.string()),
  /** Key of its questions for a class; absent if it has none, and in older editions. */
  questions: v.optional(v.string()),
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

/** Returns the piece of a body's key, such as `content/graviteti`. It is its name in a manifest's `dates`. */
export const pieceOf = (key: string) => key.split("@")[0] ?? key;

/** A file in KV: its key, media type and length in bytes. */
const mediaSchema = v.object({ key: v.string(), type: v.string(), bytes: v.number() });

export type Media = v.InferOutput<typeof mediaSchema>;

/** A manifest with unchecked records. A reader checks them one by one, so that only an invalid record is lost. */
export const manifestSchema = v.object({
  schema: v.literal(schemaNumber),
  version: hashSchema,
  publishedAt: instantSchema,
  categories: v.array(v.unknown()),
  authors: v.array(v.unknown()),
  contents: v.array(v.unknown()),
  /** Key of the glossary; absent if there is none. */
  glossary: v.optional(v.string()),
  /** Key of the map of ideas; absent in editions older than the map. */
  map: v.optional(v.string()),
  projects: v.optional(v.array(v.unknown()), []),
  withdrawn: v.optional(v.array(withdrawnSchema)),
  /**
   * Keys of the maps of later time spans. The index is the number of instants that have passed (`magazine/timing.ts`).
   */
  maps: v.optional(v.record(v.string(), v.string())),
  /** Media files of the publication, by the address at which pages request them. */
  media: v.optional(v.record(v.string(), mediaSchema)),
  /** Keys of the parts of the search index; absent in editions older than search. */
  search: v.optional(v.array(v.string())),
  /** Key of the response of `GET /api/contents`; absent in editions older than it. */
  contentsJson: v.optional(v.string()),
  /**
   * Keys of the HTML of pages, by name (`app/magazine/prerendered.ts`). A later stretch of `magazine/timing.ts` has
   * its own name only where its HTML differs. Absent in older editions.
   */
  prerendered: v.optional(v.record(v.string(), v.string())),
  /** Dates by piece, also of removed pieces. They are absent in editions older than the dates of pieces. */
  dates: v.optional(v.fallback(datesByPieceSchema, {})),
});

/** A manifest with checked records, as stored: an author without a picture has no `avatarUrl`. */
export type Manifest = Omit<v.InferOutput<typeof manifestSchema>, keyof typeof recordSchemas> & {
  [List in keyof typeof recordSchemas]: v.InferInput<(typeof recordSchemas)[List]>[];
};

/**
 * An entry of a manifest's `history`, one per publication, newest first. It is for editors: no page reads it, and
 * `version` does not depend on it.
 */
export const publicationSchema = v.object({
  version: hashSchema,
  publishedAt: instantSchema,
  contents: v.number(),
  projects: v.number(),
  /** Bytes of all its bodies; absent in publications before this was counted. */
  bytes: v.optional(v.number()),
  /** Who published it, as that computer knows them. Only editors' commands read it. */
  by: v.optional(v.string()),
  /** When this content was first published, where an editor went back to it. */
  backTo: v.optional(instantSchema),
});

export type Publication = v.InferOutput<typeof publicationSchema>;

/** Static files of the last deployed site: the hash of each by its address. No page reads it. */
export const assetsSchema = v.record(v.string(), hashSchema);

export type Assets = v.InferOutput<typeof assetsSchema>;

/** KV writes of publications in one day, `2026-11-21`, in UTC as Cloudflare counts. */
export const writesSchema = v.object({ day: v.string(), count: v.number() });
