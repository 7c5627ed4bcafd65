/**
 * Tests the editor's commands on Cloudflare's KV: the fake API behind the real wrangler, or behind the same requests
 * sent by this process. Both pass the same tests of a store.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { manifestKey, siteKey } from "../../app/library/kv-layout";
import { runCommandLine } from "../../seed/pipeline/commands/command-line";
import { magazine, type Newsroom, openNewsroom, piece } from "../../seed/pipeline/fixtures/newsroom";
import { openRemoteStore } from "../../seed/pipeline/publishing/cloudflare-store";
import type { TidyStore } from "../../seed/pipeline/publishing/store";
import { createStudioApi } from "../../seed/studio/server/studio-api";
import { seedCommand } from "../../worker/commands/prepare.mjs";
import { isWhole } from "../long-series";
import { type ApiFault, type CloudflareStandIn, startStandIn } from "./cloudflare-stand-in";

// Each call of wrangler takes a second or two, five on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

/** Whether the commands of this process start the real wrangler. Each start takes a second of CPU. */
const kv = vi.hoisted(() => ({ byWrangler: true }));
vi.mock("../../seed/pipeline/publishing/wrangler", async (importOriginal) => {
  const real = await importOriginal<typeof import("../../seed/pipeline/publishing/wrangler")>();
  const { kvByRequests } = await import("./kv-by-requests");
  const wrangler: typeof real.wrangler = (args, input) => (kv.byWrangler ? real.wrangler : kvByRequests)(args, input);
  return { ...real, wrangler };
});

let api: CloudflareStandIn;
let newsroom: Newsroom;
let state: string;
beforeAll(async () => {
  api = await startStandIn();
  newsroom = openNewsroom();
  state = mkdtempSync(join(tmpdir(), "redaktori "));
  for (const [name, value] of Object.entries(api.env)) vi.stubEnv(name, value);
});
afterEach(() => {
  api.fault = () => undefined;
  api.afterPut = () => undefined;
  expect(api.unknown).toEqual([]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api.close();
  newsroom.close();
  rmSync(state, { recursive: true, force: true });
});

function start(...words: string[]): ChildProcess {
  const args = [seedCommand, "seed/pipeline/cli.ts", ...words, "--remote", "--persist-to", state];
  return spawn(process.execPath, args, { env: { ...process.env, ...api.env }, stdio: ["ignore", "pipe", "pipe"] });
}

interface CommandEnd {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command as an editor does: a process of its own, with the real wrangler. */
async function runProcess(...words: string[]): Promise<CommandEnd> {
  const child = start(...words);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk) => (stdout += chunk));
  child.stderr?.on("data", (chunk) => (stderr += chunk));
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { status, stdout, stderr };
}

/** Runs a command in this process. */
async function runHere(...words: string[]): Promise<CommandEnd> {
  const [out, err]: [string[], string[]] = [[], []];
  vi.spyOn(console, "log").mockImplementation((line) => void out.push(line));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.mocked(console.error).mockImplementation((line) => void err.push(line));
  const status = await runCommandLine([...words, "--remote", "--persist-to", state]);
  vi.mocked(console.error).mockClear();
  return { status, stdout: out.join("\n"), stderr: err.join("\n") };
}

function write(text: string): string {
  const contents = [piece({ contentFile: undefined, content: `<p>${text}</p>` })];
  newsroom.write("magazine.json", magazine({}, { contents }));
  return newsroom.file;
}

const version = () => (JSON.parse(api.entries.get(manifestKey)?.value ?? "{}") as { version?: string }).version;
const puts = () => api.requests.filter(({ method, path }) => method === "PUT" && path === "/kv/bulk");

