/** Stores on this machine the origin of the last deployment. An export that links to the deployed site reads it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const fileIn = (folder = join(root, ".wrangler/state")) => join(folder, "deployed-origin.txt");

/** Stores the origin of the deployed site. @param folder with this machine's records of stores */
export function noteDeployedOrigin(origin: string, folder?: string): void {
  const file = fileIn(folder);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `${origin}\n`);
}

/** Returns the origin of this machine's last deployment; undefined if there was none. */
export function deployedOrigin(folder?: string): string | undefined {
  try {
    return readFileSync(fileIn(folder), "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}
