import type { Author } from "../magazine/author";
import type { Category } from "../magazine/category";
import type { AskedQuestions } from "../magazine/classroom/asked-questions";
import type { PublishedHour } from "../magazine/classroom/published-hour";
import type { Content, ContentSummary, WholeContent } from "../magazine/content";
import type { Dates } from "../magazine/dates";
import type { GlossaryEntry } from "../magazine/glossary";
import type { IdeaMap } from "../magazine/idea-map";
import type { Practice } from "../magazine/practice/exercise";
import type { Project, ProjectSummary } from "../magazine/project";
import type { Subject } from "../magazine/subject";
import type { Withdrawn } from "../magazine/withdrawn";

/** Error: a published piece cannot be read at the moment. It still exists: the response is 503, never 404. */
export class UnreadableError extends Error {
  override name = "UnreadableError";

  constructor() {
    super("published, but it cannot be read at the moment");
  }
}

/** Tells an UnreadableError by its name. The Worker and Remix are separate bundles, each with its own class. */
export const isUnreadable = (error: unknown): boolean => error instanceof Error && error.name === "UnreadableError";

/**
 * The published magazine; pages read it in no other way. `null` means absent; a rejected promise means that a published
 * piece could not be read. A piece before or after its time of publication is absent.
 *
 * A new method needs a line here, one in each of the three implementations (`kv-`, `memory-`, `api-library.ts`), a
 * route under `routes/api/`, and a test in `contract.ts`, which runs on all implementations.
 */
export interface Library {
  /** In the file's order. */
  contents(filter?: ContentFilter): Promise<ContentSummary[]>;
  content(slug: string): Promise<Content | null>;
  /** In the file's order, without contents that cannot be read. */
  wholeContents(filter?: ContentFilter): Promise<WholeContent[]>;
  /**
   * The response of `GET /api/contents` as UTF-8: the same contents as JSON, without the cards of their terms. It is
   * handed on as it was published, if possible.
   */
  contentsJson(filter?: ContentFilter): Promise<ArrayBuffer>;
  categories(filter?: { type?: Subject }): Promise<Category[]>;
  category(id: number): Promise<Category | null>;
  /** In the file's order. */
  authors(): Promise<Author[]>;
  author(id: number): Promise<Author | null>;
  /** Every term, in the file's order. */
  glossary(): Promise<GlossaryEntry[]>;
  /** The map of ideas; null in an edition older than the map. */
  ideaMap(): Promise<IdeaMap | null>;
  /** In the file's order. */
  projects(): Promise<ProjectSummary[]>;
  project(slug: string): Promise<Project | null>;
  /** The exercises of a content; null if it has none. */
  practice(slug: string): Promise<Practice | null>;
  /** The plan of a content's hour; null if it has none. */
  hour(slug: string): Promise<PublishedHour | null>;
  /** The questions with options of a quiz or of a lesson's models, as exercises for a class; null if it has none. */
  questions(slug: string): Promise<AskedQuestions | null>;
  /** A part of the search index. It is `index` or a part that it names; null if there is no part of that name. */
  searchPart(name: string): Promise<string | null>;
  /** The HTML of a page, rendered at publication; null if the edition has none of that name. */
  prerendered(name: string): Promise<string | null>;
  /** The withdrawn pieces. */
  withdrawn(): Promise<Withdrawn[]>;
  /** Publication time of the opened edition: ISO 8601, UTC, whole seconds. */
  publishedAt(): Promise<string>;
  /** Dates of publication and change, by kind and slug: `content/graviteti`, `practice/pitagora`, `glossary`. */
  dates(): Promise<Readonly<Record<string, Dates>>>;
}

/** Removes from a summary's nearest pieces those that are not published now. */
export const withNearestAmong = (summary: ContentSummary, shown: ReadonlySet<string>): ContentSummary =>
  summary.nearest?.every((slug) => shown.has(slug)) === false
    ? { ...summary, nearest: summary.nearest.filter((slug) => shown.has(slug)) }
    : summary;

export interface ContentFilter {
  featured?: boolean;
  categoryId?: number;
}

/** Tells whether a content passes a filter; an absent field passes every content. */
export function matches(
  content: Pick<Content, "featured" | "categoryId">,
  { featured, categoryId }: ContentFilter = {},
): boolean {
  return (
    (featured === undefined || content.featured === featured) &&
    (categoryId === undefined || content.categoryId === categoryId)
  );
}
