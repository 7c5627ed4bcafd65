/** Reads a manifest back from a store: complete and unaltered, or null. */

import * as v from "valibot";
import {
  contentsKey,
  type Manifest,
  manifestEntrySchema,
  manifestProjectSchema,
  manifestSchema,
  type Publication,
  publicationSchema,
  schemaNumber,
  versionText,
  writesSchema,
} from "../../../app/library/kv-layout";
import { isObject } from "../../../app/magazine/is-object";
import { hash } from "./edition";

/** Fields of a manifest that name keys. */
type NamesKeys =
  | "version"
  | "contents"
  | "projects"
  | "glossary"
  | "map"
  | "maps"
  | "search"
  | "media"
  | "contentsJson"
  | "prerendered";

export type StoredManifest = Pick<Manifest, NamesKeys | "publishedAt" | "dates" | "withdrawn"> & {
  categories: unknown[];
  authors: unknown[];
  /** The last publications, newest first; empty in a manifest older than this field. */
  history: Publication[];
  /** The writes of one UTC day, as Cloudflare counts them. */
  writes?: { day: string; count: number };
};

const wholeManifestSchema = v.object({
  ...manifestSchema.entries,
  contents: v.array(manifestEntrySchema),
  projects: v.optional(v.array(manifestProjectSchema), []),
  history: v.optional(v.array(publicationSchema), []),
  writes: v.optional(writesSchema),
});

/**
 * Reads a stored manifest.
 *
 * @returns null where there is none, where it does not fit the schema, or where its content has another version
 */
export function readManifest(text: string | null): StoredManifest | null {
  const value = jsonObject(text);
  if (value === null) return null;
  const parsed = v.safeParse(wholeManifestSchema, value);
  if (!parsed.success || hash(versionText(value)) !== parsed.output.version) return null;
  const { schema: _, ...manifest } = parsed.output;
  return manifest;
}

/** Tells whether a newer program wrote it. */
export function isOfNewerSchema(text: string | null): boolean {
  const schema = jsonObject(text)?.schema;
  return typeof schema === "number" && schema > schemaNumber;
}

/** Returns every immutable key that a manifest names. */
export function namedKeys({
  version,
  contents,
  projects,
  glossary,
  map,
  maps = {},
  search = [],
  media = {},
  contentsJson,
  prerendered = {},
}: Pick<StoredManifest, NamesKeys>): string[] {
  const bodies = [...contents, ...projects].map(({ body }) => body);
  const practices = contents.flatMap(({ practice, hour, questions }) =>
    [practice ?? [], hour ?? [], questions ?? []].flat(),
  );
  const files = new Set(Object.values(media).map(({ key }) => key));
  return [
    ...bodies,
    ...practices,
    ...files,
    ...search,
    ...[glossary ?? [], map ?? [], contentsJson ?? []].flat(),
    ...Object.values(maps),
    ...new Set(Object.values(prerendered)),
    contentsKey(version),
  ];
}

function jsonObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
