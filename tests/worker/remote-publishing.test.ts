/** Tests the editor's commands on Cloudflare's KV: the real wrangler with the fake API. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { manifestKey, siteKey } from "../../app/library/kv-layout";
import { cleanStore } from "../../seed/pipeline/commands/clean-store";
import { planFile } from "../../seed/pipeline/commands/plan-file";
import { rollBack } from "../../seed/pipeline/commands/roll-back";
import { showHistory } from "../../seed/pipeline/commands/show-history";
import { verifyStore } from "../../seed/pipeline/commands/verify-store";
import { magazine, type Newsroom, openNewsroom, piece } from "../../seed/pipeline/fixtures/newsroom";
import { openRemoteStore } from "../../seed/pipeline/publishing/cloudflare-store";
import type { TidyStore } from "../../seed/pipeline/publishing/store";
import { createStudioApi } from "../../seed/studio/server/studio-api";
import { isWhole } from "../long-series";
import { type ApiFault, type CloudflareStandIn, startStandIn } from "./cloudflare-stand-in";

// Each call starts wrangler, which takes a second or two, five on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const cli = fileURLToPath(new URL("../../seed/pipeline/cli.ts", import.meta.url));
const tsx = String(pathToFileURL(createRequire(import.meta.url).resolve("tsx")));

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
  const args = ["--import", tsx, cli, ...words, "--remote", "--persist-to", state];
  return spawn(process.execPath, args, { env: { ...process.env, ...api.env }, stdio: ["ignore", "pipe", "pipe"] });
}

async function run(...words: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = start(...words);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk) => (stdout += chunk));
  child.stderr?.on("data", (chunk) => (stderr += chunk));
  const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { status, stdout, stderr };
}

function write(text: string): string {
  const contents = [piece({ contentFile: undefined, content: `<p>${text}</p>` })];
  newsroom.write("magazine.json", magazine({}, { contents }));
  return newsroom.file;
}

const version = () => (JSON.parse(api.entries.get(manifestKey)?.value ?? "{}") as { version?: string }).version;
const puts = () => api.requests.filter(({ method, path }) => method === "PUT" && path === "/kv/bulk");

describe("wrangler's answers", () => {
  let store: TidyStore;
  beforeAll(async () => {
    store = (await openRemoteStore()).store;
  });

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

describe("publish --remote", () => {
  test("refuses where the account has no namespace yet, and says what to do", async () => {
    const [only] = api.namespaces.splice(0);
    const { status, stderr } = await run("history");
    if (only) api.namespaces.push(only);
    expect([status, stderr]).toEqual([3, expect.stringContaining("npm run deploy")]);
  });

  test("goes on through a busy store, a part that was lost and a time-out after success", async () => {
    const file = write("Guri bie.");
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
    expect([status, stdout]).toEqual([0, expect.stringContaining("u botua (7\u00a0shkrime në KV)")]);
    expect(puts().at(-1)?.keys).toEqual([manifestKey]);
    expect(api.requests.filter(({ path }) => path === "/kv/keys")).toHaveLength(1);
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
      const { status, stderr } = await run("publish", write("Guri nuk bie."));
      expect([status, version()]).toEqual([3, theirs]);
      expect(stderr).toContain(`botimi ${theirs}`);
      expect(stderr).toContain("npm run seed -- plan --remote");
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
        workspace: {} as never,
        backgroundCheck: {} as never,
        published: { state: async () => null } as never,
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
  const opened = {
    remote: true,
    get persistTo() {
      return state;
    },
  };
  const printed: string[] = [];
  beforeAll(() => {
    vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
  });
  afterAll(() => vi.restoreAllMocks());

  /** Returns a command's exit code and output. It runs in this process, which saves a start of Node. */
  async function told(command: Promise<number>): Promise<{ code: number; out: string }> {
    const code = await command;
    return { code, out: printed.splice(0).join("\n") };
  }

  test("plan, history, rollback, verify and clean, one after the other, through the real wrangler", async () => {
    const planned = await told(planFile(write("Guri bie ngadalë."), opened));
    expect([planned.code, planned.out]).toEqual([0, expect.stringContaining("Kushton 6\u00a0shkrime në KV")]);
    const now = version() ?? "";
    const history = await told(showHistory(opened));
    const [inPlace, before] = history.out.split("\n").map((line) => /[0-9a-f]{16}/.exec(line)?.[0] ?? "");
    expect([history.code, inPlace, before]).toEqual([0, now, expect.not.stringContaining(now)]);
    const first = api.requests.length;
    expect(await told(rollBack(undefined, opened))).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${before}`),
    });
    const written = api.requests.slice(first).filter(({ method }) => method === "PUT");
    expect([version(), written.flatMap(({ keys }) => keys)]).toEqual([before, [manifestKey]]);
    expect(await told(verifyStore(opened))).toMatchObject({ code: 0, out: expect.stringContaining("në vend") });
    // Nothing is older than a day.
    const kept = [...api.entries.keys()];
    expect((await told(cleanStore({ ...opened, olderThan: "2d" }))).code).toBe(0);
    expect([...api.entries.keys()]).toEqual(kept);
  });
});
