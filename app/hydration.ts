import { shownAs } from "./kinds-of-page";

/** The handle of a hydrated route, exported as `handle = hydrated`. Every other page ships no script. */
export const hydrated = { hydrate: true } as const;

/** A route of a page, and its loader's data. */
export type MatchedRoute = { handle?: unknown; data?: unknown } | undefined;

/** Tells whether any of a page's routes is hydrated. */
export function isHydrated(routes: readonly MatchedRoute[]): boolean {
  return routes.some((route) => {
    const { handle } = route ?? {};
    if (typeof handle !== "object" || handle === null || !("hydrate" in handle)) return false;
    return handle.hydrate === true || shownAs(route?.data) === "quiz";
  });
}
