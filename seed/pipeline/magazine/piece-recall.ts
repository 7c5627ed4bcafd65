/** Reads pieces of a magazine, or takes them from the cache. After one edit one file is read again. */
import { join } from "node:path";
import type { FindingList, SourcePosition } from "../checking/finding";
import { hash } from "../edition/edition";
import { type ReadingMemory, type ReadingSite, rawText } from "./reading-memory";

/**
 * A reading of some pieces only. Its edition is for preview, never for publishing: a piece that is not read now is
 * taken from the cache, or is empty.
 */
export interface PartialReading {
  /** Slugs of the contents and projects to read; null for all. */
  slugs: ReadonlySet<string> | null;
  /** Builds an edition of the readable parts even where there are errors. */
  despiteErrors?: boolean;
  /** Reports only the findings of these pieces: without glossary and map, which take a second. */
  alone?: boolean;
  /** Makes no search, rendered pages and sizes, which hold no findings: 2 s of a whole magazine. */
  findingsOnly?: boolean;
}

export interface PieceRecall {
  /** Tells whether a piece is read now; another is taken from the cache. */
  isRead(slug: string): boolean;
  /**
   * Reads something made of these values and files, or takes it from the cache. The files are beside `magazine.json`.
   *
   * @param place where its findings say it is; a piece moves as lines are written above it
   */
  recall<T>(
    name: string,
    made: unknown,
    named: (string | undefined)[],
    read: (found: FindingList) => T,
    place?: SourcePosition,
  ): T;
  /** Returns the last cached value; undefined where there is none. */
  last<T>(name: string): T | undefined;
  /** Hashes a text for a cache key; undefined without a cache, because hashing takes time. */
  known(text: () => string): string | undefined;
}

/** Returns the readings of one build. */
export function recallPieces(
  { part, memory }: { part?: PartialReading; memory?: ReadingMemory },
  site: ReadingSite,
  findings: FindingList,
): PieceRecall {
  return {
    isRead: (slug) => part === undefined || part.slugs === null || part.slugs.has(slug),
    recall(name, made, named, read, place) {
      if (memory === undefined) return read(findings);
      // A piece read alone has no terms. So its entry differs from that of the whole magazine. Its exercises do not.
      const keptAs = part?.alone && !name.startsWith("practice/") ? `${name}+` : name;
      const texts = named.map((each) => each && rawText(join(site.folder, each)));
      const at = place === undefined ? "" : `${place.path}:${place.line}`;
      return memory.recall(keptAs, [made, texts], at, site, findings, read);
    },
    last: (name) => memory?.last(name),
    known: (text) => (memory === undefined ? undefined : hash(text())),
  };
}
