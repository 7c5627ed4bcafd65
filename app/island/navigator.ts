/**
 * Opens a page of the magazine inside an open one. It finds the route of an address in Remix's table, loads its script
 * and style sheets, calls its `clientLoader` and shows it.
 */
import { matchRoutes } from "@remix-run/router";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { cameraPath } from "../magazine/camera-page";
import { currentLink } from "../ui/frame/current-link";
import { changeHead, type Descriptor } from "./document-head";
import { enterHistory, loadDocument, type Opening, openPage, showPage } from "./open-page";
import { locationOf } from "./page-context";
import { type PageData, readPageData } from "./page-data";

type Params = PageData["params"];

/** An entry of Remix's table of routes, as far as it is read. */
interface TableRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasLoader: boolean;
  hasClientLoader: boolean;
  module: string;
  css?: string[];
}

interface RouteModule {
  default: ComponentType;
  clientLoader?: (args: { request: Request; params: Params }) => unknown;
  meta?: (args: { data: unknown; params: Params; location: object; matches: [] }) => Descriptor[] | undefined;
}

/** Loads Remix's table of routes. It is a script that sets a global. */
async function routeTable(): Promise<Record<string, TableRoute>> {
  const address = readPageData()?.routes ?? "";
  await import(/* @vite-ignore */ address);
  return (window as unknown as { __remixManifest: { routes: Record<string, TableRoute> } }).__remixManifest.routes;
}

interface FoundRoute {
  route: TableRoute;
  params: Params;
  /** The style sheets of the page. */
  sheets: readonly string[];
}

/** Finds the route of an address. @returns null if only the server can show the page */
function findRoute(table: Record<string, TableRoute>, pathname: string): FoundRoute | null {
  const routes = Object.values(table).flatMap(({ id, parentId, path, index }) =>
    parentId === "root" ? [{ id, path, index }] : [],
  );
  const found = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname)?.at(-1);
  const route = table[found?.route.id ?? ""];
  if (!found || !route || (route.hasLoader && !route.hasClientLoader)) return null;
  return { route, params: found.params, sheets: [...(table.root?.css ?? []), ...(route.css ?? [])] };
}

const linkedSheets = () => [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')];
const addressOfSheet = (link: HTMLLinkElement) => link.getAttribute("href") ?? "";

/** Links the missing style sheets of a page, and waits for them. A sheet that does not come delays no page. */
async function linkSheets(sheets: readonly string[]): Promise<void> {
  const known = new Set(linkedSheets().map(addressOfSheet));
  const missing = sheets.filter((sheet) => !known.has(sheet));
  await Promise.all(
    missing.map(
      (sheet) =>
        new Promise<void>((resolve) => {
          const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet });
          link.onload = () => resolve();
          link.onerror = () => resolve();
          document.head.appendChild(link);
        }),
    ),
  );
}

/**
 * Removes the style sheets of other routes, so that they do not change this page. Those of lazy parts stay; one that is
 * a route's too is linked again by the part that asks for it (worker/commands/client-chunks.ts).
 */
function unlinkOthers(table: Record<string, TableRoute>, sheets: readonly string[]): void {
  const ofRoutes = new Set(Object.values(table).flatMap(({ css = [] }) => css));
  for (const link of linkedSheets()) {
    const address = addressOfSheet(link);
    if (!ofRoutes.has(address) || sheets.includes(address)) continue;
    // The first page may have its sheets inside, each before its link (worker/entrance.ts).
    if (link.media === "not all") link.previousElementSibling?.remove();
    link.remove();
  }
}

/** Replaces the pending fields that are ready by their values, so that no placeholder shows for one frame. */
async function withReadyFields(data: unknown): Promise<unknown> {
  const pending = Object.entries(data ?? {}).filter(([, value]) => value instanceof Promise);
  if (pending.length === 0) return data;
  const ready: Record<string, unknown> = {};
  for (const [name, value] of pending)
    (value as Promise<unknown>).then(
      (known) => {
        ready[name] = known;
      },
      () => undefined,
    );
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { ...(data as object), ...ready };
}

/** Marks the links of the menu that lead to this page and its section. */
function markCurrentLinks(pathname: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".top-bar nav a")) {
    const mark = currentLink(link.getAttribute("href") ?? "", pathname);
    if (mark === undefined) link.removeAttribute("aria-current");
    else link.setAttribute("aria-current", mark);
  }
}

/** Tells whether an address leads to or from the page that may ask for the camera: a document keeps its policy. */
const changesPolicy = ({ pathname }: URL) =>
  (pathname === cameraPath) !== (openPage().location.pathname === cameraPath);

/**
 * Opens an address inside the open page. A later navigation ends an earlier one that is still loading.
 *
 * @param isLatest whether no later navigation has begun
 * @throws if a script does not come
 */
export async function open(target: URL, opening: Opening, isLatest: () => boolean): Promise<void> {
  const table = await routeTable();
  const found = findRoute(table, target.pathname);
  if (!isLatest()) return;
  if (found === null || changesPolicy(target)) return loadDocument(target, opening);
  const { route, params, sheets } = found;
  const [module] = await Promise.all([
    import(/* @vite-ignore */ route.module) as Promise<RouteModule>,
    linkSheets(sheets),
  ]);
  if (!isLatest()) return;
  const result = await load(module, target, params);
  if (!isLatest()) return;
  if (!opening.traversed) enterHistory(target, opening);
  const location = { ...locationOf(target, opening.state), ...opening.traversed };
  if (!("error" in result))
    changeHead(
      module.meta?.({ data: result.data, params, location, matches: [] }) ?? [],
      target.origin + target.pathname,
    );
  const visit = openPage().visit + 1;
  // Before the page's effects, which may ask for lazy parts: they would find a sheet that then goes.
  unlinkOthers(table, sheets);
  flushSync(() => showPage({ Route: module.default, params, location, visit, data: null, ...result }));
  markCurrentLinks(target.pathname);
}

async function load({ clientLoader }: RouteModule, target: URL, params: Params) {
  try {
    const data = (await clientLoader?.({ request: new Request(target.href), params })) ?? null;
    return { data: await withReadyFields(data) };
  } catch (error) {
    return { error: error ?? new Error("the page did not load") };
  }
}
