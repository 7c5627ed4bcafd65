/** Remembers what was read of editors' files: an edit costs 0.2 s, not ten. 0.2 s in place of ten. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Finding, FindingList } from "../checking/finding";
import type { PublicFiles } from "../checking/public-files";
import { hash } from "../edition/edition";

/** What was read of one thing. */
export interface CachedReading {
  /** Hash of everything that it was made of. */
  key: string;
  value: unknown;
  findings: Finding[];
  /** The site's files that it asked for, there or not: address and stamp. */
  pictures: [address: string, stamp: string][];
}

export interface CachedReadings {
  get(name: string): CachedReading | undefined;
  set(name: string, reading: CachedReading): unknown;
}

export class ReadingMemory {
  /**
   * @param code changes with the program that reads
   * @param kept where readings are kept; by default for as long as the memory
   */
  constructor(
    private readonly code = "",
    private readonly kept: CachedReadings = new Map<string, CachedReading>(),
  ) {}

  /**
   * Reads something, or recalls it while all it was made of is the same.
   *
   * @param name of what is read @param made what it is made of, as text @param folder where the editor's files are
   */
  recall<T>(
    name: string,
    made: unknown,
    folder: string,
    files: PublicFiles,
    findings: FindingList,
    read: (findings: FindingList) => T,
  ): T {
    const key = hash(JSON.stringify([this.code, made]));
    const before = this.kept.get(name);
    if (before?.key === key && before.pictures.every(([address, stamp]) => files.stamp(address) === stamp)) {
      for (const [address] of before.pictures) files.has(address);
      findings.all.push(...before.findings.map((finding) => ({ ...finding, file: join(folder, finding.file) })));
      return before.value as T;
    }
    const found = new FindingList();
    const [value, asked] = files.askedBy(() => read(found));
    // The same files may lie elsewhere the next time: the studio reads a copy of them.
    const own = found.all.map((finding) => ({ ...finding, file: relative(folder, finding.file) }));
    this.kept.set(name, { key, value, findings: own, pictures: asked.map((each) => [each, files.stamp(each)]) });
    findings.all.push(...found.all);
    return value;
  }

  /** Works something out that the code alone decides, or recalls it. */
  async recallOfCode<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.kept.get(name);
    if (before?.key === this.code) return before.value as T;
    const value = await work();
    this.kept.set(name, { key: this.code, value, findings: [], pictures: [] });
    return value;
  }

  /** What was read of it last, be it as it may now; undefined where nothing was. */
  last<T>(name: string): T | undefined {
    return this.kept.get(name)?.value as T | undefined;
  }
}

/** A file's text, to tell whether it is still the same. Null where there is none. */
export function rawText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
