/** Finds files of the newsroom that `magazine.json` does not name. A lesson forgotten there is never published. */
import { readdirSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import type { FindingList } from "../checking/finding";
import type { JsonSource } from "../checking/json-source";

/** Names of fields that hold a file's name, such as `contentFile` and `quizFile`. */
const fileField = /File$/;

/** Names of editors' files. A name that begins with `_` marks a draft that is kept aside. */
const written = /^[^_.].*\.(?:md|html|json)$/;

const outside = /^(?:\.\.|\/)/;

/** Warns of every unnamed text in the folders of named files. */
export function reportUnnamedFiles(source: JsonSource, findings: FindingList): void {
  const root = dirname(resolve(source.file));
  const named = new Set(namedFiles(source.value()).map((name) => posix.normalize(name)));
  const folders = new Set(
    [...named].map((name) => posix.dirname(name)).filter((folder) => folder !== "." && !outside.test(folder)),
  );
  for (const folder of [...folders].sort()) {
    for (const entry of entriesOf(join(root, folder))) {
      const name = posix.join(folder, entry);
      if (named.has(name) || !written.test(entry)) continue;
      const hint = `Shto te magazine.json një përmbajtje me „contentFile“: "${name}", ose quaje „_${entry}“ derisa të jetë gati.`;
      const position = { file: join(root, name), line: 1, column: 1, path: "" };
      findings.warning(position, `Skedarin „${name}“ nuk e përmend magazine.json, prandaj nuk botohet.`, hint);
    }
  }
}

function namedFiles(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    fileField.test(field) && typeof inner === "string" ? [inner] : namedFiles(inner),
  );
}

/** Returns the file names of a folder. There is none where it does not exist, which the field that names it reports. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
      .sort();
  } catch {
    return [];
  }
}
