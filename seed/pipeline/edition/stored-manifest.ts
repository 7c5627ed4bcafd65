/** A manifest as it is read back from a store: whole and unaltered, or not one at all. */
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
import { hash } from "./edition";

export type StoredManifest = Pick<
  Manifest,
  "version" | "publishedAt" | "contents" | "projects" | "glossary" | "map" | "maps" | "search" | "dates" | "media"
> & {
  categories: unknown[];
  authors: unknown[];
  /** The last publications, newest first; empty in a manifest of before they were remembered. */
  history: Publication[];
  /** The writes of one day, in UTC, as Cloudflare counts them. */
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
 * @returns null where there is none, where a part of it is not what it should be, or where its version is another.
 */
export function readManifest(text: string | null): StoredManifest | null {
  const value = jsonObject(text);
  if (value === null) return null;
  const parsed = v.safeParse(wholeManifestSchema, value);
  if (!parsed.success || hash(versionText(value)) !== parsed.output.version) return null;
  const { schema: _, ...manifest } = parsed.output;
  return manifest;
}

/** Whether a newer program wrote it. */
export function isOfNewerSchema(text: string | null): boolean {
  const schema = jsonObject(text)?.schema;
  return typeof schema === "number" && schema > schemaNumber;
}

/** Every immutable key that a manifest names. */
export function namedKeys({
  version,
  contents,
  projects,
  glossary,
  map,
  maps = {},
  search = [],
  media = {},
}: Pick<
  StoredManifest,
  "version" | "contents" | "projects" | "glossary" | "map" | "maps" | "search" | "media"
>): string[] {
  const bodies = [...contents, ...projects].map(({ body }) => body);
  const practices = contents.flatMap(({ practice }) => practice ?? []);
  const files = new Set(Object.values(media).map(({ key }) => key));
  return [
    ...bodies,
    ...practices,
    ...files,
    ...search,
    ...[glossary ?? [], map ?? []].flat(),
    ...Object.values(maps),
    contentsKey(version),
  ];
}

function jsonObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
