/**
 * Runs a server between the browser and the Worker of the tests. It can go down, be slow, publish another edition,
 * replace a file, or change responses: the cases that a service worker handles.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { isPlayedHtml } from "../../app/magazine/page-scripts";

/** A change of a response: by a portal, a filter, a limit, a broken connection. */
export interface Lie {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Sends half of the real body with its full length, then closes the connection. */
  cut?: true;
  /** Changes the real body, and keeps the real headers. */
  rewrite?: (body: string) => string;
}

/** A portal's page in place of any file. */
export const portal: Lie = {
  headers: { "Content-Type": "text/html" },
  body: "<!doctype html><title>Hyr</title><p>Hyr</p></html>",
};

export interface Between {
  origin: string;
  /** Sends no responses any more. */
  down: boolean;
  /** Milliseconds of delay before each page. */
  dawdles: number;
  /** Replaces the edition: in the header, and in the title of each reading page. */
  edition: string | null;
  /** Files that replace the served ones, by path. */
  files: Map<string, string>;
  /** Returns the change of a path's response; undefined for none. */
  lie: (path: string) => Lie | undefined;
  /** Called for each request before the response. */
  onRequest: (path: string) => void;
  close(): Promise<void>;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function answer(between: Between, behind: string, request: IncomingMessage, response: ServerResponse) {
  const address = request.url ?? "/";
  between.onRequest(address);
  if (between.down) return response.destroy();
  const file = between.files.get(address);
  if (file !== undefined) return response.writeHead(200, { "Content-Type": "text/javascript" }).end(file);
  const lie = between.lie(address);
  if (lie?.body !== undefined || lie?.status !== undefined) {
    return response.writeHead(lie.status ?? 200, { "Cache-Control": "no-store", ...lie.headers }).end(lie.body);
  }
  if (!/\.[a-z0-9]+$/.test(address)) await wait(between.dawdles);
  // Without the browser's entity tag, so that another edition never gets a 304.
  const { "if-none-match": _, host: _h, connection: _c, ...headers } = request.headers;
  const got = await fetch(behind + address, { headers: headers as Record<string, string>, redirect: "manual" });
  const kept = [...got.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding|etag)$/.test(name),
  );
  const sent = new Map(kept);
  const { edition } = between;
  const version = sent.get("x-version");
  if (edition !== null && version) sent.set("x-version", `${edition}.${version.split(".")[1]}`);
  // Pages are requested anew each time. These tests do not cover the browser's own cache.
  sent.set("cache-control", "no-cache");
  const body = Buffer.from(await got.arrayBuffer());
  const plain = body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;
  const isHtml = sent.get("content-type")?.startsWith("text/html");
  // Not hydrated pages, since React would find another page than it rendered.
  const isRead = isHtml && !isPlayedHtml(plain.toString("utf8"));
  const marked = isRead && edition ? plain.toString("utf8").replace("<title>", `<title>${edition} `) : plain;
  const said = lie?.rewrite ? Buffer.from(lie.rewrite(marked.toString())) : Buffer.from(marked);
  if (lie?.cut === undefined) return response.writeHead(got.status, Object.fromEntries(sent)).end(said);
  response.writeHead(got.status, { ...Object.fromEntries(sent), "Content-Length": `${said.length}` });
  response.write(said.subarray(0, said.length / 2), () => response.destroy());
}

export async function startBetween(behind: string): Promise<Between> {
  const between: Between = {
    origin: "",
    down: false,
    dawdles: 0,
    edition: null,
    files: new Map(),
    lie: () => undefined,
    onRequest: () => undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    answer(between, behind, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  between.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return between;
}
