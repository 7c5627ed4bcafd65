/**
 * Builds the whole magazine as files. They are pages, scripts, style sheets and pictures, all with relative addresses.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { namedScripts } from "../client-scripts";
import { root } from "../prepare.mjs";
import type { StoredResponse } from "./browser/answers";
import type { WrittenPage as PageData } from "./browser/written-page";
import { answerFileOf, borneFiles, fileOf, isLeftOut, parts } from "./file-of";
import { laterSheets } from "./later-sheets";
import type { MagazineServer } from "./magazine-server";
import type { HydratedPage, RenderedPage, RenderedPages } from "./render-pages";
import { type RewriteOptions, rewritePage } from "./rewrite-page";

/** The files by their paths in the folder. */
export type FolderFiles = Map<string, string | Uint8Array>;

const client = join(root, "build/client");

/**
 * Static files that a folder does not need. They serve a server, other sites or the network, or the export writes them
 * in another form.
 */
const unneeded = /^(assets|edition|social|_headers|_redirects|[\w-]+\.json|[\w-]+\.js|[\w-]+\.webmanifest)(\/|$)/;

const readStatic = (path: string) => readFileSync(join(client, path));

/** @returns the files, and the addresses that pages name but that have no file */
export function magazineFiles(
  { pages, moved }: RenderedPages,
  { build }: MagazineServer,
  { films, address, home }: Pick<RewriteOptions, "films" | "address" | "home">,
): { files: FolderFiles; missing: string[] } {
  const files: FolderFiles = new Map();
  const named = new Map<string, string>();
  const placeOf = (path: string) =>
    home !== undefined && isLeftOut(path, films) ? home + path : (moved.get(path) ?? path);

  for (const file of borneFiles(staticFiles(""))) {
    if (!unneeded.test(file) && !isLeftOut(`/${file}`, films)) files.set(file, readStatic(file));
  }
  for (const page of pages) {
    const { html, addresses } = rewritePage(page.html, {
      path: page.path,
      films,
      address,
      home,
      placeOf,
      laterSheets: sheetsOf(page, build),
      played: page.played && { script: page.played.script, page: pageData(page.path, page.played, films) },
    });
    files.set(fileOf(page.path), html);
    for (const address of addresses) named.set(fileOf(parts(address).path), page.path);
  }
  for (const sheet of [...named.keys()].filter((file) => file.endsWith(".css"))) {
    files.set(
      sheet,
      readStatic(sheet)
        .toString()
        .replace(/url\((["']?)\/assets\//g, "url($1"),
    );
    for (const [, font = ""] of readStatic(sheet)
      .toString()
      .matchAll(/url\(["']?\/(assets\/[^"')]+)/g))
      files.set(font, readStatic(font));
  }
  const missing = [...named].filter(([file]) => !files.has(file)).map(([file, page]) => `${file}, te ${page}`);
  return { files, missing };
}

function staticFiles(under: string): string[] {
  return readdirSync(join(client, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === "" ? entry.name : `${under}/${entry.name}`;
    return entry.isDirectory() ? staticFiles(path) : [path];
  });
}

/** Lists the style sheets that the page's scripts would load lazily. */
function sheetsOf({ html, played }: RenderedPage, { assets }: MagazineServer["build"]): string[] {
  const scripts = Object.keys(namedScripts)
    .map((name) => `/${name}.js`)
    .filter((script) => html.includes(`src="${script}"`));
  const module = played && assets.routes[played.routeId]?.module;
  return [...scripts, ...(module ? [module] : [])].flatMap(laterSheets);
}

/**
 * Collects the data that the page's script reads. It includes captions of films, since no browser lets a film from a
 * disk read them.
 */
function pageData(path: string, { params, data }: HydratedPage, films: boolean): PageData {
  const captions = films
    ? [...(JSON.stringify(data) ?? "").matchAll(/"(\/[^"]+\.vtt)"/g)].map(([, path = ""]) => path)
    : [];
  const embedded = captions
    .filter((path) => existsSync(join(client, path)))
    .map((path) => [path, `data:text/vtt;base64,${readStatic(path).toString("base64")}`]);
  return { path, params, data, embedded: Object.fromEntries(embedded) };
}

/** Returns the API's responses as scripts, by their files. */
export async function answerFiles({ ask }: MagazineServer, addresses: readonly string[]): Promise<[string, string][]> {
  return Promise.all(
    addresses.map(async (address): Promise<[string, string]> => {
      const response = await ask(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      const answer: StoredResponse = {
        body: await response.json(),
        lastModified: response.headers.get("Last-Modified"),
      };
      return [answerFileOf(address), `prizmaAnswer(${JSON.stringify(address)}, ${JSON.stringify(answer)});\n`];
    }),
  );
}
