/** Tests the messages of a fresh clone that has no package yet. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "prizma "));
  for (const file of ["package.json", "package-lock.json", "worker/commands/prepare.mjs", "worker/commands/tool.mjs"])
    cpSync(join(root, file), join(clone, file));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Starts a tool by `npm run` in the clone. Its registry does not exist. */
function tool() {
  const env = { ...process.env, npm_config_registry: "http://127.0.0.1:1", npm_execpath: undefined };
  const script = join(clone, "worker/commands/tool.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: clone, env, encoding: "utf8" });
  return { status, stdout, stderr };
}

// npm itself takes a second to start, several on a busy machine.
describe("a clone without packages", { timeout: 60_000 }, () => {
  it("says that there is no network, in one line, and ends", () => {
    const began = Date.now();
    const { status, stderr } = tool();
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "✗ Depoja e npm-së nuk përgjigjet. Lidhu me rrjetin dhe nise përsëri.\n",
    });
    expect(Date.now() - began).toBeLessThan(30_000);
  });

  it("takes packages that npm itself has installed for its own", () => {
    mkdirSync(join(clone, "node_modules"));
    cpSync(join(root, "node_modules/.package-lock.json"), join(clone, "node_modules/.package-lock.json"));
    expect(tool()).toEqual({ status: 0, stdout: "", stderr: "" });
  });
});

describe.skipIf(process.platform === "win32")("a preparation that is told to end", { timeout: 60_000 }, () => {
  it.each(["SIGTERM", "SIGINT"] as const)("takes what it has started along: %s", async (signal) => {
    // A fake npm that prints nothing and never ends.
    const npm = join(clone, "npm.mjs");
    writeFileSync(
      npm,
      'import { writeFileSync } from "node:fs";\nwriteFileSync("npm.pid", String(process.pid));\nsetInterval(() => {}, 1000);\n',
    );
    const env = { ...process.env, npm_execpath: npm };
    const program = spawn(process.execPath, [join(clone, "worker/commands/tool.mjs")], { cwd: clone, env });
    const ended = once(program, "close");
    await expect.poll(() => readPid(), { timeout: 30_000 }).toBeGreaterThan(0);
    const child = readPid();
    program.kill(signal);
    await ended;
    expect(() => process.kill(child, 0)).toThrow("ESRCH");
    expect(existsSync(join(clone, ".wrangler/preparing"))).toBe(false);
  });
});

/** Returns the process number of the clone's fake npm; 0 if it has not started. */
function readPid(): number {
  const file = join(clone, "npm.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
}
