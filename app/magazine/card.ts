import type { Author } from "./author";
import type { Category } from "./category";
import { type ContentSummary, contentPath, subjectOf } from "./content";
import type { Subject } from "./subject";

/** A content in a list, with its author and its address. */
export interface Card {
  content: ContentSummary;
  /** `null` if the author is unknown. */
  author: Author | null;
  subject: Subject;
  href: string;
}

/**
 * Joins a content with its author and its category, either of which may be unknown.
 *
 * @param listedBy the department whose page shows the card
 */
export function toCard(
  content: ContentSummary,
  author: Author | null,
  category: Category | null,
  listedBy: Subject | null = null,
): Card {
  const subject = subjectOf(content, category, listedBy);
  return { content, author, subject, href: contentPath(subject, content.slug) };
}
