/** The built magazine, asked in this very program: no port, no runtime of its own, the edition read from its files. */
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
  /** Asks for an address; redirects are not followed. */
  ask(address: string): Promise<Response>;
}

/** Opens what `npm run build` has made. Routes answer as they do in the Worker, whose headers a folder has no use for. */
export async function openMagazine(): Promise<MagazineServer> {
  const build: ServerBuild = await import(pathToFileURL(join(root, "build/server/index.js")).href);
  const { createHandler } = build.entry.module as typeof import("../../../app/entry.server");
  const remix = createHandler(build);
  const log = (line: string) => {
    throw new Error(line);
  };
  // Read at once: the limits of time of a visitor's request are none of this command, which asks for all pages in one.
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
  const context = { library, nonce: "", now: startOfHour(Date.now()) };
  return { build, ask: (address) => remix(new Request(siteOrigin + address), context) };
}
