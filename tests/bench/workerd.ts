/**
 * Runs bare workerd and measures its CPU time. wrangler's proxy before it is limited to about 330 requests a second.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../worker/commands/free-port.mjs";

const resolveHere = createRequire(import.meta.url);
const workerdPackage = createRequire(resolveHere.resolve("miniflare")).resolve("workerd");
export const workerdVersion: string = (
  JSON.parse(readFileSync(join(workerdPackage, "../../package.json"), "utf8")) as { version: string }
).version;
const { default: binary } = resolveHere(workerdPackage) as { default: string };

/** The KV that workerd reads over HTTP, with its values in memory. `/reads` returns the number of reads. */
const kvStub = `
import values from "values.json";
let reads = 0;
export default {
  fetch(request) {
    const path = new URL(request.url).pathname.slice(1);
    if (path === "reads") { const said = reads; reads = 0; return new Response(String(said)); }
    reads++;
    const value = values[decodeURIComponent(path)];
    return value === undefined ? new Response(null, { status: 404 }) : new Response(value);
  },
};`;

const noFiles = `export default { fetch: () => new Response(null, { status: 404 }) };`;

export interface MeasuredServer {
  origin: string;
  /** Returns the number of KV reads since the last call. */
  reads(): Promise<number>;
  /** Returns the process's CPU time in milliseconds, the KV stub's too unless `kvApart`. Only Linux tells it, else NaN. */
  cpu(): number;
  stop(): void;
}

interface ServeOptions {
  /** The compatibility flags that it needs. */
  flags?: string[];
  /** Runs KV in a process of its own. Its work then does not count for the Worker. */
  kvApart?: boolean;
}

/** Serves one Worker. @param values the content of its KV */
export async function serve(
  script: string,
  values: Record<string, string>,
  { flags = [], kvApart = false }: ServeOptions = {},
): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), "prizma-bench-"));
  const [port, kvPort] = [await freePort(), await freePort()];
  writeFileSync(join(folder, "worker.js"), script);
  writeFileSync(join(folder, "kv.js"), kvStub);
  writeFileSync(join(folder, "files.js"), noFiles);
  writeFileSync(join(folder, "values.json"), JSON.stringify(values));
  writeFileSync(join(folder, "config.capnp"), config(port, kvPort, flags, kvApart));
  const kv = kvApart ? answerForKv(values).listen(kvPort, "127.0.0.1") : null;
  const pinned = process.platform === "linux" && existsSync("/usr/bin/taskset");
  const command = pinned ? ["/usr/bin/taskset", "-c", "0", binary] : [binary];
  const [program = binary, ...before] = command;
  const child = spawn(program, [...before, "serve", join(folder, "config.capnp")], { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  await answers(kvApart ? origin : `http://127.0.0.1:${kvPort}/reads`, child);
  return {
    origin,
    reads: async () => Number(await (await fetch(`http://127.0.0.1:${kvPort}/reads`)).text()),
    cpu: () => cpuOf(child),
    stop() {
      child.kill("SIGKILL");
      kv?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answerForKv = (values: Record<string, string>) =>
  createHttpServer((request, response) => {
    const value = values[decodeURIComponent((request.url ?? "").split("?")[0]?.slice(1) ?? "")];
    response.writeHead(value === undefined ? 404 : 200).end(value);
  });

const kvService = `(name = "kv", worker = (
      modules = [(name = "kv.js", esModule = embed "kv.js"), (name = "values.json", json = embed "values.json")],
      compatibilityDate = "2026-04-20",
    )),`;

const config = (port: number, kvPort: number, flags: string[], kvApart: boolean) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-04-20",
      compatibilityFlags = ${JSON.stringify(flags)},
      bindings = [(name = "MAGAZINE", kvNamespace = "kv"), (name = "ASSETS", service = "files")],
    )),
    ${kvApart ? `(name = "kv", external = (address = "127.0.0.1:${kvPort}", http = ())),` : kvService}
    (name = "files", worker = (modules = [(name = "files.js", esModule = embed "files.js")], compatibilityDate = "2026-04-20")),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", http = (), service = "main"),
    ${kvApart ? "" : `(name = "kv", address = "127.0.0.1:${kvPort}", http = (), service = "kv"),`}
  ],
);`;

/**
 * Returns the CPU time of a process's threads, in milliseconds. The scheduler counts nanoseconds, `stat` only steps of
 * 10 ms.
 */
function cpuOf({ pid }: ChildProcess): number {
  if (process.platform !== "linux") return Number.NaN;
  const threads = readdirSync(`/proc/${pid}/task`);
  const ran = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  return ran.reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1e6, 0);
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("workerd does not answer");
}