describe.each([
  ["wrangler", true],
  ["requests of this process", false],
])("the store by %s", (_way, byWrangler) => {
  let store: TidyStore;
  beforeAll(async () => {
    kv.byWrangler = byWrangler;
    store = (await openRemoteStore()).store;
  });

  let first: number;
  beforeEach(() => {
    first = api.requests.length;
  });
  /** Returns the current test's requests of KV, such as `PUT /kv/bulk prova@1`. */
  const sent = () =>
    api.requests
      .slice(first)
      .filter(({ path }) => /kv\//.test(path))
      .map(({ method, path, keys }) => [method, path, ...keys].join(" "));

  test("values go there and back whole, with the second in which they were put", async () => {
    const text = 'ë ç „…“ "\\n"\n\u00a0]}';
    await store.putMany([
      ["prova@1", text],
      ["prova@2", "{}"],
    ]);
    expect(await store.getMany(["prova@2", "mungon", "prova@1"])).toEqual(["{}", null, text]);
    const keys = await store.list();
    expect(keys.map(({ key }) => key)).toEqual(["prova@1", "prova@2"]);
    for (const { putAt } of keys) expect(putAt).toBeGreaterThan(1_700_000_000);
    await store.deleteMany(["prova@1", "prova@2"]);
    expect(api.entries.size).toBe(0);
    expect(sent()).toEqual([
      "PUT /kv/bulk prova@1 prova@2",
      "POST /kv/bulk/get prova@2 mungon prova@1",
      "GET /kv/keys",
      "DELETE /kv/bulk prova@1 prova@2",
    ]);
  });

  test("an account without a namespace is told so, and what to do", async () => {
    const [only] = api.namespaces.splice(0);
    await expect(openRemoteStore()).rejects.toMatchObject({
      message: expect.stringContaining("npm run deploy"),
      lasting: true,
    });
    if (only) api.namespaces.push(only);
    expect(sent()).toEqual(["GET /storage/kv/namespaces"]);
  });

  const faults: [string, ApiFault, string, boolean][] = [
    ["429", { kind: "error", status: 429, code: 971, message: "Please wait" }, "të presim", false],
    ["500 that is no JSON", { kind: "html", status: 500 }, "nuk u përgjigj si duhet", false],
    ["a dropped connection", { kind: "hang up before" }, "u ndërpre", false],
    ["the end of the day's quota", { kind: "error", status: 429, code: 10048, message: "limit" }, "mbaruan", true],
    ["a login that is over", { kind: "error", status: 403, code: 10000, message: "no" }, "npx wrangler login", true],
  ];
  test.each(faults)("%s is told in Albanian, and whether to try again", async (_, fault, message, lasting) => {
    api.fault = () => fault;
    await expect(store.putMany([["prova@1", "x"]])).rejects.toMatchObject({
      message: expect.stringContaining(message),
      lasting,
    });
    expect(sent()).toEqual(["PUT /kv/bulk prova@1"]);
  });

  test("a put of which only a part was stored looks like success: only reading back tells", async () => {
    api.fault = ({ method }) => (method === "PUT" ? { kind: "partly", puts: 1 } : undefined);
    await store.putMany([
      ["prova@1", "x"],
      ["prova@2", "y"],
    ]);
    expect([...api.entries.keys()]).toEqual(["prova@1"]);
    api.entries.clear();
  });
});

/** With `--whole` each command is a process that starts wrangler; else 40 of these starts are left out. */
const run = isWhole ? runProcess : runHere;

describe("publish --remote", () => {
  beforeAll(() => {
    kv.byWrangler = isWhole;
  });

  test("refuses where the account has no namespace yet, and says what to do", async () => {
    const [only] = api.namespaces.splice(0);
    const { status, stderr } = await runProcess("history");
    if (only) api.namespaces.push(only);
    expect([status, stderr]).toEqual([3, expect.stringContaining("npm run deploy")]);
  });

  test.each(["plan", "publish"])("%s tells what the account lacks before it reads the magazine", async (command) => {
    newsroom.write("magazine.json", "{ nuk lexohet");
    const [only] = api.namespaces.splice(0);
    const { status, stdout, stderr } = await runHere(command, newsroom.file);
    if (only) api.namespaces.push(only);
    expect([status, stderr]).toEqual([3, expect.stringContaining("npm run deploy")]);
    expect(stdout + stderr).not.toContain("magazine.json");
  });

  test("goes on through a busy store, a part that was lost and a time-out after success", async () => {
    const file = write("Guri bie.");
    const first = api.requests.length;
    let call = 0;
    const faults: (ApiFault | undefined)[] = [
      { kind: "error", status: 429, code: 971, message: "Please wait" },
      { kind: "partly", puts: 1 },
      undefined,
      { kind: "slow", milliseconds: 1500 },
      { kind: "hang up after" },
    ];
    api.fault = ({ method, path }) => (method === "PUT" && path === "/kv/bulk" ? faults[call++] : undefined);
    const { status, stdout } = await run("publish", file);
    expect([status, stdout]).toEqual([0, expect.stringContaining("u botua (10\u00a0shkrime në KV)")]);
    expect(puts().at(-1)?.keys).toEqual([manifestKey]);
    // Publishing lists no keys.
    expect(api.requests.slice(first).filter(({ path }) => path === "/kv/keys")).toEqual([]);
    expect(await run("publish", file)).toMatchObject({ status: 0, stdout: expect.stringContaining("asgjë për të") });
  });

  test("killed as the manifest goes out, it leaves the old magazine; run again, it completes the new one", async () => {
    const old = version();
    const file = write("Guri bie shpejt.");
    const child = start("publish", file);
    // The last request of the editor's machine never arrives.
    api.fault = ({ method, keys }) => {
      if (method !== "PUT" || !keys.includes(manifestKey)) return undefined;
      child.kill("SIGKILL");
      return { kind: "hang up before" };
    };
    await new Promise((resolve) => child.on("close", resolve));
    expect(version()).toBe(old);
    api.fault = () => undefined;
    const { status, stdout } = await run("publish", file);
    expect([status, stdout]).toEqual([0, expect.stringContaining("u botua (1\u00a0shkrim në KV)")]);
    expect(version()).not.toBe(old);
  });

  test("does not go over what another editor published since, and says who is newer", async () => {
    const theirs = version() ?? "";
    // Another machine has no record of it.
    const here = state;
    state = mkdtempSync(join(tmpdir(), "tjetri "));
    try {
      const published = write("Guri bie shpejt.");
      expect((await run("may-publish", published)).status).toBe(0);
      const file = write("Guri nuk bie.");
      const before = puts().length;
      const asked = await run("may-publish", file);
      const { status, stderr } = await run("publish", file);
      expect([status, version(), puts().length]).toEqual([3, theirs, before]);
      expect(stderr).toContain(`botimi ${theirs}`);
      expect(stderr).toContain("npm run seed -- plan --remote");
      // A deployment asks first, and hears the same.
      const told = (text: string) => text.trim().split("\n").slice(-2);
      expect([asked.status, told(asked.stderr)]).toEqual([3, told(stderr)]);
    } finally {
      rmSync(state, { recursive: true, force: true });
      state = here;
    }
  });
});

describe("the studio", () => {
  test.runIf(isWhole)(
    "publishes and goes back by the same commands, and shows the address that the deployment noted",
    async () => {
      const before = version() ?? "";
      api.entries.set(siteKey, { value: "https://revista.shkolla.al" });
      const call = createStudioApi({
        workspace: { files: { root: "" }, pieces: () => [] } as never,
        backgroundCheck: {} as never,
        published: { state: async () => null } as never,
        publishedTexts: { note: () => undefined } as never,
        trash: {} as never,
        publicFolder: "",
        commandWords: { file: [write("Guri bie te studioja.")], store: ["--persist-to", state] },
        addresses: { preview: "", published: "" },
      });
      expect(await call("plan", { remote: true })).toMatchObject({ body: { code: 0 } });
      expect(await call("publish", { remote: true })).toMatchObject({
        body: { code: 0, address: "https://revista.shkolla.al" },
      });
      expect(version()).not.toBe(before);
      expect(await call("rollback", { version: before, remote: true })).toMatchObject({ body: { code: 0 } });
      expect(version()).toBe(before);
      api.entries.delete(siteKey);
    },
  );
});

/** These tests use the publication of the tests above, to start wrangler less often. */
describe("the other commands with --remote", () => {
  beforeAll(() => {
    kv.byWrangler = isWhole;
  });

  test("plan, history, rollback, verify and clean, one after the other", async () => {
    const planned = await runHere("plan", write("Guri bie ngadalë."));
    expect([planned.status, planned.stdout]).toEqual([0, expect.stringContaining("Kushton 7\u00a0shkrime në KV")]);
    const now = version() ?? "";
    const history = await runHere("history");
    const [inPlace, before] = history.stdout.split("\n").map((line) => /[0-9a-f]{16}/.exec(line)?.[0] ?? "");
    expect([history.status, inPlace, before]).toEqual([0, now, expect.not.stringContaining(now)]);
    const first = api.requests.length;
    expect(await runHere("rollback")).toMatchObject({ status: 0, stdout: expect.stringContaining(`${before}`) });
    const written = api.requests.slice(first).filter(({ method }) => method === "PUT");
    expect([version(), written.flatMap(({ keys }) => keys)]).toEqual([before, [manifestKey]]);
    expect(await runHere("verify")).toMatchObject({ status: 0, stdout: expect.stringContaining("në vend") });
    // Nothing is older than a day.
    const kept = [...api.entries.keys()];
    expect((await runHere("clean", "--older-than", "2d")).status).toBe(0);
    expect([...api.entries.keys()]).toEqual(kept);
  });
});
