/** Serves the magazine's pages as readers see them. They are the built pages of `app/`, over an edition in memory. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler } from "@remix-run/cloudflare";
import type { OpenedEdition } from "../../../app/library/edition/edition-source";
import { createKvLibrary } from "../../../app/library/kv-library";
import { siteOrigin } from "../../../app/magazine/site";
import { mediaTypes } from "../../pipeline/edition/media-types";
import { frameScript } from "./frame-script";
import { admitToPreview, loopback, pathOf } from "./gate";

export interface Shown {
  /** Opens the edition of a page; null where there is none. */
  open(path: string): Promise<OpenedEdition | null>;
  /** Folders of static files; the first that has the file answers. */
  folders: string[];
  /** Finds a copy of an editor's picture, which is in none of the folders. */
  picture?(path: string): Promise<string | null>;
}

/** Media types of a page's files; `mediaTypes` are those of pictures and films. */
const types: Readonly<Record<string, string>> = {
  ...mediaTypes,
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** Loads the built pages. @param buildFolder into which Vite writes the server's build */
export async function loadPages(buildFolder: string): Promise<RequestHandler> {
  const build = await import(pathToFileURL(join(buildFolder, "index.js")).href);
  return build.entry.module.createHandler(build);
}

/** Serves pages on a port of their own. None of their scripts can call the studio. */
export function servePreview(remix: RequestHandler, shown: Shown, ticket: string): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.end();
      else response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Pamja nuk u bë.");
    });
  });
  const portOf = () => (server.address() as { port: number }).port;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers } = request;
    if (pathOf(request.url) === null) {
      response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" }).end("Kjo adresë nuk lexohet.");
      return;
    }
    const url = new URL(`http://${loopback}${request.url}`);
    const cookie = `prizma-${portOf()}`;
    const brought = url.searchParams.get("studio");
    const received = brought ?? new RegExp(`${cookie}=([^;]+)`).exec(headers.cookie ?? "")?.[1] ?? null;
    const admission = admitToPreview({ method, path: url.pathname, headers }, portOf(), { received, wanted: ticket });
    if (!admission.ok) {
      response.writeHead(admission.status, { "Content-Type": "text/plain; charset=utf-8" }).end(admission.message);
      return;
    }
    if (brought !== null) response.setHeader("Set-Cookie", `${cookie}=${ticket}; HttpOnly; SameSite=Strict; Path=/`);
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("X-Content-Type-Options", "nosniff");
    url.searchParams.delete("studio");
    const file = staticFile(url.pathname, shown.folders) ?? (await shown.picture?.(url.pathname)) ?? null;
    if (file !== null) {
      response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
      response.end(readFileSync(file));
      return;
    }
    const edition = await shown.open(url.pathname);
    if (edition === null) {
      response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8" }).end("Ende s’ka çfarë të shihet.");
      return;
    }
    const library = createKvLibrary(edition, (line) => console.warn(line));
    const siteRequest = new Request(siteOrigin + url.pathname + url.search, { method });
    const page = await remix(siteRequest, {
      library,
      now: Math.floor(Date.now() / 3_600_000) * 3_600_000,
    });
    await send(page, response);
  }

  async function send(page: Response, response: ServerResponse): Promise<void> {
    for (const [name, value] of page.headers) response.setHeader(name, value);
    const isPage = page.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const body = isPage ? withScript(await page.text()) : Buffer.from(await page.arrayBuffer());
    response.writeHead(page.status).end(body);
  }

  return new Promise((resolve) => server.listen(0, loopback, () => resolve(server)));
}

const withScript = (html: string) => html.replace("</body>", `<script>${frameScript}</script></body>`);

/** Returns the file under one of the folders. It is null where there is none, and for a path that leads out of them. */
function staticFile(path: string, folders: string[]): string | null {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (name.includes("\0")) return null;
  for (const folder of folders) {
    const file = normalize(join(folder, name));
    if (file.startsWith(folder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  }
  return null;
}
