/** Hashes the site's static files, so that a publication can tell which were deployed. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Assets } from "../../../app/library/kv-layout";

/** Returns the first 16 hex digits of a file's SHA-256. */
export const hashOfFile = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);

/**
 * Returns every file of a folder, by the address at which the site serves it. @param root address of the folder itself
 */
export function assetsOf(folder: string, root = "/"): Assets {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`${root}${relative(folder, path).split(sep).join("/")}`, hashOfFile(path)];
    }),
  );
}
