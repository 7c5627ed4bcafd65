/** Runs the project's own wrangler: its login, its requests to Cloudflare's API. */
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { explainFailure, tookTooLong } from "./wrangler-failure";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const packageFile = createRequire(import.meta.url).resolve("wrangler/package.json");
const script = join(dirname(packageFile), "bin", "wrangler.js");

/** Time-out of one call in seconds. A bulk put of the whole magazine (2 MB) takes three on a slow line. */
const longestCall = 90;

/**
 * Runs a command whose output is JSON, or does not matter.
 *
 * @param input written to a file whose name becomes the last argument
 * @returns its output
 * @throws StoreFailure
 */
export async function wrangler(args: string[], input?: unknown): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "prizma-kv-"));
  const [printed, complained] = [join(folder, "printed"), join(folder, "complained")];
  // Output goes to files, not pipes. A process that ends at once may leave the end of a long output in a pipe. And if
  // the parent process is killed and nobody reads the errors, wrangler runs for ever, with gigabytes of memory.
  const outputs = [openSync(printed, "w"), openSync(complained, "w")] as const;
  try {
    const file = join(folder, "input.json");
    if (input !== undefined) writeFileSync(file, JSON.stringify(input));
    const { code, timedOut } = await run(input === undefined ? args : [...args, file], outputs);
    const output = readFileSync(printed, "utf8");
    if (timedOut) throw tookTooLong(longestCall);
    if (code !== 0) throw explainFailure(`${readFileSync(complained, "utf8")}\n${output}`);
    return output;
  } finally {
    for (const output of outputs) closeSync(output);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Parses the JSON in wrangler's output, which may follow a banner and precede „Success!“. */
export function jsonOf<T>(output: string): T {
  const start = output.search(/^[[{]/m);
  const end = Math.max(output.lastIndexOf("]"), output.lastIndexOf("}"));
  return JSON.parse(output.slice(start, end + 1)) as T;
}

function run(
  args: string[],
  [stdout, stderr]: readonly [number, number],
): Promise<{ code: number | null; timedOut: boolean }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, WRANGLER_SEND_METRICS: "false", NO_UPDATE_NOTIFIER: "1", NO_COLOR: "1" };
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: ["ignore", stdout, stderr] });
    let timedOut = false;
    const clock = setTimeout(() => {
      timedOut = true;
      child.kill();
    }, longestCall * 1000);
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(clock);
      resolve({ code, timedOut });
    });
  });
}
