import type { Author } from "../magazine/author";
import type { Category, Subject } from "../magazine/category";
import type { Content, ContentSummary, WholeContent } from "../magazine/content";
import type { Dates } from "../magazine/dates";
import type { GlossaryEntry } from "../magazine/glossary";
import type { IdeaMap } from "../magazine/idea-map";
import type { Practice } from "../magazine/practice/exercise";
import type { Project, ProjectSummary } from "../magazine/project";
import type { Withdrawn } from "../magazine/withdrawn";

/** Something published that cannot be read at the moment. It is not gone: the response is 503, never 404. */
export class UnreadableError extends Error {
  override name = "UnreadableError";

  constructor() {
    super("published, but it cannot be read at the moment");
  }
}

/** Recognises the error by its name. The Worker and Remix are bundled apart, each with a class of its own. */
export const isUnreadable = (error: unknown): boolean => error instanceof Error && error.name === "UnreadableError";

/**
 * Reads what is published; pages read in no other way. Absent is `null`; a rejected promise means that something
 * published could not be read. A piece whose time has not come, or is over, is absent.
 *
 * A new method is a line here, one in each of the three makers (`kv-`, `memory-`, `api-library.ts`), its route under
 * `routes/api/`, and a test in `contract.ts`, which all makers run.
 */
export interface Library {
  /** In the file's order. */
  contents(filter?: ContentFilter): Promise<ContentSummary[]>;
  content(slug: string): Promise<Content | null>;
  /** In the file's order; a content that cannot be read is left out. */
  wholeContents(filter?: ContentFilter): Promise<WholeContent[]>;
  categories(filter?: { type?: Subject }): Promise<Category[]>;
  category(id: number): Promise<Category | null>;
  /** In the file's order. */
  authors(): Promise<Author[]>;
  author(id: number): Promise<Author | null>;
  /** Every term, in the file's order. */
  glossary(): Promise<GlossaryEntry[]>;
  /** The map of ideas; null of an edition published before it was drawn. */
  ideaMap(): Promise<IdeaMap | null>;
  /** In the file's order. */
  projects(): Promise<ProjectSummary[]>;
  project(slug: string): Promise<Project | null>;
  /** The exercises of a content; null where it has none. */
  practice(slug: string): Promise<Practice | null>;
  /** A part of which search reads, `index` or one that it names; null where there is none of that name. */
  searchPart(name: string): Promise<string | null>;
  /** The pieces that were taken back. */
  withdrawn(): Promise<Withdrawn[]>;
  /** When the edition being read was published: ISO 8601, UTC, whole seconds. */
  publishedAt(): Promise<string>;
  /** When pieces were published and changed, by kind and slug: `content/graviteti`, `practice/pitagora`, `glossary`. */
  dates(): Promise<Readonly<Record<string, Dates>>>;
}

/** Leaves out of a summary the near ones that are not to be read now. */
export const withNearestAmong = (summary: ContentSummary, shown: ReadonlySet<string>): ContentSummary =>
  summary.nearest?.every((slug) => shown.has(slug)) === false
    ? { ...summary, nearest: summary.nearest.filter((slug) => shown.has(slug)) }
    : summary;

export interface ContentFilter {
  featured?: boolean;
  categoryId?: number;
}

/** Whether a content passes a filter; an absent field lets everything through. */
export function matches(
  content: Pick<Content, "featured" | "categoryId">,
  { featured, categoryId }: ContentFilter = {},
): boolean {
  return (
    (featured === undefined || content.featured === featured) &&
    (categoryId === undefined || content.categoryId === categoryId)
  );
}
