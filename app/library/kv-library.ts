/** A library over one opened edition. Lists come from its manifest, bodies are read by the keys in the manifest. */
import * as v from "valibot";
import { askedQuestionsSchema } from "../magazine/classroom/asked-questions";
import { publishedHourSchema } from "../magazine/classroom/published-hour";
import { contentSchema } from "../magazine/content";
import { glossaryEntrySchema } from "../magazine/glossary";
import { type IdeaMap, ideaMapSchema } from "../magazine/idea-map";
import { practiceSchema } from "../magazine/practice/exercise";
import { renderedAt } from "../magazine/prerendered";
import { projectSchema } from "../magazine/project";
import { parse, parseJson } from "../magazine/result";
import { partAt } from "../magazine/search/part-at";
import { isOut, momentsPassed } from "../magazine/timing";
import { readAllContents } from "./edition/all-contents";
import { readContentsJson } from "./edition/contents-json";
import { forgiveLoss, type OpenedEdition } from "./edition/edition-source";
import { type Manifest, type ManifestEntry, printContents, searchPartName } from "./kv-layout";
import { type ContentFilter, type Library, matches, UnreadableError, withNearestAmong } from "./library";

type Log = (line: string) => void;

/** Makes a library over an edition at one instant. @param now milliseconds since 1970 */
export function createKvLibrary(edition: OpenedEdition, log: Log, now: number = Date.now()): Library {
  const { manifest } = edition;
  const listed = manifest.contents.filter((entry) => isOut(entry, now));
  const shown = new Set(listed.map(({ slug }) => slug));
  const entryOf = (slug: string) => (shown.has(slug) ? entriesOf(manifest).get(slug) : undefined);
  const content = async (slug: string) => {
    const entry = entryOf(slug);
    return entry ? readRecord(contentSchema, entry, edition, log) : null;
  };
  const wholeContents = (filter?: ContentFilter) => {
    const wanted = listed.filter((entry) => matches(entry, filter));
    return readAllContents(edition, new Set(wanted.map(({ slug }) => slug)), content, log);
  };
  return {
    content,
    contents: async (filter) =>
      listed
        .filter((entry) => matches(entry, filter))
        .map(({ body: _, practice: _p, hour: _h, questions: _q, ...summary }) => withNearestAmong(summary, shown)),
    wholeContents,
    async contentsJson(filter) {
      const isWanted = manifest.contents.map((entry) => isOut(entry, now) && matches(entry, filter));
      const stored = await readContentsJson(edition, isWanted, log);
      return stored ?? new TextEncoder().encode(printContents(await wholeContents(filter))).buffer;
    },
    categories: async ({ type } = {}) =>
      manifest.categories.filter((category) => type === undefined || category.type === type),
    category: async (id) => manifest.categories.find((category) => category.id === id) ?? null,
    authors: async () => manifest.authors.map(withAvatar),
    async author(id) {
      const author = manifest.authors.find((one) => one.id === id);
      return author ? withAvatar(author) : null;
    },
    glossary: () => readGlossary(edition, log),
    ideaMap: () => readIdeaMap(edition, momentsPassed(manifest.contents, now), log),
    projects: async () => manifest.projects.map(({ body: _, ...summary }) => summary),
    async project(slug) {
      const entry = manifest.projects.find((project) => project.slug === slug);
      return entry ? readRecord(projectSchema, entry, edition, log) : null;
    },
    async practice(slug) {
      const key = entryOf(slug)?.practice;
      return key === undefined ? null : readRecord(practiceSchema, { slug, body: key }, edition, log);
    },
    async hour(slug) {
      const key = entryOf(slug)?.hour;
      return key === undefined ? null : readRecord(publishedHourSchema, { slug, body: key }, edition, log);
    },
    async questions(slug) {
      const key = entryOf(slug)?.questions;
      return key === undefined ? null : readRecord(askedQuestionsSchema, { slug, body: key }, edition, log);
    },
    async searchPart(name) {
      const named = (part: string) => (manifest.search ?? []).find((key) => searchPartName(key) === part);
      const key = partAt(name, manifest.contents, now, named);
      if (key === null) return null;
      const text = await edition.read(key);
      if (text === null) throw new UnreadableError();
      return text;
    },
    async prerendered(name) {
      const key = renderedAt(name, manifest.contents, now, manifest.prerendered ?? {});
      const html = key === null ? null : await edition.read(key);
      // Without it the page is made of other keys, so it is not lost.
      forgiveLoss(edition, key);
      return html;
    },
    withdrawn: async () => manifest.withdrawn ?? [],
    publishedAt: async () => manifest.publishedAt,
    dates: async () => manifest.dates ?? {},
  };
}

const withAvatar = (author: Manifest["authors"][number]) => ({ ...author, avatarUrl: author.avatarUrl ?? null });

const entries = new WeakMap<Manifest, Map<string, ManifestEntry>>();

/** Returns the entries of a manifest by slug. The map is built once for all requests with the same manifest. */
function entriesOf(manifest: Manifest): Map<string, ManifestEntry> {
  const known = entries.get(manifest);
  if (known) return known;
  const bySlug = new Map(manifest.contents.map((entry) => [entry.slug, entry]));
  entries.set(manifest, bySlug);
  return bySlug;
}

/** Reads the record of an entry. @throws UnreadableError if its body is missing, invalid or of another entry */
async function readRecord<S extends v.GenericSchema<unknown, { slug: string }>>(
  schema: S,
  { slug, body }: { slug: string; body: string },
  edition: OpenedEdition,
  log: Log,
): Promise<v.InferOutput<S>> {
  const text = await edition.read(body);
  if (text === null) throw new UnreadableError();
  const parsed = parseJson(schema, text);
  if (parsed.ok && parsed.value.slug === slug) return parsed.value;
  return fail(body, parsed.ok ? `holds ${parsed.value.slug}` : parsed.problems[0], edition, log);
}

/** Reads the terms: none in an edition without a glossary. A term that does not fit the schema is left out. */
async function readGlossary(edition: OpenedEdition, log: Log): Promise<v.InferOutput<typeof glossaryEntrySchema>[]> {
  const key = edition.manifest.glossary;
  if (key === undefined) return [];
  const text = await edition.read(key);
  if (text === null) throw new UnreadableError();
  const stored = parseJson(v.array(v.unknown()), text);
  if (!stored.ok) return fail(key, stored.problems[0], edition, log);
  return stored.value.flatMap((item, index) => {
    const entry = parse(glossaryEntrySchema, item);
    if (entry.ok) return [entry.value];
    log(`${key}: term ${index}: ${entry.problems[0]}`);
    return [];
  });
}

/** Reads the map. @throws UnreadableError if its body is missing or invalid */
async function readIdeaMap(edition: OpenedEdition, passed: number, log: Log): Promise<IdeaMap | null> {
  const { map, maps } = edition.manifest;
  const key = maps?.[passed] ?? map;
  if (key === undefined) return null;
  const text = await edition.read(key);
  if (text === null) throw new UnreadableError();
  const stored = parseJson(ideaMapSchema, text);
  return stored.ok ? stored.value : fail(key, stored.problems[0], edition, log);
}

function fail(key: string, why: string | undefined, edition: OpenedEdition, log: Log): never {
  log(`${key}: ${why}`);
  edition.lost.push(key);
  throw new UnreadableError();
}
