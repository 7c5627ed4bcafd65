/**
 * Internal header by which a page says which scripts it runs: `nonce` for a hydrated page, `self` for a lesson with a
 * model. The Worker turns it into `script-src` and removes it; a page without it runs none.
 */
export const scriptsHeader = "X-Scripts";

export type PageScripts = "nonce" | "self";
