/**
 * Imitates Cloudflare's API on loopback. It covers the requests of wrangler when it reads, writes, lists and deletes
 * KV and when it deploys. It can be slow, return an error, close the connection, or stop halfway.
 */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const account = "0123456789abcdef0123456789abcdef";

/** The fault of one request, instead of the right response. */
export type ApiFault =
  /** An error of Cloudflare, with its code. */
  | { kind: "error"; status: number; code: number; message: string }
  /** A response that is not JSON, as from a proxy. */
  | { kind: "html"; status: number }
  /** The request is carried out, but gets no response. */
  | { kind: "hang up after"; puts?: number }
  | { kind: "hang up before" }
  /** A bulk put stores only some of its keys. The response names the others, with status 200. */
  | { kind: "partly"; puts: number }
  | { kind: "slow"; milliseconds: number };

interface Request {
  method: string;
  path: string;
  /** The keys of the request. */
  keys: string[];
}

/** The return value of a route for a response with Cloudflare's error. */
export class ApiError {
  constructor(
    readonly status: number,
    readonly code: number,
    readonly message: string,
  ) {}
}

export interface CloudflareStandIn {
  entries: Map<string, { value: string; metadata?: unknown }>;
  namespaces: { id: string; title: string }[];
  /** All requests so far. */
  requests: Request[];
  /** Requested addresses that it does not support. */
  unknown: string[];
  /** Called before each request is carried out; the first fault that it returns is used. */
  fault: (request: Request) => ApiFault | undefined;
  /** Called after a bulk put was carried out. */
  afterPut: (request: Request) => void;
  /** The environment variables by which a command's wrangler uses this API. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** @param routes responses to further addresses, by method and path without the account */
export async function startStandIn(
  routes: Record<string, (body: string) => unknown> = {},
  { withNamespace = true } = {},
): Promise<CloudflareStandIn> {
  // A new one each time, so that no machine has data of an earlier server.
  const namespace = randomBytes(16).toString("hex");
  const server = createServer((request, response) => {
    void answer(standIn, namespace, routes, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: CloudflareStandIn = {
    entries: new Map(),
    namespaces: withNamespace ? [{ id: namespace, title: "prizma-magazine" }] : [],
    requests: [],
    unknown: [],
    fault: () => undefined,
    afterPut: () => undefined,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: "stand-in",
      CLOUDFLARE_ACCOUNT_ID: account,
      NO_PROXY: "127.0.0.1",
      no_proxy: "127.0.0.1",
    },
    close: () => closed(server),
  };
  return standIn;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function answer(
  standIn: CloudflareStandIn,
  namespace: string,
  routes: Record<string, (body: string) => unknown>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString("utf8");
  const method = request.method ?? "GET";
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const path = pathname
    .replace("/client/v4", "")
    .replace(`/accounts/${account}`, "")
    .replace(`/storage/kv/namespaces/${namespace}`, "/kv");
  const asked: Request = { method, path, keys: keysOf(path, body) };
  standIn.requests.push(asked);
  const fault = standIn.fault(asked);
  if (fault?.kind === "slow") await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
  if (fault?.kind === "hang up before") return void request.socket.destroy();
  if (fault?.kind === "error") return fail(response, fault.status, fault.code, fault.message);
  if (fault?.kind === "html") return void response.writeHead(fault.status).end("<html>upstream</html>");

  const puts = fault?.kind === "partly" || fault?.kind === "hang up after" ? fault.puts : undefined;
  // A list continues until an empty page.
  const beyond = method === "GET" && Number(searchParams.get("page") ?? 1) > 1;
  const result = beyond ? [] : carryOut(standIn, namespace, routes, asked, body, puts);
  if (method === "PUT" && path === "/kv/bulk") standIn.afterPut(asked);
  if (fault?.kind === "hang up after") return void request.socket.destroy();
  if (result instanceof ApiError) return fail(response, result.status, result.code, result.message);
  if (result === undefined) {
    standIn.unknown.push(`${method} ${path}`);
    return fail(response, 404, 7003, "Could not route");
  }
  send(response, 200, { success: true, errors: [], messages: [], result });
}

function carryOut(
  { entries, namespaces }: CloudflareStandIn,
  namespace: string,
  routes: Record<string, (body: string) => unknown>,
  { method, path, keys }: Request,
  body: string,
  puts = Number.POSITIVE_INFINITY,
): unknown {
  switch (`${method} ${path}`) {
    case "GET /storage/kv/namespaces":
      return namespaces;
    case "POST /storage/kv/namespaces": {
      const made = { id: namespace, title: (JSON.parse(body) as { title: string }).title };
      namespaces.push(made);
      return made;
    }
    case "POST /kv/bulk/get":
      return { values: Object.fromEntries(keys.map((key) => [key, entries.get(key)?.value ?? null])) };
    case "PUT /kv/bulk": {
      const stored = (JSON.parse(body) as { key: string; value: string; metadata?: unknown }[]).slice(0, puts);
      for (const { key, value, metadata } of stored) entries.set(key, { value, metadata });
      return { successful_key_count: stored.length, unsuccessful_keys: keys.slice(stored.length) };
    }
    case "DELETE /kv/bulk":
      for (const key of keys) entries.delete(key);
      return {};
    case "GET /kv/keys":
      return [...entries].map(([name, { metadata }]) => ({ name, metadata }));
    default:
      return routes[`${method} ${path}`]?.(body);
  }
}

function keysOf(path: string, body: string): string[] {
  if (!path.startsWith("/kv/bulk") || body === "") return [];
  const said: unknown = JSON.parse(body);
  const list = Array.isArray(said) ? said : (said as { keys: unknown[] }).keys;
  return list.map((item: unknown) => (typeof item === "string" ? item : (item as { key: string }).key));
}

function fail(response: ServerResponse, status: number, code: number, message: string): void {
  send(response, status, { success: false, errors: [{ code, message }], messages: [], result: null });
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
}
