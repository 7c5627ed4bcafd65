/** The magazine as the seed's own pipeline makes it of `seed/magazine.json`. */
import { fileURLToPath } from "node:url";
import { createMemoryLibrary, type Magazine } from "../app/library/memory-library";
import type { Content } from "../app/magazine/content";
import type { GlossaryEntry } from "../app/magazine/glossary";
import type { Project } from "../app/magazine/project";
import type { Edition } from "../seed/pipeline/edition/edition";
import { buildEdition } from "../seed/pipeline/magazine/build-edition";

const file = fileURLToPath(new URL("../seed/magazine.json", import.meta.url));

let built: Edition | null = null;

/** Built once for each test process. */
export function realEdition(): Edition {
  if (built === null) {
    const { edition, problems } = buildEdition(file, { publishedAt: Date.parse("2026-11-21T10:00:00Z") });
    if (edition === null) throw new Error(problems.map(({ message }) => message).join("\n"));
    built = edition;
  }
  return built;
}

export function realMagazine(): Magazine {
  const { manifest, entries } = realEdition();
  return {
    publishedAt: manifest.publishedAt,
    categories: manifest.categories,
    authors: manifest.authors.map((author) => ({ ...author, avatarUrl: author.avatarUrl ?? null })),
    glossary: JSON.parse(entries.get(manifest.glossary ?? "") ?? "[]") as GlossaryEntry[],
    projects: manifest.projects.map(({ body }) => JSON.parse(entries.get(body) ?? "") as Project),
    contents: manifest.contents.map(({ body }) => JSON.parse(entries.get(body) ?? "") as Content),
  };
}

export const baseline = () => createMemoryLibrary(realMagazine());
