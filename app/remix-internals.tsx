/**
 * Collects the undocumented parts of Remix that the pages use. After an upgrade of Remix these three may break without
 * a type error; `docs/internals.test.ts` names the broken one, docs/decisions/033 the remedy.
 */
import type { EntryContext } from "@remix-run/cloudflare";
import { Meta, UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { type ReactElement, type ReactNode, useContext } from "react";
import type { MatchedRoute } from "./hydration";

/** Returns a reader of a route's style sheets, by the route's id. `<Links>` links the sheets of matched routes only. */
export function useRouteSheets(): (routeId: string) => readonly string[] {
  const routes = useContext(RemixContext)?.manifest.routes;
  return (routeId) => routes?.[routeId]?.css ?? [];
}

/**
 * Returns the elements that `<Meta>` renders for the matched routes. Call it while rendering, as a hook: Remix has no other
 * way to change them.
 */
export const useMetaElements = (): ReactNode => (Meta().props as ReactElement["props"]).children;

/** Returns the handle and the loader's data of each matched route. It reads them on the server before it renders. */
export function matchedRoutes({ staticHandlerContext, routeModules }: EntryContext): MatchedRoute[] {
  const { matches, loaderData } = staticHandlerContext;
  return matches.map(({ route: { id } }) => ({ handle: routeModules[id]?.handle, data: loaderData[id] }));
}
