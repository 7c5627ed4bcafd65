/** The magazine's name: the one place to change it. */
export const siteName = "Prizma";

/** Where the picture stands that is shown where a page is shared; `npm run covers` makes it. */
export const socialPicture = (name: string) => `/social/${name}.png`;

/** Where the magazine is published. Canonical addresses come from here, never from a request's header. */
export const siteOrigin = "https://prizma.workers.dev";
