/** Reads pieces of a magazine, or takes them from the cache. After one edit one file is read again. */
import { join } from "node:path";
import type { FindingList } from "../checking/finding";
import type { PublicFiles } from "../checking/public-files";
import { hash } from "../edition/edition";
import { type ReadingMemory, rawText } from "./reading-memory";

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
}

export interface PieceRecall {
  /** Tells whether a piece is read now; another is taken from the cache. */
  isRead(slug: string): boolean;
  /**
   * Reads something made of these values and files, or takes it from the cache. The files are beside `magazine.json`.
   */
  recall<T>(name: string, made: unknown, named: (string | undefined)[], read: (found: FindingList) => T): T;
  /** Returns the last cached value; undefined where there is none. */
  last<T>(name: string): T | undefined;
  /** Hashes a text for a cache key; undefined without a cache, because hashing takes time. */
  known(text: () => string): string | undefined;
}

/** Returns the readings of one build. @param folder of `magazine.json` */
export function recallPieces(
  { part, memory }: { part?: PartialReading; memory?: ReadingMemory },
  folder: string,
  files: PublicFiles,
  findings: FindingList,
): PieceRecall {
  return {
    isRead: (slug) => part === undefined || part.slugs === null || part.slugs.has(slug),
    recall(name, made, named, read) {
      if (memory === undefined) return read(findings);
      // A piece read alone has no terms. So its entry differs from that of the whole magazine. Its exercises do not.
      const keptAs = part?.alone && !name.startsWith("practice/") ? `${name}+` : name;
      const texts = named.map((each) => each && rawText(join(folder, each)));
      return memory.recall(keptAs, [made, texts], folder, files, findings, read);
    },
    last: (name) => memory?.last(name),
    known: (text) => (memory === undefined ? undefined : hash(text())),
  };
}
