/**
 * The handle of a route whose addresses may be several kinds of page. Its data names the kind, if it is not the
 * route's own.
 */
export const hydrateByData = { hydrate: "by its data" } as const;

/** The kind of page at such a route's address, if it is not a lesson. */
export interface KindOfPage {
  shownAs: "chapter" | "quiz" | "withdrawn";
}

/** Reads the kind of page from the data of such a route. @returns null for the route's own kind */
export function shownAs(data: unknown): KindOfPage["shownAs"] | null {
  if (typeof data !== "object" || data === null || !("shownAs" in data)) return null;
  const { shownAs: kind } = data;
  return kind === "chapter" || kind === "quiz" || kind === "withdrawn" ? kind : null;
}
