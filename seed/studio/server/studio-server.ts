/** Serves the studio's page and its API. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { faultWords } from "../../pipeline/checking/system-fault";
import { runPath } from "./drafts";
import { admitToStudio, loopback, pathOf } from "./gate";
import type { StudioResponse } from "./studio-api";

/** Largest request body, in bytes: a photograph of 25 MB in base64, with some room. */
const largestBody = 36 * 1024 * 1024;

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
  /** Name of this run, by which other studios know that it is open. */
  run: string;
  /** Folder of the built page. */
  pageFolder: string;
  /** Origins of the servers whose pages frames show: the preview, the published magazine. */
  framed: string;
  api(name: string, body: unknown): Promise<StudioResponse>;
}

/** Starts the server. @returns it once it listens */
export function serveStudio({ port, token, run, pageFolder, framed, api }: StudioServer): Promise<Server> {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self'",
    `img-src 'self' data: blob: ${framed}; frame-src ${framed}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  ].join("; ");
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) say(response, 500, { message: faultWords(error) });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url);
    if (path === null) return say(response, 400, { message: "Kjo adresë nuk lexohet." });
    const asked = { method: request.method ?? "GET", path, headers: request.headers };
    const admission = admitToStudio(asked, (server.address() as AddressInfo).port, token);
    if (!admission.ok) return say(response, admission.status, { message: admission.message });
    if (path === runPath) return end(response, 200, "text/plain", run);
    if (path.startsWith("/api/")) {
      const read = await readBody(request);
      const { status, body } = read.ok ? await api(path.slice("/api/".length), read.body) : read;
      return say(response, status, body);
    }
    const name = path === "/" ? "/index.html" : path;
    const file = /^\/(?:index\.html|assets\/[\w.-]+)$/.test(name) ? join(pageFolder, name) : null;
    if (file === null || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      return say(response, 404, { message: "Këtu nuk ka gjë." });
    }
    response.setHeader("Content-Security-Policy", policy);
    end(response, 200, types[extname(file)] ?? "application/octet-stream", readFileSync(file));
  }
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, loopback, () => resolve(server));
  });
}

function end(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const own = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
  response.writeHead(status, { ...own, "Content-Type": type }).end(body);
}

function say(response: ServerResponse, status: number, body: unknown): void {
  end(response, status, "application/json", JSON.stringify(body));
}

type ReadBody = { ok: true; body: unknown } | ({ ok: false } & StudioResponse);

async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that is too large is read to its end: a connection cut before could bring no answer.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > largestBody) return { ok: false, status: 413, body: { message: "Kërkesa është tepër e madhe." } };
  if (size === 0) return { ok: true, body: {} };
  try {
    return { ok: true, body: JSON.parse(Buffer.concat(chunks).toString("utf8")) };
  } catch {
    return { ok: false, status: 400, body: { message: "Kërkesa nuk lexohet." } };
  }
}
