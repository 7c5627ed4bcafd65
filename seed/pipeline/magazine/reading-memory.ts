/** What was read of an editor's files, so that an edit costs the reading of one file: 0.2 s in place of ten. */
import { readFileSync } from "node:fs";
import { type Finding, FindingList } from "../checking/finding";
import type { PublicFiles } from "../checking/public-files";
import { hash } from "../edition/edition";

/** What was read of one thing. */
export interface Reading {
  /** Hash of everything that it was made of. */
  key: string;
  value: unknown;
  findings: Finding[];
  /** Addresses of the site's files that it asked for. */
  pictures: string[];
}

interface Readings {
  get(name: string): Reading | undefined;
  set(name: string, reading: Reading): unknown;
}

export class ReadingMemory {
  /**
   * @param pictures changes whenever a file of the site does, so that nothing is taken for there that is gone
   * @param kept where readings are kept; by default for as long as the memory
   */
  constructor(
    public pictures = "",
    private readonly kept: Readings = new Map<string, Reading>(),
  ) {}

  /**
   * Reads something, or takes what was read of it while everything it was made of is the same.
   *
   * @param name of what is read @param made what it is made of, as text
   */
  recall<T>(
    name: string,
    made: unknown,
    files: PublicFiles,
    findings: FindingList,
    read: (findings: FindingList) => T,
  ): T {
    const key = hash(JSON.stringify([this.pictures, made]));
    const before = this.kept.get(name);
    if (before?.key === key) {
      for (const address of before.pictures) files.has(address);
      findings.all.push(...before.findings);
      return before.value as T;
    }
    const named = new Set(files.named().map(({ address }) => address));
    const found = new FindingList();
    const value = read(found);
    const pictures = files.named().flatMap(({ address }) => (named.has(address) ? [] : [address]));
    this.kept.set(name, { key, value, findings: found.all, pictures });
    findings.all.push(...found.all);
    return value;
  }

  /** What was read of it last, be it as it may now; undefined where nothing was. */
  last<T>(name: string): T | undefined {
    return this.kept.get(name)?.value as T | undefined;
  }
}

/** A file's text, to tell whether it is still the same; null where there is none. */
export function rawText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
