import type { Category, Subject } from "../magazine/category";

/** Where a page's back link leads, and what it says. */
export interface Back {
  href: string;
  text: string;
}

/** The back links to the departments. */
export const toSubject: Record<Subject, Back> = {
  math: { href: "/math", text: "Kthehu te Matematika" },
  physics: { href: "/physics", text: "Kthehu tek Fizika" },
};

/** Physics lessons' fixed back links, or those until the category is known (product 7.4). */
const fixed: Record<string, Back> = {
  "levizja-e-trupave": { href: "/physics/mekanika", text: "Kthehu tek Mekanika" },
};
const fallbacks: Record<string, Back> = {
  graviteti: { href: "/physics/mekanika", text: "Kthehu tek Mekanika" },
  "energjia-berthamore": { href: "/physics/astronomia", text: "Kthehu tek Astronomia dhe Fizika Moderne" },
};

/**
 * Finds the back link of a lesson (product 7.2): 'not-fetched' while its category is being read.
 *
 * @param category `undefined` while it is being read, `null` where it is unknown
 */
export function lessonBack(subject: Subject, slug: string, category: Category | null | undefined): Back {
  const own = fixed[slug];
  if (subject === "physics" && own) return own;
  if (category) return { href: `/${subject}/${category.name}`, text: `Kthehu tek ${category.displayName}` };
  const fallback = fallbacks[slug];
  if (subject === "physics" && fallback) return fallback;
  if (category === undefined) return { href: `/${subject}/not-fetched`, text: "Duke u ngarkuar..." };
  return toSubject[subject];
}

/** Where the button of a lesson that was not found leads. */
export function notFoundHref(slug: string): string {
  return fixed[slug]?.href ?? "/physics";
}
