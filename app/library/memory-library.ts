import type { Author } from "../magazine/author";
import type { Category } from "../magazine/category";
import type { AskedQuestions } from "../magazine/classroom/asked-questions";
import type { PublishedHour } from "../magazine/classroom/published-hour";
import { type Content, type PageBytes, summariseContent, withExcerpt } from "../magazine/content";
import type { Dates } from "../magazine/dates";
import type { GlossaryEntry } from "../magazine/glossary";
import type { IdeaMap } from "../magazine/idea-map";
import type { Practice } from "../magazine/practice/exercise";
import { renderedAt } from "../magazine/prerendered";
import { type Project, summariseProject } from "../magazine/project";
import { relatedContents } from "../magazine/related-contents";
import { partAt } from "../magazine/search/part-at";
import { isOut, momentsPassed } from "../magazine/timing";
import type { Withdrawn } from "../magazine/withdrawn";
import { printContents } from "./kv-layout";
import { type ContentFilter, type Library, matches } from "./library";

/** A whole magazine as plain objects. */
export interface Magazine {
  publishedAt: string;
  categories: Category[];
  authors: Author[];
  contents: Content[];
  glossary?: GlossaryEntry[];
  projects?: Project[];
  practices?: Practice[];
  hours?: PublishedHour[];
  questions?: AskedQuestions[];
  withdrawn?: Withdrawn[];
  ideaMap?: IdeaMap;
  /** The maps of later time spans. The index is the number of instants of timed pieces that have passed. */
  laterMaps?: Record<string, IdeaMap>;
  search?: { name: string; text: string }[];
  /** The HTML of pages by name, as in a manifest. */
  prerendered?: Record<string, string>;
  /** Bytes of each content's pages, by its slug. */
  bytes?: Record<string, PageBytes>;
  dates?: Record<string, Dates>;
}

/**
 * Makes a library over plain objects. It is the reference of the contract tests, and the library of unit tests.
 *
 * @param now milliseconds since 1970
 */
export function createMemoryLibrary(
  {
    publishedAt,
    categories,
    authors,
    contents: all,
    glossary,
    projects = [],
    practices = [],
    hours = [],
    questions = [],
    withdrawn = [],
    ideaMap,
    laterMaps = {},
    search = [],
    prerendered = {},
    bytes = {},
    dates = {},
  }: Magazine,
  now: number = Date.now(),
): Library {
  const near = relatedContents(all);
  const contents = all.filter((content) => isOut(content, now));
  const wholeContents = (filter?: ContentFilter) =>
    contents.filter((content) => matches(content, filter)).map(withExcerpt);
  const practiceOf = (slug: string) => practices.find((practice) => practice.slug === slug) ?? null;
  return {
    contents: async (filter) =>
      contents
        .filter((content) => matches(content, filter))
        .map((content) =>
          summariseContent(
            content,
            (near.get(content.slug) ?? []).filter((slug) => contents.some((other) => other.slug === slug)),
            {
              exercises: practiceOf(content.slug)?.exercises.length,
              hasHour: hours.some(({ slug }) => slug === content.slug),
              hasQuestions: questions.some(({ slug }) => slug === content.slug),
              bytes: bytes[content.slug],
            },
          ),
        ),
    content: async (slug) => contents.find((content) => content.slug === slug) ?? null,
    wholeContents: async (filter) => wholeContents(filter),
    contentsJson: async (filter) => new TextEncoder().encode(printContents(wholeContents(filter))).buffer,
    categories: async ({ type } = {}) => categories.filter((category) => type === undefined || category.type === type),
    category: async (id) => categories.find((category) => category.id === id) ?? null,
    authors: async () => authors,
    author: async (id) => authors.find((author) => author.id === id) ?? null,
    glossary: async () => glossary ?? [],
    ideaMap: async () => laterMaps[momentsPassed(all, now)] ?? ideaMap ?? null,
    projects: async () => projects.map(summariseProject),
    project: async (slug) => projects.find((project) => project.slug === slug) ?? null,
    practice: async (slug) => (contents.some((content) => content.slug === slug) ? practiceOf(slug) : null),
    hour: async (slug) =>
      contents.some((content) => content.slug === slug) ? (hours.find((hour) => hour.slug === slug) ?? null) : null,
    questions: async (slug) =>
      contents.some((content) => content.slug === slug) ? (questions.find((each) => each.slug === slug) ?? null) : null,
    searchPart: async (name) => partAt(name, all, now, (each) => search.find((part) => part.name === each)?.text),
    prerendered: async (name) => renderedAt(name, all, now, prerendered),
    withdrawn: async () => withdrawn,
    publishedAt: async () => publishedAt,
    dates: async () => dates,
  };
}
