/** Exports the magazine as a folder, as `npm run export -- --films` does. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The address of the deployed site in the export; `.invalid` leads nowhere. */
const folderHome = "https://prizma.shkolla.invalid";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface ExportedFolder {
  /** The path of the start page's folder. */
  path: string;
  /** The path of the folder of pages. */
  inner: string;
  /** Returns the address of a file among the pages, with its query. */
  address(file: string): string;
  remove(): void;
}

/** Makes the folder, which takes half a minute. An existing one in `PRIZMA_FOLDER` is used as it is. */
export function exportFolder(): ExportedFolder {
  const folder = process.env.PRIZMA_FOLDER;
  const path = folder ?? mkdtempSync(join(tmpdir(), "prizma-stick-"));
  const inner = join(path, "prizma");
  if (folder === undefined) {
    const command = ["worker/commands/tool.mjs", "worker/commands/export.ts", path, "--films", "--home", folderHome];
    // A test would pass on its own mode, and with it React's development build.
    execFileSync(process.execPath, command, {
      cwd: root,
      env: { ...process.env, INIT_CWD: root, NODE_ENV: "production" },
    });
  }
  return {
    path,
    inner,
    address: (file) => `${pathToFileURL(inner)}/${file}`,
    remove: () => folder ?? rmSync(path, { recursive: true, force: true }),
  };
}
