import type { Category } from "../magazine/category";
import type { Subject } from "../magazine/subject";

/** The address and text of a page's back link. */
export interface Back {
  href: string;
  text: string;
}

/** The back links to the departments. */
export const toSubject: Record<Subject, Back> = {
  math: { href: "/math", text: "Kthehu te Matematika" },
  physics: { href: "/physics", text: "Kthehu tek Fizika" },
};

/** Fixed back links of physics lessons, some only until the category is known (product 7.4). */
const fixed: Record<string, Back> = {
  "levizja-e-trupave": { href: "/physics/mekanika", text: "Kthehu tek Mekanika" },
};
const fallbacks: Record<string, Back> = {
  graviteti: { href: "/physics/mekanika", text: "Kthehu tek Mekanika" },
  "energjia-berthamore": { href: "/physics/astronomia", text: "Kthehu tek Astronomia dhe Fizika Moderne" },
};

/**
 * Finds the back link of a lesson (product 7.2): 'not-fetched' while its category is loading.
 *
 * @param category `undefined` while it is loading, `null` if it is unknown
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

/** Returns the address of the button on a lesson's not-found page. */
export function notFoundHref(slug: string): string {
  return fixed[slug]?.href ?? "/physics";
}
