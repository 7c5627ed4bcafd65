import { siteName } from "./site-name";
import { type Subject, subjects } from "./subject";

export { siteName };

/** Returns the text of a browser tab. */
export const pageTitle = (title: string): string => `${title} · ${siteName}`;

/** Returns the cover of a department. A piece or chapter shows it until it has its own. */
export const departmentCover = (subject: Subject) => `/covers/kapitull-${subject}.svg`;

/** Returns the department of such a cover; undefined for any other picture. */
export const departmentOfCover = (cover: string): Subject | undefined =>
  subjects.find((subject) => cover === departmentCover(subject));

/**
 * Returns the address of the picture shown when a page is shared. `npm run covers` makes it as a drawing; for a piece
 * with an editor's picture, publishing makes it as a photograph. With its department's cover a page has no picture of its
 * own, so its department's is shown.
 *
 * @param name the slug of a piece, or the name of another page's picture
 * @param cover the address of the page's cover, if it has one
 */
export const socialPicture = (name: string, cover = "") =>
  `/social/${departmentOfCover(cover) ?? name}.${cover.startsWith("/pictures/") ? "jpg" : "png"}`;

/** Width and height of every such picture, in pixels. */
export const socialSize = { width: 1200, height: 630 };

/**
 * Placeholder of the magazine's own origin in a page's `meta`. Only a request has the origin, and Remix gives `meta`
 * no request: `PageMeta` inserts it (docs/decisions/024).
 */
export const originMark = "{origin}";

/**
 * Placeholder of the magazine's origin without a visitor's request. An export and an editor's studio have none. No site
 * can have this name (RFC 2606), so a forgotten one leads to no other site.
 */
export const siteOrigin = "https://prizma.invalid";

/** The address of the published code, for the contact page. `null` until the school names it. */
export const repository: string | null = null;
