/** Tests `npm run deploy` on the fake API of Cloudflare. It goes from an empty account to an address that responds. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { manifestKey, schemaNumber, versionText } from "../../app/library/kv-layout";
import { hash } from "../../seed/pipeline/edition/edition";
import { isWhole } from "../long-series";
import { realEdition } from "../real-magazine";
import { type CloudflareAccount, openAccount } from "./cloudflare-account";
import type { CloudflareStandIn } from "./cloudflare-stand-in";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tsx = String(pathToFileURL(createRequire(import.meta.url).resolve("tsx")));
let account: CloudflareAccount;
let api: CloudflareStandIn;
let state: string;

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), "llogaria "));
  account = await openAccount();
  api = account.api;
}, 60_000);
afterAll(async () => {
  await account?.close();
  rmSync(state, { recursive: true, force: true });
});

interface Run {
  /** Ends it and all its child processes, as a closed terminal does. */
  kill(): void;
  ended: Promise<{ status: number | null; output: string }>;
}

function deploy(...words: string[]): Run {
  return deployTo(account, "--persist-to", state, ...words);
}

function deployTo({ origin, api }: CloudflareAccount, ...words: string[]): Run {
  const args = ["--import", tsx, "worker/commands/deploy.ts", "--address", origin, ...words];
  const env = { ...process.env, ...api.env };
  // A process group of its own, so that its child processes end with it.
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const kill = () => {
    if (process.platform === "win32") child.kill();
    else process.kill(-(child.pid ?? 0), "SIGKILL");
  };
  return { kill, ended: new Promise((resolve) => child.on("close", (status) => resolve({ status, output }))) };
}

/** Deploys until a request arrives that gets no response. @returns the output until then */
async function deployUntil(isLast: CloudflareStandIn["requests"][number]): Promise<string> {
  const run = deploy();
  let killed = false;
  const stop = () => {
    if (!killed) run.kill();
    killed = true;
  };
  api.fault = ({ method, path, keys }) => {
    const isIt = method === isLast.method && path === isLast.path && isLast.keys.every((key) => keys.includes(key));
    if (!isIt) return undefined;
    stop();
    return { kind: "hang up before" };
  };
  const { output } = await run.ended;
  api.fault = () => undefined;
  expect([output, killed]).toEqual([expect.anything(), true]);
  return output;
}

/** Returns the KV keys written since a request, and the number of namespaces made. */
function writesSince(first: number): { puts: string[]; namespaces: number } {
  const requests = api.requests.slice(first);
  return {
    puts: requests.filter(({ method, path }) => method === "PUT" && path === "/kv/bulk").flatMap(({ keys }) => keys),
    namespaces: requests.filter(({ method, path }) => method === "POST" && path === "/storage/kv/namespaces").length,
  };
}

