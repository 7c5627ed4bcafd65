/** Keeps on disk what was read of the magazine's files, between commands. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { type CachedReading, type CachedReadings, ReadingMemory } from "./reading-memory";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const usualFolder = join(root, "node_modules/.cache/readings");

/**
 * Gives a memory that outlasts the command. One edit then costs the reading of one file. Reading all of them takes 20
 * s; a reading counts only for the code, the tables and the pictures that it was made with.
 *
 * @param folder where the readings are kept
 */
export function keptMemory(folder = usualFolder): ReadingMemory {
  return new ReadingMemory(digestOf(code()), new KeptReadings(folder));
}

/** Gives a memory that begins with what others kept, and keeps its own to itself: what is typed at each key. */
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

/** A file for each thing that was read. */
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
      // Another command may read it at this moment.
      writeFileSync(`${file}.${process.pid}`, serialize(reading));
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      // A folder that cannot be written costs time, nothing else.
    }
  }

  private file(name: string): string {
    return join(this.folder, name.replaceAll("/", "~"));
  }
}

/** Tables that every reading rests on, and the packages. */
const tables = ["seed/tables/constants.json", "seed/tables/preferred-terms.json", "package-lock.json"];

/** The texts on which a reading rests besides the editor's own. */
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
