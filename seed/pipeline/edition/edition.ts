/** Turns a checked corpus into the keys and values of KV; `app/library/kv-layout.ts` defines the keys. */
import { createHash } from "node:crypto";
import {
  canonicalJson,
  contentKey,
  contentsJsonKey,
  contentsKey,
  glossaryKey,
  hourKey,
  type Manifest,
  type ManifestEntry,
  type ManifestProject,
  manifestKey,
  mapKey,
  practiceKey,
  prerenderedKey,
  printContents,
  projectKey,
  questionsKey,
  rollbackKey,
  schemaNumber,
  searchKey,
  versionText,
} from "../../../app/library/kv-layout";
import type { Author } from "../../../app/magazine/author";
import type { Category } from "../../../app/magazine/category";
import type { AskedQuestions } from "../../../app/magazine/classroom/asked-questions";
import type { PublishedHour } from "../../../app/magazine/classroom/published-hour";
import { type Content, type PageBytes, summariseContent, withExcerpt } from "../../../app/magazine/content";
import type { GlossaryEntry } from "../../../app/magazine/glossary";
import type { IdeaMap } from "../../../app/magazine/idea-map";
import type { Practice } from "../../../app/magazine/practice/exercise";
import { type Project, summariseProject } from "../../../app/magazine/project";
import { relatedContents } from "../../../app/magazine/related-contents";
import type { Withdrawn } from "../../../app/magazine/withdrawn";

export interface Edition {
  manifest: Manifest;
  /**
   * Every key with its value, in the order of writing. The order is bodies, exercises, hours, questions, glossary, projects, parts of the
   * search, HTML of pages, then the full lists, then the manifests; `manifest` itself last.
   */
  entries: Map<string, string>;
}

export interface Whole {
  authors: Author[];
  categories: Category[];
  contents: Content[];
  glossary: GlossaryEntry[];
  projects: Project[];
  practices?: Practice[];
  /** The plans of the lessons' hours. */
  hours?: PublishedHour[];
  /** The questions for a class, of quizzes and of lessons' models. */
  questions?: AskedQuestions[];
  /** The withdrawn pieces. */
  withdrawn?: Withdrawn[];
  ideaMap?: IdeaMap;
  /** Idea maps of later times, by the number of pieces' times that have passed. */
  laterMaps?: Record<string, IdeaMap>;
  /** The parts that search reads. */
  search?: { name: string; text: string }[];
  /** HTML of pages, by name; that of a later stretch only where it differs. */
  prerendered?: Record<string, string>;
  /** Bytes of the pages of each content, by its slug. */
  bytes?: Record<string, PageBytes>;
}

/**
 * Makes an edition. The same corpus gives the same keys and version on any day; only the manifests hold the date.
 *
 * @param publishedAt milliseconds since 1970; rounded down to whole seconds
 */
export function makeEdition(
  {
    authors,
    categories,
    contents,
    glossary,
    projects,
    practices = [],
    hours = [],
    questions = [],
    withdrawn = [],
    ideaMap,
    laterMaps = {},
    search = [],
    prerendered = {},
    bytes = {},
  }: Whole,
  publishedAt: number,
): Edition {
  const entries = new Map<string, string>();
  const near = relatedContents(contents);
  const listed = contents.map((content): ManifestEntry => {
    const json = canonicalJson(content);
    const body = contentKey(content.slug, hash(json));
    entries.set(body, json);
    const practice = practices.find(({ slug }) => slug === content.slug);
    const hour = hours.find(({ slug }) => slug === content.slug);
    const asked = questions.find(({ slug }) => slug === content.slug);
    const summary = summariseContent(content, near.get(content.slug) ?? [], {
      exercises: practice?.exercises.length,
      hasHour: hour !== undefined,
      hasQuestions: asked !== undefined,
      bytes: bytes[content.slug],
    });
    return {
      ...{ ...summary, body },
      ...(practice && { practice: putOfLesson(practiceKey, practice, entries) }),
      ...(hour && { hour: putOfLesson(hourKey, hour, entries) }),
      ...(asked && { questions: putOfLesson(questionsKey, asked, entries) }),
    };
  });
  const words = glossary.length === 0 ? {} : { glossary: putWhole(glossaryKey, glossary, entries) };
  const map = ideaMap === undefined ? {} : { map: putWhole(mapKey, ideaMap, entries) };
  const later = Object.entries(laterMaps).map(([passed, each]) => [passed, putWhole(mapKey, each, entries)]);
  const maps = later.length === 0 ? {} : { maps: Object.fromEntries(later) as Record<string, string> };
  const practical = projects.map((project) => putProject(project, entries));
  const found = search.length === 0 ? {} : { search: search.map((part) => putSearchPart(part, entries)) };
  const rendered = Object.entries(prerendered).map(([name, html]) => [name, putHtml(name, html, entries)]);
  const pages = rendered.length === 0 ? {} : { prerendered: Object.fromEntries(rendered) as Record<string, string> };
  const whole = contents.map(withExcerpt);
  const list = printContents(whole);
  const contentsJson = contentsJsonKey(hash(list));
  entries.set(contentsJson, list);
  const gone = withdrawn.length === 0 ? {} : { withdrawn };
  const signing = authors.map(({ avatarUrl, ...author }) => (avatarUrl === null ? author : { ...author, avatarUrl }));
  const lists = {
    authors: signing,
    categories,
    contents: listed,
    ...words,
    ...map,
    ...maps,
    projects: practical,
    ...found,
    ...pages,
    contentsJson,
    ...gone,
  };
  const version = hash(versionText({ schema: schemaNumber, ...lists }));
  const manifest: Manifest = {
    schema: schemaNumber,
    version,
    publishedAt: new Date(Math.floor(publishedAt / 1000) * 1000).toISOString(),
    ...lists,
  };
  entries.set(contentsKey(version), canonicalJson(whole));
  entries.set(rollbackKey(version), canonicalJson(manifest));
  entries.set(manifestKey, canonicalJson(manifest));
  return { manifest, entries };
}

/** Stores a value of which the magazine has one. @returns its key */
function putWhole(keyOf: (hash: string) => string, whole: unknown, entries: Map<string, string>): string {
  const json = canonicalJson(whole);
  const key = keyOf(hash(json));
  entries.set(key, json);
  return key;
}

/** Stores the HTML of a page. @param name also that of a stretch, which the key leaves out @returns its key */
function putHtml(name: string, html: string, entries: Map<string, string>): string {
  const key = prerenderedKey(name.split(".", 1).join(), hash(html));
  entries.set(key, html);
  return key;
}

/** Stores what belongs to a content besides its body. @returns its key */
function putOfLesson(
  keyOf: (slug: string, hash: string) => string,
  record: Practice | PublishedHour | AskedQuestions,
  entries: Map<string, string>,
): string {
  const json = canonicalJson(record);
  const key = keyOf(record.slug, hash(json));
  entries.set(key, json);
  return key;
}

/** Stores a part of search. The names of all parts but the index end with their hash. @returns its key */
function putSearchPart({ name, text }: { name: string; text: string }, entries: Map<string, string>): string {
  const key = searchKey(name.replace(/-[0-9a-f]{16}$/, ""), hash(text));
  entries.set(key, text);
  return key;
}

/** Stores a project. @returns its entry in the manifest */
function putProject(project: Project, entries: Map<string, string>): ManifestProject {
  const json = canonicalJson(project);
  const body = projectKey(project.slug, hash(json));
  entries.set(body, json);
  return { ...summariseProject(project), body };
}

/** Returns the first 16 hex digits of a text's SHA-256. */
export function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
