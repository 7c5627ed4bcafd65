/** Reads an edition back into plain records. */
import { searchPartName } from "../app/library/kv-layout";
import type { AskedQuestions } from "../app/magazine/classroom/asked-questions";
import type { PublishedHour } from "../app/magazine/classroom/published-hour";
import type { Content } from "../app/magazine/content";
import type { GlossaryEntry } from "../app/magazine/glossary";
import type { IdeaMap } from "../app/magazine/idea-map";
import type { Practice } from "../app/magazine/practice/exercise";
import type { Project } from "../app/magazine/project";
import type { Edition } from "../seed/pipeline/edition/edition";

export const magazineOf = ({ manifest, entries }: Edition) => recordsOf(manifest, (key) => entries.get(key) ?? "");

/** @param read returns the text stored under a key */
export function recordsOf(manifest: Edition["manifest"], read: (key: string) => string) {
  const { glossary, map, maps = {}, projects, contents, search = [], prerendered = {} } = manifest;
  const record = <Body>({ body }: { body: string }) => JSON.parse(read(body)) as Body;
  return {
    publishedAt: manifest.publishedAt,
    categories: manifest.categories,
    authors: manifest.authors.map((author) => ({ ...author, avatarUrl: author.avatarUrl ?? null })),
    glossary: glossary === undefined ? [] : (JSON.parse(read(glossary)) as GlossaryEntry[]),
    ...(map !== undefined && { ideaMap: JSON.parse(read(map)) as IdeaMap }),
    laterMaps: Object.fromEntries(
      Object.entries(maps).map(([passed, key]) => [passed, JSON.parse(read(key)) as IdeaMap]),
    ),
    search: search.map((key) => ({ name: searchPartName(key), text: read(key) })),
    prerendered: Object.fromEntries(Object.entries(prerendered).map(([name, key]) => [name, read(key)])),
    withdrawn: manifest.withdrawn ?? [],
    projects: projects.map((project) => record<Project>(project)),
    contents: contents.map((content) => record<Content>(content)),
    bytes: Object.fromEntries(contents.flatMap(({ slug, bytes }) => (bytes === undefined ? [] : [[slug, bytes]]))),
    hours: contents.flatMap(({ hour }) => (hour === undefined ? [] : record<PublishedHour>({ body: hour }))),
    questions: contents.flatMap(({ questions }) =>
      questions === undefined ? [] : record<AskedQuestions>({ body: questions }),
    ),
    practices: contents.flatMap(({ practice }) => (practice === undefined ? [] : record<Practice>({ body: practice }))),
  };
}
