/**
 * Collects the undocumented parts of Remix that the pages use. After an upgrade of Remix these four may break without
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

/** The scripts of a played page, by their addresses. */
interface RouteScripts {
  /** Hydrates every page. */
  entry: string;
  /** The route's own script. */
  module: string;
  /** All scripts of both, to load without waiting for each other. */
  preloads: readonly string[];
  /** Sets Remix's table of routes as a global. */
  table: string;
  /** Prepares React's refresh under the dev server alone. */
  refresh?: string;
}

/** Returns the scripts of a route. @param routeId of the page's own route @throws on a page without a route */
export function useRouteScripts(routeId: string): RouteScripts {
  const manifest = useContext(RemixContext)?.manifest;
  const route = manifest?.routes[routeId];
  if (manifest === undefined || route === undefined) throw new Error(`no scripts of ${routeId}`);
  const { entry, url, hmr } = manifest;
  const all = [entry.module, ...entry.imports, ...(route.imports ?? []), route.module];
  const preloads = hmr ? [] : [...new Set(all)];
  return { entry: entry.module, module: route.module, preloads, table: url, refresh: hmr?.runtime };
}

/**
 * Returns the elements that `<Meta>` renders for the matched routes. Call it while rendering, as a hook: Remix has no other
 * way to change them.
 */
export const useMetaElements = (): ReactNode => (Meta().props as ReactElement["props"]).children;

/**
 * Returns the handle and the loader's data of each matched route. It reads them on the server before it renders. After an
 * error of a loader there are none, since the error page has nothing to hydrate.
 */
export function matchedRoutes({ staticHandlerContext, routeModules }: EntryContext): MatchedRoute[] {
  const { matches, loaderData, errors } = staticHandlerContext;
  if (errors !== null) return [];
  return matches.map(({ route: { id } }) => ({ handle: routeModules[id]?.handle, data: loaderData[id] }));
}
