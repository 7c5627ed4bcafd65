import type { Library } from "../../library/library";
import type { Category } from "../../magazine/category";
import type { ContentSummary } from "../../magazine/content";
import type { Subject } from "../../magazine/subject";
import type { ContentAddress } from "./content-address";

/**
 * Tells whether a content belongs to the other department. If its category is unreadable, its department is unknown;
 * both departments then show the content.
 */
export const isElsewhere = (category: Category | null, subject: Subject): boolean =>
  category !== null && category.type !== subject;

/** @returns null if the department has no such content */
export async function summaryAt(library: Library, { subject, slug }: ContentAddress): Promise<ContentSummary | null> {
  const content = (await library.contents()).find((each) => each.slug === slug);
  if (content === undefined) return null;
  return isElsewhere(await library.category(content.categoryId), subject) ? null : content;
}
