/** The magazine's name: the one place to change it. */
export const siteName = "Prizma";

/** What stands in a tab. */
export const pageTitle = (title: string): string => `${title} · ${siteName}`;

/**
 * Where the picture stands that is shown where a page is shared. `npm run covers` makes it; of a piece whose own picture
 * is an editor's, publishing does, and it is a photograph.
 */
export const socialPicture = (name: string, own = "") =>
  `/social/${name}.${own.startsWith("/pictures/") ? "jpg" : "png"}`;

/** Width and height of every such picture. */
export const socialSize = { width: 1200, height: 630 };

/**
 * Stands for the magazine's own origin in what a page says of itself. Only a request tells the origin, and Remix gives
 * `meta` no request: `PageMeta` puts it in (docs/decisions/024).
 */
export const originMark = "{origin}";

/**
 * Stands for the magazine's origin where no visitor's request tells it: while a folder is exported, in an editor's studio.
 * No site can have it (RFC 2606), so one that is left over leads nowhere else.
 */
export const siteOrigin = "https://prizma.invalid";

/** Where the code is published, for the page of contact; `null` until the school says where. */
export const repository: string | null = null;
