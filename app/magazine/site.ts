/** The magazine's name: the one place to change it. */
export const siteName = "Prizma";

/** What stands in a tab. */
export const pageTitle = (title: string): string => `${title} · ${siteName}`;

/** Where the picture stands that is shown where a page is shared; `npm run covers` makes it. */
export const socialPicture = (name: string) => `/social/${name}.png`;

/** Where the magazine is published. Canonical addresses come from here, never from a request's header. */
export const siteOrigin = "https://prizma.workers.dev";

/** Where the code is published, for the page of contact; `null` until the school says where. */
export const repository: string | null = null;
