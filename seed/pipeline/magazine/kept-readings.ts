/** Caches the readings of the magazine's files on disk, between commands. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { type CachedReading, type CachedReadings, ReadingMemory } from "./reading-memory";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const usualFolder = join(root, "node_modules/.cache/readings");

/**
 * Returns the folder of a magazine's disk cache. The house's own has one; another has one where a studio works over it,
 * beside its drafts. None for any other: it would replace the entries of the house.
 *
 * @param file path of its `magazine.json`
 */
export function readingsOf(file: string): string | undefined {
  const path = resolve(file);
  if (path === join(root, "seed/magazine.json")) return usualFolder;
  const studio = join(dirname(path), ".studio");
  return existsSync(studio) ? join(studio, "readings") : undefined;
}

/**
 * Returns a disk cache. After one edit only one file is read again; reading all takes 20 s. An entry is valid only for
 * the same code, tables and pictures.
 *
 * @param folder of the cache
 */
export function keptMemory(folder = usualFolder): ReadingMemory {
  return new ReadingMemory(digestOf(code()), new KeptReadings(folder));
}

/** Returns the disk cache, read-only, under an in-memory overlay. The studio's drafts never reach the disk. */
export function memoryOverKept(folder = usualFolder): ReadingMemory {
  const kept = new KeptReadings(folder);
  const own = new Map<string, CachedReading>();
  const get = (name: string) => own.get(name) ?? remembered(own, name, kept.get(name));
  return new ReadingMemory(digestOf(code()), { get, set: (name, reading) => own.set(name, reading) });
}

function remembered(
  own: Map<string, CachedReading>,
  name: string,
  reading: CachedReading | undefined,
): CachedReading | undefined {
  if (reading !== undefined) own.set(name, reading);
  return reading;
}

/** One file for each entry. */
class KeptReadings implements CachedReadings {
  constructor(private readonly folder: string) {}

  get(name: string): CachedReading | undefined {
    try {
      return deserialize(readFileSync(this.file(name))) as CachedReading;
    } catch {
      return undefined;
    }
  }

  set(name: string, reading: CachedReading): void {
    const file = this.file(name);
    try {
      mkdirSync(this.folder, { recursive: true });
      // Written aside and renamed, because another command may read the file now.
      writeFileSync(`${file}.${process.pid}`, serialize(reading));
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      // A folder that cannot be written only costs time.
    }
  }

  private file(name: string): string {
    return join(this.folder, name.replaceAll("/", "~"));
  }
}

/** Tables that every reading depends on, and the lock file of the packages. */
const tables = ["seed/tables/constants.json", "seed/tables/preferred-terms.json", "package-lock.json"];

/** Returns the texts that a reading depends on, besides the editor's own. */
function code(): string[] {
  const modules = ["app", "seed"].flatMap((folder) => modulesOf(join(root, folder))).sort();
  const texts = [...modules, ...tables.map((table) => join(root, table))].map((file) => readFileSync(file, "utf8"));
  return [process.version, ...texts];
}

function modulesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function digestOf(texts: string[]): string {
  const digest = createHash("sha256");
  for (const text of texts) digest.update(text).update("\0");
  return digest.digest("hex");
}
