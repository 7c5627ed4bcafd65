/**
 * Tests that twenty thousand malicious requests, or an eighth of them, get ordinary responses. The seed is fixed, so
 * the requests are the same in every run.
 */
import { Agent, request as send } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { triedOf } from "../long-series";
import { publicAddresses } from "../public-addresses";
import type { BuiltWorker } from "./built-worker";
import { addressMark, type HostileRequest, headerMark, hostileRequests } from "./hostile-requests";
import { startPublishedWorker } from "./published-worker";

const count = triedOf(20_000, 40);
const seed = 20_261_121;
const connections = 16;

let worker: BuiltWorker;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
beforeAll(async () => {
  worker = await startPublishedWorker();
}, 180_000);
afterAll(async () => {
  agent.destroy();
  await worker?.stop();
});

interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Responses to HEAD, and 304, name an encoding but have no encoded body. */
const isPacked = (headers: RawResponse["headers"], { length }: Buffer) =>
  length > 0 && headers["content-encoding"] === "gzip";

/** Sends a request unchanged: nothing normalises the target, as a URL would. */
function ask({ method, target, headers }: HostileRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(worker.origin);
  // HTTP carries bytes, so a larger character is sent as its UTF-8.
  const path = Buffer.from(target).toString("latin1");
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, agent, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = (isPacked(response.headers, bytes) ? gunzipSync(bytes) : bytes).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

const get = (target: string) => ask({ method: "GET", target, headers: {} });

/** @returns the fault of a response; null if there is none. */
function faultOf({ method }: HostileRequest, { status, headers, text }: RawResponse): string | null {
  if (status >= 500) return "5xx";
  // A 304 has no policy: the browser keeps that of the page it holds.
  const hasPolicy = status === 304 || Boolean(headers["content-security-policy"]);
  if (!hasPolicy || headers["x-content-type-options"] !== "nosniff") return "no headers";
  if (headers["set-cookie"]) return "a cookie";
  const headerText = JSON.stringify(headers);
  if (headerText.includes(headerMark) || text.includes(headerMark)) return "a request header comes back";
  if (/evil\.example/.test(headerText.replace(/"location":"[^"]*"/, ""))) return "a foreign host in a header";
  const { location } = headers;
  if (typeof location === "string" && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  if (new RegExp(`${addressMark}[<"']`).test(text)) return "the address comes back unescaped";
  if (/\bat (?:async )?[\w.<>]+ \(|\.[jt]sx?:\d+:\d+|node_modules|TypeError|ReferenceError/.test(text))
    return "a stack trace";
  if (method === "HEAD" && text !== "") return "HEAD with a body";
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead && status !== 405) return `${method} is answered`;
  return null;
}

test(`${count} hostile requests: no 5xx, no stack trace, nothing reflected, no way off the site, no page of theirs for the next visitor`, async () => {
  const addresses = publicAddresses();
  const before = new Map<string, string>();
  for (const address of addresses) {
    const { status, text } = await get(address);
    expect([address, status]).toEqual([address, 200]);
    before.set(address, text);
  }

  const requests = hostileRequests(count, seed);
  const faults: unknown[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const drive = async () => {
    for (let index = next++; index < requests.length && faults.length < 10; index = next++) {
      const request = requests[index] as HostileRequest;
      const answer: RawResponse = await ask(request).catch((error: Error) => ({
        status: 0,
        headers: {},
        text: String(error),
      }));
      const fault = answer.status === 0 ? answer.text : faultOf(request, answer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (fault !== null)
        faults.push({ index, fault, request, status: answer.status, text: answer.text.slice(0, 300) });
      const own =
        request.method === "GET" && answer.status === 200 ? before.get(request.target.split("?")[0] ?? "") : undefined;
      // A busy machine's KV may take longer than the Worker waits. Then another edition responds, and the header names
      // it.
      const isPublished = answer.headers["x-edition"] === "kv";
      const asksMore = request.target.startsWith("/api/") || /[?&]print/.test(request.target);
      if (own !== undefined && isPublished && !asksMore && answer.text !== own) {
        faults.push({ index, fault: "more of the request than its path is in the page", request });
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, drive));
  expect(faults).toEqual([]);
  expect([...statuses.values()].reduce((sum, each) => sum + each, 0)).toBe(count);
  for (const status of [200, 304, 308, 400, 404, 405]) {
    expect([status, (statuses.get(status) ?? 0) > count / 2_000]).toEqual([status, true]);
  }

  for (const address of addresses) {
    const { status, text } = await get(address);
    expect([address, status, text === before.get(address)]).toEqual([address, 200, true]);
  }
  expect(worker.log.filter((line) => /failed|TypeError/.test(line))).toEqual([]);
}, 600_000);

test("what a visitor sends beside path and known query changes nothing of what the next one gets", async () => {
  for (const address of ["/", "/physics/uji", "/math/nuk-ka", "/api/categories", "/physics/waves-quiz"]) {
    const poisoned = await ask({
      method: "GET",
      target: `${address}?utm_source=${addressMark}&_data=${addressMark}`,
      headers: {
        Host: "evil.example",
        "X-Forwarded-Host": `${headerMark}.example`,
        "X-Original-URL": `/${headerMark}`,
        "Accept-Language": headerMark,
        "User-Agent": headerMark,
        Cookie: `a=${headerMark}`,
        Range: "bytes=0-0",
      },
    });
    const clean = await get(address);
    const again = await get(address);
    expect(poisoned.text).not.toMatch(new RegExp(`${headerMark}|${addressMark}|evil`));
    expect(clean.status).toBe(poisoned.status);
    expect(clean.text).toBe(poisoned.text);
    expect(again.text).toBe(clean.text);
  }
});
