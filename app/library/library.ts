import type { Author } from "../magazine/author";
import type { Category, Subject } from "../magazine/category";
import type { Content, ContentSummary } from "../magazine/content";
import type { GlossaryEntry } from "../magazine/glossary";
import type { Project, ProjectSummary } from "../magazine/project";

/** What is published but can be read nowhere at the moment: it is not gone, so no answer may say so. */
export class UnreadableError extends Error {
  override name = "UnreadableError";

  constructor() {
    super("published, but it cannot be read at the moment");
  }
}

/** By its name: the Worker and Remix are bundled apart, each with a class of its own. */
export const isUnreadable = (error: unknown): boolean => error instanceof Error && error.name === "UnreadableError";

/**
 * The only way to read what is published. Absent is `null`, never a thrown `Response`;
 * a rejected promise means that the library itself, or that piece of it, could not be read.
 */
export interface Library {
  /** In the file's order. */
  contents(filter?: ContentFilter): Promise<ContentSummary[]>;
  content(slug: string): Promise<Content | null>;
  categories(filter?: { type?: Subject }): Promise<Category[]>;
  category(id: number): Promise<Category | null>;
  author(id: number): Promise<Author | null>;
  /** Every term, in the file's order. */
  glossary(): Promise<GlossaryEntry[]>;
  /** In the file's order. */
  projects(): Promise<ProjectSummary[]>;
  project(slug: string): Promise<Project | null>;
  /** When the edition being read was published: ISO 8601, UTC, whole seconds. */
  publishedAt(): Promise<string>;
}

export interface ContentFilter {
  featured?: boolean;
  categoryId?: number;
}

/** Whether a piece passes a filter; an absent field lets everything through. */
export function matches(
  content: Pick<Content, "featured" | "categoryId">,
  { featured, categoryId }: ContentFilter = {},
): boolean {
  return (
    (featured === undefined || content.featured === featured) &&
    (categoryId === undefined || content.categoryId === categoryId)
  );
}
