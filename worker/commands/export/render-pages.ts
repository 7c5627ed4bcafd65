/** Renders the edition's pages and all pages that they link to, as the Worker does. */
import { basename } from "node:path";
import { matchRoutes } from "@remix-run/router";
import { type PageData, pageDataId } from "../../../app/island/page-data";
import { isPlayedHtml } from "../../../app/magazine/page-scripts";
import routeConfig from "../../../app/routes";
import { isHourly } from "../../page-cache";
import { isLeftOut, isOwn, isWithoutUse, parts } from "./file-of";
import type { MagazineServer } from "./magazine-server";
import { missingPage } from "./page-addresses";
import { linkedPages } from "./rewrite-page";

/** The data by which a page is hydrated: its route, script and loader data. */
export interface HydratedPage {
  routeId: string;
  /** The route's module under `app/`. */
  file: string;
  /** The name of its script in the folder. */
  script: string;
  params: Record<string, string | undefined>;
  /** The loader data; undefined if it is made anew at each opening. */
  data: unknown;
}

export interface RenderedPage {
  path: string;
  html: string;
  played: HydratedPage | null;
}

export interface RenderedPages {
  pages: RenderedPage[];
  /** New addresses of moved pages that other pages still name. */
  moved: Map<string, string>;
  /** Addresses without a page, and the pages that name them. */
  broken: string[];
}

/** Renders pages until their links lead to no new page. @param begin addresses of the first pages */
export async function renderPages(server: MagazineServer, begin: string[]): Promise<RenderedPages> {
  const pages: RenderedPage[] = [];
  const moved = new Map<string, string>();
  const broken: string[] = [];
  const known = new Set(begin);
  const queue = begin.map((path) => ({ path, from: "" }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, from } = next;
    const response = await server.ask(path);
    const target = response.headers.get("Location");
    if (target !== null) moved.set(path, parts(target).path);
    else if (response.status === 200 || path === missingPage) {
      const html = await response.text();
      pages.push({ path, html, played: playedPage(server, path, html) });
    } else broken.push(`${path} (${response.status})${from && `, te ${from}`}`);
    const links = target === null ? linkedPages(pages.at(-1)?.html ?? "") : [target];
    for (const link of links) {
      const page = parts(link).path;
      if (!isOwn(page) || isLeftOut(page, false) || isWithoutUse(page) || /\.\w+$/.test(page) || known.has(page))
        continue;
      known.add(page);
      queue.push({ path: page, from: path });
    }
  }
  return { pages, moved, broken };
}

/**
 * Returns how a page is hydrated; null for a reading page. The front page is hydrated, so that it shows the reader's
 * own hour.
 */
function playedPage(server: MagazineServer, path: string, html: string): HydratedPage | null {
  const fresh = isHourly(path);
  if (!fresh && !isPlayedHtml(html)) return null;
  const routes = Object.values(server.build.routes).flatMap((route) =>
    route?.parentId === "root" ? [{ id: route.id, path: route.path, index: route.index }] : [],
  );
  const match = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path)?.at(-1);
  const routeId = match?.route.id ?? "";
  const file = routeFiles().get(routeId);
  if (match === undefined || file === undefined) throw new Error(`${path}: no route`);
  const data = fresh ? undefined : loaderData(path, html);
  return { routeId, file, script: basename(file).replace(/\.\w+$/, ""), params: match.params, data };
}

const routeFiles = () => new Map(routeConfig.map(({ id, file }) => [id ?? file.replace(/\.\w+$/, ""), file] as const));

/** Returns the data of a page's loader, which the page holds as JSON. @throws if it holds none */
function loaderData(path: string, html: string): unknown {
  const [, text] =
    new RegExp(`<script type="application/json" id="${pageDataId}">(.*?)</script>`, "s").exec(html) ?? [];
  if (text === undefined) throw new Error(`${path}: no data`);
  return (JSON.parse(text) as PageData).data;
}