test.runIf(isWhole)(
  "stopped at a step and run again, it does what is missing, and no more",
  async () => {
    const steps = (output: string) => [...output.matchAll(/^✓ (\S+)/gm)].map(([, word]) => word);
    const toml = join(root, "wrangler.deploy.toml");

    const first = await deployUntil({ method: "POST", path: "/storage/kv/namespaces", keys: [] });
    expect([steps(first), api.namespaces]).toEqual([["Llogaria:"], []]);

    // The static files are deployed before the magazine is published. No lesson appears before its pictures.
    let seen = api.requests.length;
    const second = await deployUntil({ method: "PUT", path: "/workers/scripts/prizma", keys: [] });
    expect(steps(second)).toEqual(["Llogaria:", "Hapësira", "Faqja"]);
    expect(second).toMatch(/^✓ Llogaria: Shkolla ime$/m);
    expect(second).toMatch(/^✓ Hapësira KV .*: u krijua$/m);
    expect(api.namespaces.map(({ title }) => title)).toEqual(["prizma-magazine"]);
    expect(writesSince(seen).puts).toEqual([]);
    expect([account.uploaded(), existsSync(toml)]).toEqual(["", true]);

    const third = await deployUntil({ method: "PUT", path: "/kv/bulk", keys: ["manifest"] });
    expect(steps(third)).toEqual(["Llogaria:", "Hapësira", "Faqja", "Worker-i"]);
    expect(third).toMatch(/^✓ Hapësira KV .*: ishte aty$/m);
    expect(account.uploaded()).toContain(`"namespace_id":"${api.namespaces[0]?.id}"`);
    // The Worker gets the address of its deployment; other variables keep their values.
    expect(account.uploaded()).toMatch(
      new RegExp(`"name":"SITE_ORIGIN","type":"plain_text","text":"${account.origin}"`),
    );
    expect(account.uploaded()).toMatch(/"keep_bindings":\[[^\]]*"plain_text"/);
    // All keys except the manifest, and two more. These are the list of deployed files, and the address of the site.
    expect(api.entries.size).toBe(realEdition().entries.size - 1 + 2);
    expect(api.entries.get("site")?.value).toBe(account.origin);
    expect(JSON.parse(api.entries.get("assets")?.value ?? "{}")["/covers/graviteti.svg"]).toMatch(/^[0-9a-f]{16}$/);

    seen = api.requests.length;
    const { status, output } = await deploy().ended;
    expect([output, status]).toEqual([expect.anything(), 0]);
    expect(steps(output)).toEqual(["Llogaria:", "Hapësira", "Faqja", "Worker-i", "Revista", "Prova"]);
    expect(writesSince(seen)).toEqual({ puts: ["manifest"], namespaces: 0 });
    expect(api.entries.size).toBe(realEdition().entries.size + 2);

    seen = api.requests.length;
    const code = await deploy("--code-only").ended;
    expect([code.output, code.status]).toEqual([expect.stringContaining("mbeti siç ishte"), 0]);
    expect(writesSince(seen)).toEqual({ puts: [], namespaces: 0 });
    expect([api.namespaces.length, api.unknown, existsSync(toml)]).toEqual([1, [], false]);
  },
  240_000,
);

/** Published by somebody: by a newer program, or without the last lesson. This folder reads the latter to compare. */
const unknown = () => {
  const { manifest } = realEdition();
  const content = { ...manifest, contents: manifest.contents.slice(0, -1) };
  const newer = { ...content, schema: schemaNumber + 1 };
  const other = { ...content, version: hash(versionText(content)) };
  const told = `aty është botimi ${other.version} (`;
  const all: [object, string][] = [
    [newer, "aty është një botim i bërë me një version më të ri të këtij programi; përditësoje."],
    [other, told],
  ];
  return all.slice(0, isWhole ? 2 : 1);
};

test("over an edition that this folder does not know it deploys nothing, and says what publishing says", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vonuar "));
  const other = await openAccount({ withNamespace: true });
  try {
    for (const [theirs, told] of unknown()) {
      other.api.entries.set(manifestKey, { value: JSON.stringify(theirs) });
      const { status, output } = await deployTo(other, "--persist-to", folder).ended;
      expect([output, status]).toEqual([expect.stringContaining(told), 3]);
      expect(output).toContain("\nAsgjë nuk u botua. Shih me „npm run seed -- plan --remote“");
      expect(output).not.toContain("✓ Faqja");
      const sent = other.api.requests.filter(({ method, path }) => method !== "GET" && path !== "/kv/bulk/get");
      expect([sent, other.uploaded(), other.api.unknown]).toEqual([[], "", []]);
    }
  } finally {
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);

test.each(["revista.shkolla.al", "http://revista.shkolla.al", "https://revista.shkolla.al/fizika", "--adresa"])(
  "the address %s is refused before anything is sent",
  (address) => {
    const sent = api.requests.length;
    const args = ["--import", tsx, "worker/commands/deploy.ts", "--address", address];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...api.env },
      encoding: "utf8",
    });
    expect({ status, stdout, sent: api.requests.length }).toEqual({ status: 2, stdout: "", sent });
    expect(stderr).toBe("Përdorimi: npm run deploy [-- --address https://adresa.jote] [--code-only] [--plan]\n");
  },
);
