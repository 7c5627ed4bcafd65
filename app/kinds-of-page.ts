/** A route at whose addresses several kinds of page may stand. Its data names one that is not its own. */
export const hydrateByData = { hydrate: "by its data" } as const;

/** What stands at an address of such a route in place of a lesson. */
export interface KindOfPage {
  shownAs: "chapter" | "quiz" | "withdrawn";
}

/** Reads what the data of such a route says. @returns null where it is of the route's own kind */
export function shownAs(data: unknown): KindOfPage["shownAs"] | null {
  if (typeof data !== "object" || data === null || !("shownAs" in data)) return null;
  const { shownAs: kind } = data;
  return kind === "chapter" || kind === "quiz" || kind === "withdrawn" ? kind : null;
}
