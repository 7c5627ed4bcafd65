/** Remembers on this machine where the magazine was deployed, for an export that names its home. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const fileIn = (folder = join(root, ".wrangler/state")) => join(folder, "deployed-origin.txt");

/** Notes the origin that answered. @param folder of what this machine remembers of stores */
export function noteDeployedOrigin(origin: string, folder?: string): void {
  const file = fileIn(folder);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `${origin}\n`);
}

/** The origin that this machine deployed to last; undefined where it has not. */
export function deployedOrigin(folder?: string): string | undefined {
  try {
    return readFileSync(fileIn(folder), "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}
