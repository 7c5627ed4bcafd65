import type { Subject } from "../magazine/category";

/** Which content a page shows. */
export interface ContentAddress {
  subject: Subject;
  slug: string;
  /** Signs the page, whatever the content says (product 9.12). */
  authorId?: number;
}

/** The department and the slug in an address such as `/math/pitagora`. */
export function addressIn(pathname: string): ContentAddress {
  const [, subject, slug = ""] = pathname.split("/");
  return { subject: subject === "math" ? "math" : "physics", slug };
}
