/**
 * A server between the browser and the Worker of the tests, which can go away, dawdle, publish another edition, put a
 * file in the place of another, or lie: what a service worker is for.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { isPlayedHtml } from "../../app/magazine/page-scripts";

/** What stands in the way of an answer: a portal, a filter, a limit, a line that is cut. */
export interface Lie {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Sends half of the true body under its whole length, then ends the line. */
  cut?: true;
  /** Makes the true body another, under the true head. */
  rewrite?: (body: string) => string;
}

/** A portal's page in the place of any file. */
export const portal: Lie = {
  headers: { "Content-Type": "text/html" },
  body: "<!doctype html><title>Hyr</title><p>Hyr</p></html>",
};

export interface Between {
  origin: string;
  /** Answers nothing any more. */
  down: boolean;
  /** Milliseconds before each page. */
  dawdles: number;
  /** Names the edition in place of the published one: in the header, and in the title of each page that is only read. */
  edition: string | null;
  /** Files in the place of the served ones, by path. */
  files: Map<string, string>;
  /** What stands in the way of a path; nothing where it is left out. */
  lie: (path: string) => Lie | undefined;
  /** Told of each request before it is answered. */
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
  // Without the tag of what the browser holds, so that another edition is never taken for the same.
  const { "if-none-match": _, host: _h, connection: _c, ...headers } = request.headers;
  const got = await fetch(behind + address, { headers: headers as Record<string, string>, redirect: "manual" });
  const kept = [...got.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding|etag)$/.test(name),
  );
  const sent = new Map(kept);
  const { edition } = between;
  const version = sent.get("x-version");
  if (edition !== null && version) sent.set("x-version", `${edition}.${version.split(".")[1]}`);
  // Pages are asked for anew each time: what the browser's own cache does is not in question here.
  sent.set("cache-control", "no-cache");
  const body = Buffer.from(await got.arrayBuffer());
  const plain = body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;
  const isHtml = sent.get("content-type")?.startsWith("text/html");
  // Not those that are played with: React would find another page than it made.
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
