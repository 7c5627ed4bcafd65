/** Opens the files that `magazine.json` names. They are bodies and quizzes, beside it or in a folder below. */
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, extname, posix, resolve, sep } from "node:path";
import { readEditorFile } from "./editor-file";
import type { FindingList, SourcePosition } from "./finding";
import type { JsonSource } from "./json-source";
import { nearest } from "./suggestion";

/** Largest file in bytes. A lesson is smaller, and KV itself takes 25 MiB a value. */
const largestFile = 2 * 1024 * 1024;

/**
 * Opens a file named by an editor.
 *
 * @param name relative to the folder of `source`; one that leads out of it is a finding
 * @param endings the allowed extensions, such as `.md`
 * @param named place of the name
 * @returns its path and text (NFC, line ends of one kind, no byte-order mark); null after a finding
 */
export function contentFolderFile(
  name: string,
  endings: string[],
  source: JsonSource,
  named: SourcePosition,
  findings: FindingList,
): { file: string; text: string } | null {
  const folder = dirname(resolve(source.file));
  const file = resolve(folder, name);
  const meant = rightName(name, endings, folder);
  const suggested = (otherwise: string) => (meant === null ? otherwise : `Mos deshe të shkruaje „${meant}“?`);
  if (!file.startsWith(folder + sep) || name.includes("\\")) {
    findings.error(
      named,
      `Skedari „${name}“ është jashtë dosjes së redaksisë.`,
      suggested("Shkruaj p.sh. lessons/graviteti.md."),
    );
    return null;
  }
  if (!endings.includes(extname(name))) {
    const hint = suggested(`Ruaje si skedar ${endings[0]}.`);
    findings.error(named, `„${name}“ nuk është ${endings.map((ending) => `as ${ending}`).join(", ")}.`, hint);
    return null;
  }
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined || !stat.isFile()) {
    const near = meant ?? neighbour(name, folder);
    const hint = near === null ? "Kontrollo emrin ose krijoje te dosja e vet." : `Mos deshe të shkruaje „${near}“?`;
    findings.error(named, `Skedari „${name}“ nuk gjendet.`, hint);
    return null;
  }
  if (stat.size > largestFile) {
    findings.error(named, `Skedari „${name}“ është më i madh se 2 MB.`, "Ndaje në disa pjesë.");
    return null;
  }
  const text = readEditorFile(file, findings);
  return text === null ? null : { file, text };
}

/** Finds the folder's file whose name is nearest to a missing one. */
function neighbour(name: string, folder: string): string | null {
  const beside = dirname(resolve(folder, name));
  if (!statSync(beside, { throwIfNoEntry: false })?.isDirectory()) return null;
  const near = nearest(basename(name), readdirSync(beside));
  return near === null ? null : posix.join(posix.dirname(name), near);
}

/** Returns the name relative to the newsroom's folder, with its extension. @returns null where no such file exists */
function rightName(name: string, endings: string[], folder: string): string | null {
  const inside = name.replaceAll("\\", "/").replace(/^(?:\.?\/)?(?:.*\/)?seed\//, "");
  const bare = inside.slice(0, inside.length - extname(inside).length);
  const tried = [inside, ...endings.flatMap((ending) => [inside + ending, bare + ending])];
  const found = tried.find((each) => {
    const file = resolve(folder, each);
    if (each === name || !endings.includes(extname(each))) return false;
    return file.startsWith(folder + sep) && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
  });
  return found ?? null;
}
