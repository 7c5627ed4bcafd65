/** Copies that were made once, kept by the hash of their original: a second publication costs nothing. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Beside KV's own files, so that installing packages anew leaves it. Git does not see it. */
export const pictureCache = fileURLToPath(new URL("../../../.wrangler/pictures", import.meta.url));

/** Gives the path of a kept file; makes it where it is not there yet. */
export async function keptFile(folder: string, name: string, make: () => Promise<Buffer>): Promise<string> {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  // Another command may be making the same.
  writeFileSync(`${path}.${process.pid}`, bytes);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
