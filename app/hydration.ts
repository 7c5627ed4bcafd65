/** A route that somebody can play with exports `handle = hydrated`; every other page ships no script. */
export const hydrated = { hydrate: true } as const;

/** Whether any of a page's routes is played with. */
export function isHydrated(routes: ReadonlyArray<{ handle?: unknown } | undefined>): boolean {
  return routes.some(
    (route) => typeof route?.handle === "object" && route.handle !== null && "hydrate" in route.handle,
  );
}
