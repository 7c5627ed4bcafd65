import { type Subject, subjects } from "../../magazine/subject";

/** The address of the content that a page shows. */
export interface ContentAddress {
  subject: Subject;
  slug: string;
  /** The author shown on the page, whatever the content says (product 9.12). */
  authorId?: number;
}

/** Reads department and slug from a route's params; null if there is no such department. */
export function addressFrom({ subject, slug = "" }: { subject?: string; slug?: string }): ContentAddress | null {
  const known = subjects.find((each) => each === subject);
  return known === undefined ? null : { subject: known, slug };
}
