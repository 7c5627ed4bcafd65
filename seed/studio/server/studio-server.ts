/** Serves the studio's page and its API. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { faultWords } from "../../pipeline/checking/system-fault";
import { loopback, refuseStudio } from "./gate";
import type { StudioResponse } from "./studio-api";

/** Largest request body, in bytes: a photograph of 10 MB in base64, with some room. */
const largestBody = 16 * 1024 * 1024;

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

interface StudioServer {
  port: number;
  token: string;
  /** Folder of the built page. */
  pageFolder: string;
  /** Origin of the preview server, whose pages the frame shows. */
  framed: string;
  api(name: string, body: unknown): Promise<StudioResponse>;
}

/** Starts the server. @returns it once it listens */
export function serveStudio({ port, token, pageFolder, framed, api }: StudioServer): Promise<Server> {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self'",
    `img-src 'self' data: blob: ${framed}; frame-src ${framed}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  ].join("; ");
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", `http://${loopback}`).pathname;
    const own = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { ...own, "Content-Type": "application/json" }).end(JSON.stringify(body));
    const studioRequest = { method: request.method ?? "GET", path, headers: request.headers };
    const refusal = refuseStudio(studioRequest, (server.address() as AddressInfo).port, token);
    if (refusal !== null) {
      say(refusal.status, { message: refusal.why });
      return;
    }
    if (path.startsWith("/api/")) {
      readBody(request)
        .then((body) => api(path.slice("/api/".length), body))
        .then(({ status, body }) => say(status, body))
        .catch((error: unknown) => {
          console.error(error);
          say(500, { message: faultWords(error) });
        });
      return;
    }
    const name = path === "/" ? "/index.html" : path;
    const file = /^\/(?:index\.html|assets\/[\w.-]+)$/.test(name) ? join(pageFolder, name) : null;
    if (file === null || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      say(404, { message: "Këtu nuk ka gjë." });
      return;
    }
    const type = types[extname(file)] ?? "application/octet-stream";
    response
      .writeHead(200, { ...own, "Content-Type": type, "Content-Security-Policy": policy })
      .end(readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, loopback, () => resolve(server));
  });
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBody) throw new Error("Kërkesa është tepër e madhe.");
    chunks.push(chunk);
  }
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
