/** The magazine's name; change it only here. */
export const siteName = "Prizma";

/** Returns the text of a browser tab. */
export const pageTitle = (title: string): string => `${title} · ${siteName}`;

/**
 * Returns the address of the picture shown when a page is shared. `npm run covers` makes it as a drawing; for a piece
 * with an editor's picture, publishing makes it as a photograph.
 */
export const socialPicture = (name: string, own = "") =>
  `/social/${name}.${own.startsWith("/pictures/") ? "jpg" : "png"}`;

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
