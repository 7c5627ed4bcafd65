/**
 * The one place that knows what stands in KV, under which key and in which shape.
 *
 * | key                    | value                                             |
 * | ---------------------- | ------------------------------------------------- |
 * | `manifest`             | {@link Manifest}: one put flips the whole magazine |
 * | `manifest/{version}`   | the same, kept for rollback                       |
 * | `content/{slug}@{hash}`| one `Content`, immutable                          |
 * | `glossary@{hash}`      | every `GlossaryEntry`, immutable; absent where there is none |
 * | `project/{slug}@{hash}`| one `Project`, immutable                          |
 * | `contents@{version}`   | every `Content` with its excerpt, immutable       |
 * | `assets`               | {@link Assets}: the files that the deployed site serves; editors' commands read it |
 *
 * The edition deployed with the Worker is the same, as files under `/edition/`.
 */
import * as v from "valibot";
import type { authorSchema } from "../magazine/author";
import type { categorySchema } from "../magazine/category";
import { contentSummarySchema } from "../magazine/content";
import { projectSummarySchema } from "../magazine/project";

/** The shape of what is written. A reader ignores a manifest of another schema. */
export const schemaNumber = 1;

/** A version or a body's hash: the first 16 hex digits of a SHA-256. */
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

export const manifestKey = "manifest";
export const assetsKey = "assets";
export const rollbackKey = (version: string) => `manifest/${version}`;
export const contentKey = (slug: string, hash: string) => `content/${slug}@${hash}`;
export const glossaryKey = (hash: string) => `glossary@${hash}`;
export const projectKey = (slug: string, hash: string) => `project/${slug}@${hash}`;
export const contentsKey = (version: string) => `contents@${version}`;

/** The hash of the value that stands under a key; null where the key names none: a manifest, the full list. */
export const hashOf = (key: string) => /^(?:content\/|project\/|glossary@).*?([0-9a-f]{16})$/.exec(key)?.[1] ?? null;

/** JSON whose fields stand in alphabetical order, so that the order in the editor's file changes no hash. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * The text of which a manifest's `version` is the hash: all its lists, so that one lost or altered record shows. The day
 * and what is remembered of other publications do not count.
 */
export function versionText(manifest: object): string {
  const { version: _v, publishedAt: _p, history: _h, writes: _w, ...content } = manifest as Record<string, unknown>;
  return canonicalJson(content);
}

/** Where a key stands among the static assets of the edition deployed with the Worker; they redirect an `@`. */
export const editionPath = (key: string) => `/edition/${key.replace("@", "/")}.json`;

export const manifestEntrySchema = v.object({ ...contentSummarySchema.entries, body: v.string() });

export const manifestProjectSchema = v.object({ ...projectSummarySchema.entries, body: v.string() });

export const manifestSchema = v.object({
  schema: v.literal(schemaNumber),
  version: hashSchema,
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  categories: v.array(v.unknown()),
  authors: v.array(v.unknown()),
  contents: v.array(v.unknown()),
  glossary: v.optional(v.string()),
  projects: v.optional(v.array(v.unknown()), []),
});

/** The head of an edition. `body` of an entry is the key of its full `Content`, `glossary` that of the glossary. */
export interface Manifest {
  schema: typeof schemaNumber;
  version: string;
  publishedAt: string;
  categories: v.InferOutput<typeof categorySchema>[];
  /** One without a picture has no `avatarUrl`: readers of before know no `null`. */
  authors: v.InferInput<typeof authorSchema>[];
  contents: ManifestEntry[];
  glossary?: string;
  projects: ManifestProject[];
}

export type ManifestProject = v.InferOutput<typeof manifestProjectSchema>;

export type ManifestEntry = v.InferOutput<typeof manifestEntrySchema>;

/**
 * What a manifest remembers of a publication, newest first in its `history`. For editors: no page reads it, and
 * `version` does not depend on it.
 */
export const publicationSchema = v.object({
  version: hashSchema,
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  contents: v.number(),
  projects: v.number(),
  /** Of all its bodies; unknown of publications made before it was counted. */
  bytes: v.optional(v.number()),
});

export type Publication = v.InferOutput<typeof publicationSchema>;

/** Static files of the site that was deployed last, each address with its hash. No page reads it. */
export const assetsSchema = v.record(v.string(), hashSchema);

export type Assets = v.InferOutput<typeof assetsSchema>;

/** The writes that the magazine's publications cost in one day, `2026-11-21`, in UTC as Cloudflare counts them. */
export const writesSchema = v.object({ day: v.string(), count: v.number() });
