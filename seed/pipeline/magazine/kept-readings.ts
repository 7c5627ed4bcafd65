/** What was read of the magazine's files, kept on disk from one command to the next. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { type Reading, ReadingMemory } from "./reading-memory";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Gives a memory that outlasts the command, so that one edit costs the reading of one file.
 * Reading all of them takes 20 s; a reading counts only for the code, the tables and the pictures that it was made with.
 *
 * @param publicFolder where the site's pictures are
 * @param folder where the readings are kept
 */
export function keptMemory(publicFolder: string, folder = join(root, "node_modules/.cache/readings")): ReadingMemory {
  return new ReadingMemory(digestOf([...code(), ...listed(publicFolder)]), new KeptReadings(folder));
}

/** A file for each thing that was read. */
class KeptReadings {
  constructor(private readonly folder: string) {}

  get(name: string): Reading | undefined {
    try {
      return deserialize(readFileSync(this.file(name))) as Reading;
    } catch {
      return undefined;
    }
  }

  set(name: string, reading: Reading): void {
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
const tables = ["seed/constants.json", "seed/preferred-terms.json", "package-lock.json"];

/** The texts on which a reading rests besides the editor's own. */
function code(): string[] {
  const modules = ["app", "seed"].flatMap((folder) => filesOf(join(root, folder), /(?<!\.test)\.tsx?$/)).sort();
  const texts = [...modules, ...tables.map((table) => join(root, table))].map((file) => readFileSync(file, "utf8"));
  return [process.version, root, ...texts];
}

/** The files of a folder, each with its length and time: no file is read. */
function listed(folder: string): string[] {
  return filesOf(folder, /./)
    .sort()
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    });
}

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function digestOf(texts: string[]): string {
  const digest = createHash("sha256");
  for (const text of texts) digest.update(text).update("\0");
  return digest.digest("hex");
}
