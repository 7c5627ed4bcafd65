/** Writes an exported folder beside an editor's other files. It replaces only files of an earlier export. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { doorFiles, innerFolder } from "./door";
import type { FolderFiles } from "./magazine-folder";

/** The names that an export uses at the top of a folder. They are the start page's files and the folder of pages. */
const ownNames = [...new Set([...doorFiles.map(([path]) => path.split("/")[0] ?? path), innerFolder])];

/** The folder in which an export is written until it is complete. The next run removes that of an interrupted run. */
const stagingName = /^\.prizma-\d+$/;

/**
 * Tells whether an export may write to a folder. It may not if it is a file, cannot be read, or holds other things and
 * no magazine.
 *
 * @returns the reason in Albanian if not
 */
export function mayWriteTo(folder: string): { ok: true } | { ok: false; message: string } {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return { ok: true };
  if (!stat.isDirectory()) return { ok: false, message: "është skedar, jo dosje: zgjidh një emër tjetër." };
  try {
    const names = readdirSync(folder).filter((name) => !stagingName.test(name));
    if (names.length === 0 || names.includes("HAP-PRIZMEN.html")) return { ok: true };
    return { ok: false, message: "nuk është bosh dhe nuk është revista: zgjidh një dosje tjetër." };
  } catch {
    return { ok: false, message: "nuk lexohet: shiko të drejtat e saj, ose zgjidh një dosje tjetër." };
  }
}

/**
 * Writes the files beside the earlier export, then renames them into its place. An interrupted run therefore leaves
 * the earlier export whole, and other files of the folder stay.
 *
 * @param files by their paths in the folder
 * @returns bytes written
 * @throws if the disk refuses; the earlier export is still there
 */
export function writeFolder(folder: string, files: FolderFiles): number {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (stagingName.test(name)) remove(join(folder, name));
  const staging = join(folder, `.prizma-${process.pid}`);
  try {
    const size = writeFiles(join(staging, "new"), files);
    mkdirSync(join(staging, "old"), { recursive: true });
    for (const name of ownNames) replace(join(folder, name), staging, name);
    return size;
  } finally {
    remove(staging);
  }
}

function writeFiles(folder: string, files: FolderFiles): number {
  let size = 0;
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    size += Buffer.byteLength(bytes);
  }
  return size;
}

/** Replaces one old name with the new one. Windows cannot rename a folder over another one. */
function replace(target: string, staging: string, name: string): void {
  if (statSync(target, { throwIfNoEntry: false })) renameSync(target, join(staging, "old", name));
  renameSync(join(staging, "new", name), target);
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
