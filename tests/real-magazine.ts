/** Reads the magazine from the editors' file, checked and built by the seed's own pipeline. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { editionPath, manifestKey } from "../app/library/kv-layout";
import { createMemoryLibrary, type Magazine } from "../app/library/memory-library";
import { type Edition, makeEdition } from "../seed/pipeline/edition/edition";
import { magazineOf, recordsOf } from "./magazine-of";

const publishedAt = Date.parse("2026-11-21T10:00:00Z");
const edition = await openEdition();

export function realEdition(): Edition {
  return edition;
}

export function realMagazine(): Magazine {
  return magazineOf(edition);
}

export const baseline = () => createMemoryLibrary(realMagazine());

/**
 * Reads the edition that `npm test` has written into a folder once. It serves all processes; else it is built. Building
 * takes 20 s of CPU the first time and 3 s from the cache; `npm test` has a dozen processes that need it.
 */
async function openEdition(): Promise<Edition> {
  const folder = process.env.PRIZMA_EDITION;
  if (folder !== undefined) {
    const read = (key: string) => readFileSync(join(folder, editionPath(key).replace("/edition/", "")), "utf8");
    return makeEdition(recordsOf(JSON.parse(read(manifestKey)), read), publishedAt);
  }
  const { buildEdition } = await import("../seed/pipeline/magazine/build-edition");
  const { keptMemory } = await import("../seed/pipeline/magazine/kept-readings");
  const [file, publicFolder] = ["../seed/magazine.json", "../public"].map((each) =>
    fileURLToPath(new URL(each, import.meta.url)),
  ) as [string, string];
  const { edition, findings } = buildEdition(file, { publishedAt, publicFolder, memory: keptMemory() });
  if (edition === null) throw new Error(findings.map(({ message }) => message).join("\n"));
  return edition;
}
