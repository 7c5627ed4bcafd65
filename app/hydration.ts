import { shownAs } from "./kinds-of-page";

/** A route that somebody can play with exports `handle = hydrated`; every other page ships no script. */
export const hydrated = { hydrate: true } as const;

/** A route that stands in a frame of another site exports `handle = embedded`: it has no bar and no foot. */
export const embedded = { embed: true } as const;

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

/** Whether a page stands in a frame. */
export const isEmbedded = (routes: readonly MatchedRoute[]): boolean =>
  routes.some((route) => typeof route?.handle === "object" && route.handle !== null && "embed" in route.handle);
