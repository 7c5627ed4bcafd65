/** Reads pieces of a magazine, or recalls them from an earlier reading: one edit costs the reading of one file. */
import { join } from "node:path";
import type { FindingList } from "../checking/finding";
import type { PublicFiles } from "../checking/public-files";
import { hash } from "../edition/edition";
import { type ReadingMemory, rawText } from "./reading-memory";

/**
 * A reading of some pieces alone. Its edition is for looking, never for publishing: a piece that is not read now stands
 * in it as the memory has it, or empty.
 */
export interface PartialReading {
  /** Slugs of the contents and projects that are read; null for all. */
  slugs: ReadonlySet<string> | null;
  /** Makes an edition of what can be read even where something is wrong. */
  despiteErrors?: boolean;
  /** Asks only what is wrong with these pieces: no glossary and no map is made, which take a second. */
  alone?: boolean;
}

export interface PieceRecall {
  /** Whether a piece is read now; another stands as the memory has it. */
  isRead(slug: string): boolean;
  /** Reads something made of these values and of these files, which lie beside `magazine.json`. */
  recall<T>(name: string, made: unknown, named: (string | undefined)[], read: (found: FindingList) => T): T;
  /** What was read of it last; undefined where nothing was. */
  last<T>(name: string): T | undefined;
  /** Gives a text by which a reading is known; undefined where nothing is remembered, since hashing takes time. */
  known(text: () => string): string | undefined;
}

/** Recalls pieces for one build. @param folder of `magazine.json` */
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
      // Alone, a piece knows no terms: what is read of it is not what the whole magazine reads. Its exercises are.
      const keptAs = part?.alone && !name.startsWith("practice/") ? `${name}+` : name;
      const texts = named.map((each) => each && rawText(join(folder, each)));
      return memory.recall(keptAs, [made, texts], folder, files, findings, read);
    },
    last: (name) => memory?.last(name),
    known: (text) => (memory === undefined ? undefined : hash(text())),
  };
}
