import { shownAs } from "./kinds-of-page";

/** A route that somebody can play with exports `handle = hydrated`. Every other page ships no script. */
export const hydrated = { hydrate: true } as const;

/** A route of a page, and what its loader gave. */
export type MatchedRoute = { handle?: unknown; data?: unknown } | undefined;

/** Whether any of a page's routes is played with. */
export function isHydrated(routes: readonly MatchedRoute[]): boolean {
  return routes.some((route) => {
    const { handle } = route ?? {};
    if (typeof handle !== "object" || handle === null || !("hydrate" in handle)) return false;
    return handle.hydrate === true || shownAs(route?.data) === "quiz";
  });
}
