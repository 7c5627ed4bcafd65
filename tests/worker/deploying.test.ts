/** `npm run deploy` against a stand-in of Cloudflare's API: from an empty account to an address that answers. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { realEdition } from "../real-magazine";
import { ApiError, type CloudflareStandIn, startStandIn } from "./cloudflare-stand-in";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tsx = String(pathToFileURL(createRequire(import.meta.url).resolve("tsx")));
const account = { id: "0123456789abcdef0123456789abcdef", name: "Shkolla ime" };

let api: CloudflareStandIn;
let site: Server;
let origin: string;
let uploaded = "";
beforeAll(async () => {
  // The public address, as it answers once all is in place; the built Worker itself has tests of its own.
  site = createServer((_, response) => {
    response.writeHead(200, { "X-Edition": "kv" }).end('<main><script></script>{"slug":""}<svg>');
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const subdomain = { enabled: true, previews_enabled: true };
  api = await startStandIn(
    {
      "GET /user/tokens/verify": () => ({ id: "t", status: "active" }),
      "GET /user": () => ({ id: "u", email: "redaksia@shkolla.al" }),
      "GET /accounts": () => [account],
      "GET /memberships": () => [{ account }],
      "GET /workers/services/prizma": () => new ApiError(404, 10090, "This service does not exist"),
      "GET /workers/scripts/prizma/deployments": () => new ApiError(404, 10007, "This Worker does not exist"),
      "GET /workers/scripts/prizma/settings": () => new ApiError(404, 10007, "This Worker does not exist"),
      "GET /workers/scripts/prizma/subdomain": () => subdomain,
      "POST /workers/scripts/prizma/subdomain": () => subdomain,
      "GET /workers/subdomain": () => ({ subdomain: "shkolla-ime" }),
      "POST /workers/scripts/prizma/assets-upload-session": () => ({ jwt: "j", buckets: [] }),
      "PUT /workers/scripts/prizma": (body) => {
        uploaded = body;
        return { id: "prizma", deployment_id: "d", startup_time_ms: 9 };
      },
    },
    { withNamespace: false },
  );
}, 60_000);
afterAll(async () => {
  await api?.close();
  site?.closeAllConnections();
  site?.close();
});

function deploy(state: string): Promise<{ status: number | null; output: string }> {
  const args = ["--import", tsx, "worker/local/deploy.ts", "--address", origin, "--persist-to", state];
  const env = { ...process.env, ...api.env };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, output })));
}

test("an empty account has a namespace, the magazine and the Worker after it, bound to each other", async () => {
  const state = mkdtempSync(join(tmpdir(), "llogaria "));
  try {
    const { status, output } = await deploy(state);
    expect([output, status, api.unknown]).toEqual([expect.anything(), 0, []]);
    for (const step of [/^✓ Llogaria: Shkolla ime$/m, /^✓ Hapësira KV .*: u krijua$/m, /^✓ Prova kaloi: /m]) {
      expect(output).toMatch(step);
    }
    expect(api.namespaces.map(({ title }) => title)).toEqual(["prizma-magazine"]);
    expect(api.entries.size).toBe(realEdition().entries.size);
    expect(uploaded).toContain(`"namespace_id":"${api.namespaces[0]?.id}"`);
    expect(existsSync(join(root, "wrangler.deploy.toml"))).toBe(false);
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}, 240_000);
