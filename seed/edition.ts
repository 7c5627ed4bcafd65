/** A checked corpus as what stands in KV: `app/library/kv-layout.ts` says under which keys. */
import { createHash } from "node:crypto";
import {
  contentKey,
  contentsKey,
  type Manifest,
  type ManifestEntry,
  manifestKey,
  rollbackKey,
  schemaNumber,
} from "../app/library/kv-layout";
import type { Author } from "../app/magazine/author";
import type { Category } from "../app/magazine/category";
import type { Content } from "../app/magazine/content";
import { excerpt } from "../app/magazine/excerpt";

export interface Edition {
  manifest: Manifest;
  /** Every key with its value: bodies, then the full list, then the manifests; `manifest` itself last. */
  entries: Map<string, string>;
}

export interface Whole {
  authors: Author[];
  categories: Category[];
  contents: Content[];
}

/**
 * Makes an edition. The same corpus gives the same keys and version whatever the day;
 * only the manifests name the day.
 *
 * @param publishedAt milliseconds since 1970; rounded down to whole seconds
 */
export function makeEdition({ authors, categories, contents }: Whole, publishedAt: number): Edition {
  const entries = new Map<string, string>();
  const listed = contents.map((content): ManifestEntry => {
    const json = canonicalJson(content);
    const body = contentKey(content.slug, hash(json));
    entries.set(body, json);
    const { content: html, gameData: _game, quizData: _quiz, ...summary } = content;
    return { ...summary, excerpt: excerpt(html), body };
  });
  const version = hash(canonicalJson({ schema: schemaNumber, authors, categories, contents: listed }));
  const manifest: Manifest = {
    schema: schemaNumber,
    version,
    publishedAt: new Date(Math.floor(publishedAt / 1000) * 1000).toISOString(),
    categories,
    authors,
    contents: listed,
  };
  const full = contents.map((content) => ({ ...content, excerpt: excerpt(content.content) }));
  entries.set(contentsKey(version), canonicalJson(full));
  entries.set(rollbackKey(version), canonicalJson(manifest));
  entries.set(manifestKey, canonicalJson(manifest));
  return { manifest, entries };
}

/** JSON whose fields stand in alphabetical order, so that the order in the editor's file changes no hash. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The first 16 hex digits of a SHA-256. */
function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
