/**
 * Internal header that names the scripts of a page. `played` is a page that React hydrates, `self` one with another
 * script of the site, such as a lesson with a model. The Worker turns it into `script-src` and removes it; a page
 * without it runs none.
 */
export const scriptsHeader = "X-Scripts";

export type PageScripts = "played" | "self";

/** Attribute of `<html>` on a page that React hydrates. Code that reads HTML uses it, not the framework's globals. */
export const playedAttribute = "data-played";

/** Tells whether React hydrates a page. @param html the page, or its beginning up to the end of the `<html>` tag */
export const isPlayedHtml = (html: string): boolean => /<html\b[^>]*\sdata-played\b/.test(html);
