/** Caches copies by the hash of their original. A second publication makes none again. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the cache, beside KV's own files. A new installation of packages keeps it, and git ignores it. */
export const pictureCache = fileURLToPath(new URL("../../../.wrangler/pictures", import.meta.url));

/** Returns the path of a cached file; makes the file where it is missing. */
export async function keptFile(folder: string, name: string, make: () => Promise<Buffer>): Promise<string> {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  // Written aside and renamed, because another command may make the same file.
  writeFileSync(`${path}.${process.pid}`, bytes);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
