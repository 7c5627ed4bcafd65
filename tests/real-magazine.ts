/** The magazine as the editors' file has it, checked and built by the seed's own pipeline. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { editionPath, manifestKey } from "../app/library/kv-layout";
import { createMemoryLibrary, type Magazine } from "../app/library/memory-library";
import type { Content } from "../app/magazine/content";
import type { GlossaryEntry } from "../app/magazine/glossary";
import type { Project } from "../app/magazine/project";
import { type Edition, makeEdition } from "../seed/pipeline/edition/edition";

const publishedAt = Date.parse("2026-11-21T10:00:00Z");
const edition = await openEdition();

export function realEdition(): Edition {
  return edition;
}

export function realMagazine(): Magazine {
  return wholeOf(edition.manifest, (key) => edition.entries.get(key) ?? "");
}

export const baseline = () => createMemoryLibrary(realMagazine());

/**
 * Reads the edition that `npm test` has written into a folder once for all processes, or builds it.
 * Building takes 5 s of CPU, and `npm test` has a dozen processes that need it.
 */
async function openEdition(): Promise<Edition> {
  const folder = process.env.PRIZMA_EDITION;
  if (folder !== undefined) {
    const read = (key: string) => readFileSync(join(folder, editionPath(key).replace("/edition/", "")), "utf8");
    return makeEdition(wholeOf(JSON.parse(read(manifestKey)), read), publishedAt);
  }
  const { buildEdition } = await import("../seed/pipeline/magazine/build-edition");
  const file = fileURLToPath(new URL("../seed/magazine.json", import.meta.url));
  const { edition, findings } = buildEdition(file, { publishedAt });
  if (edition === null) throw new Error(findings.map(({ message }) => message).join("\n"));
  return edition;
}

function wholeOf(manifest: Edition["manifest"], read: (key: string) => string) {
  const { glossary, projects, contents } = manifest;
  const record = <Body>({ body }: { body: string }) => JSON.parse(read(body)) as Body;
  return {
    publishedAt: manifest.publishedAt,
    categories: manifest.categories,
    authors: manifest.authors.map((author) => ({ ...author, avatarUrl: author.avatarUrl ?? null })),
    glossary: glossary === undefined ? [] : (JSON.parse(read(glossary)) as GlossaryEntry[]),
    projects: projects.map((project) => record<Project>(project)),
    contents: contents.map((content) => record<Content>(content)),
  };
}
