/** The magazine as a folder, as `npm run export -- --films` makes it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Where the exported magazine is said to be at home; `.invalid` reaches nobody. */
const folderHome = "https://prizma.shkolla.invalid";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface ExportedFolder {
  /** Where the door lies. */
  path: string;
  /** Where the pages lie. */
  inner: string;
  /** The address of a file among the pages, with its query. */
  address(file: string): string;
  remove(): void;
}

/** Makes the folder, which takes half a minute; one that `PRIZMA_FOLDER` names is taken as it is. */
export function exportFolder(): ExportedFolder {
  const given = process.env.PRIZMA_FOLDER;
  const path = given ?? mkdtempSync(join(tmpdir(), "prizma-stick-"));
  const inner = join(path, "prizma");
  if (given === undefined) {
    const command = ["worker/commands/tool.mjs", "worker/commands/export.ts", path, "--films", "--home", folderHome];
    // A test would hand down its own mode, and with it React's development build.
    execFileSync(process.execPath, command, {
      cwd: root,
      env: { ...process.env, INIT_CWD: root, NODE_ENV: "production" },
    });
  }
  return {
    path,
    inner,
    address: (file) => `${pathToFileURL(inner)}/${file}`,
    remove: () => given ?? rmSync(path, { recursive: true, force: true }),
  };
}
