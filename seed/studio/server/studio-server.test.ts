/** Tests that no request ends the studio, and that none without its token writes anything. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { seededRandom } from "../../../app/magazine/seeded-random";
import { serveStudio } from "./studio-server";

const token = "s3kret";
let folder: string;
let server: Server;
let port: number;
let asked: { name: string; body: unknown }[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "page "));
  writeFileSync(join(folder, "index.html"), "<p>Studioja</p>");
  asked = [];
  server = await serveStudio({
    port: 0,
    token,
    run: "7-abc",
    pageFolder: folder,
    framed: "http://127.0.0.1:1",
    async api(name, body) {
      asked.push({ name, body });
      if (name === "gabim") throw new Error("Nuk u bë.");
      return { status: 200, body: {} };
    },
  });
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Sends bytes as they are. @returns the first line of the answer; empty where the connection was only closed */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.setTimeout(2000, () => socket.destroy());
    socket.on("data", (data) => {
      answer += data;
      if (answer.includes("\r\n")) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
    socket.end(bytes);
  });
}

const request = (address: string, headers: string[] = [], body = "", method = "GET") =>
  [`${method} ${address} HTTP/1.1`, ...headers, "", body].join("\r\n");
const call = (name: string, body: string) =>
  request(
    `/api/${name}`,
    [`Host: 127.0.0.1:${port}`, `X-Studio-Token: ${token}`, `Content-Length: ${Buffer.byteLength(body)}`],
    body,
    "POST",
  );
const statusOf = (line: string) => Number(line.split(" ")[1] ?? 0);

it.each([
  ["two slashes from another host, which once ended it", () => request("//", ["Host: evil.example"]), 421],
  ["two slashes", () => request("//", [`Host: 127.0.0.1:${port}`]), 404],
  ["the address of a proxy", () => request("http://[", [`Host: 127.0.0.1:${port}`]), 400],
  ["an address in brackets", () => request("//[", [`Host: 127.0.0.1:${port}`]), 404],
  ["no address", () => request("*", [`Host: 127.0.0.1:${port}`], "", "OPTIONS"), 400],
  ["a sign that is not encoded right", () => request("/%E0%A4%A", [`Host: 127.0.0.1:${port}`]), 404],
  ["a body that is not JSON", () => call("save", "{"), 400],
  ["a body of 37 MB", () => call("save", `"${"x".repeat(37 * 1024 * 1024)}"`), 413],
  ["its page", () => request("/", [`Host: 127.0.0.1:${port}`]), 200],
])("answers %s", async (_, bytes, status) => {
  expect(statusOf(await send(bytes()))).toBe(status);
  expect(statusOf(await send(call("start", "{}")))).toBe(200);
});

it("answers a call that fails, and says why in the terminal", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  expect(statusOf(await send(call("gabim", "{}")))).toBe(500);
  expect(said.mock.calls).toEqual([[new Error("Nuk u bë.")]]);
  said.mockClear();
});

it("lives through a thousand hostile requests, and passes none of them on", async () => {
  const random = seededRandom("mysafirë të keqij");
  const pick = <T>(list: readonly T[]) => list[random.int(0, list.length - 1)] as T;
  const addresses = [
    "//",
    "//[",
    "http://",
    "*",
    "/api/save",
    "/api//",
    "/api/../api/save",
    "/%00",
    "/?",
    "/run",
    "\\",
    "/a b",
    `/${"a".repeat(9000)}`,
  ];
  const hosts = ["evil.example", "127.0.0.1", `127.0.0.1:${port}`, "[::1]", "127.0.0.1:x", ""];
  const others = [
    "Origin: https://evil.example",
    "Origin: null",
    "Sec-Fetch-Site: cross-site",
    "X-Studio-Token: s3kre",
    "Content-Length: 9",
    "Transfer-Encoding: chunked",
    "X: \u0001",
  ];
  const methods = ["GET", "POST", "PUT", "OPTIONS", "HEAD", "BREW", ""];
  for (let sent = 0; sent < 1000; sent += 50) {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        send(
          request(pick(addresses), [`Host: ${pick(hosts)}`, pick(others)], pick(["", "{}", "{", "\0"]), pick(methods)),
        ),
      ),
    );
  }
  expect(asked).toEqual([]);
  expect(statusOf(await send(call("start", "{}")))).toBe(200);
  expect(asked).toHaveLength(1);
});

it("tells the name of its run to another studio, and to no page of another origin", async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}/run`)).text()).toBe("7-abc");
  const other = request("/run", [`Host: 127.0.0.1:${port}`, "Sec-Fetch-Site: cross-site"]);
  expect(statusOf(await send(other))).toBe(403);
});
