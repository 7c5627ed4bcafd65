/** Runs the built magazine inside this program. It needs no port and no runtime, and reads the edition from files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import { createEditionMemory, openEdition } from "../../../app/library/edition/edition-source";
import { editionPath } from "../../../app/library/kv-layout";
import { createKvLibrary } from "../../../app/library/kv-library";
import { startOfHour } from "../../../app/magazine/of-day";
import { siteOrigin } from "../../../app/magazine/site";
import { root } from "../prepare.mjs";

export interface MagazineServer {
  build: ServerBuild;
  /** Requests an address; does not follow redirects. */
  ask(address: string): Promise<Response>;
}

/**
 * Opens the output of `npm run build`. Routes respond as in the Worker, but without its headers, which a folder does
 * not need.
 */
export async function openMagazine(): Promise<MagazineServer> {
  const build: ServerBuild = await import(pathToFileURL(join(root, "build/server/index.js")).href);
  const { createHandler } = build.entry.module as typeof import("../../../app/entry.server");
  const remix = createHandler(build);
  const log = (line: string) => {
    throw new Error(line);
  };
  // Reads without a time limit. The limits of a visitor's request do not apply, since this command requests all pages
  // at once.
  const read = async (key: string) => {
    const file = join(root, "build/client", editionPath(key));
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  const edition = await openEdition(createEditionMemory(), {
    kv: { get: read },
    deployed: read,
    now: () => Date.now(),
    log,
  });
  if (edition === null) throw new Error("build/client/edition: no edition");
  const library = createKvLibrary(edition, log);
  const context = { library, now: startOfHour(Date.now()) };
  return { build, ask: (address) => remix(new Request(siteOrigin + address), context) };
}
