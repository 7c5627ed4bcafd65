/** Tests the messages of a fresh clone that has no package yet. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "./free-port.mjs";
import { announce } from "./prepare.mjs";

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

it("counts the seconds of a long step in a window, and writes one line into a file", () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  announce("Po instaloj …", { isTTY: false, write } as never)();
  const ended = announce("Po ndërtoj …", { isTTY: true, write } as never);
  vi.advanceTimersByTime(2000);
  ended();
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  expect(written).toEqual([
    "Po instaloj …\n",
    ...["\rPo ndërtoj … 0 s", "\rPo ndërtoj … 1 s", "\rPo ndërtoj … 2 s", "\n"],
  ]);
});

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

/** A fake wrangler. It serves as long as the edition is there, and ends like the real one when its files are removed. */
const fakeWrangler = `import { existsSync } from "node:fs";
import { createServer } from "node:http";
if (process.argv[2] === "dev") {
  createServer((_, response) => response.end("faqja")).listen(Number(process.argv[process.argv.indexOf("--port") + 1]));
  setInterval(() => existsSync("build/client/edition") || process.exit(1), 20);
}`;
/** A fake pipeline. It makes the edition anew, and takes as long as the file `slow` is there. */
const fakePipeline = `import { existsSync, mkdirSync, rmSync } from "node:fs";
if (process.argv.includes("edition")) {
  rmSync("build/client/edition", { recursive: true, force: true });
  while (existsSync("slow")) await new Promise((resolve) => setTimeout(resolve, 20));
  mkdirSync("build/client/edition", { recursive: true });
}`;

describe.skipIf(process.platform === "win32")("npm start beside npm run deploy", { timeout: 60_000 }, () => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  };

  it("starts again after an edition that the other made in its folder", async () => {
    for (const name of ["serve", "start", "build"])
      cpSync(join(root, `worker/commands/${name}.mjs`), join(clone, `worker/commands/${name}.mjs`));
    for (const file of ["vite.config.ts", "remix.config.js", "postcss.config.mjs", "wrangler.toml"]) write(file, "");
    for (const folder of ["app", "seed", "public"]) write(`${folder}/text`, "para");
    for (const [name, bin] of [
      ["wrangler", "wrangler"],
      ["@remix-run/dev", "remix"],
    ])
      write(`node_modules/${name}/package.json`, JSON.stringify({ type: "module", bin: { [bin ?? ""]: "run.js" } }));
    cpSync(join(root, "node_modules/.package-lock.json"), join(clone, "node_modules/.package-lock.json"));
    write("node_modules/wrangler/run.js", fakeWrangler);
    write(
      "node_modules/@remix-run/dev/run.js",
      'import { mkdirSync } from "node:fs";\nmkdirSync("build", { recursive: true });',
    );
    write("worker/commands/compiled.mjs", fakePipeline);

    const port = await freePort();
    const env = { ...process.env, PORT: String(port) };
    const program = spawn(process.execPath, [join(clone, "worker/commands/start.mjs")], { cwd: clone, env });
    const ended = once(program, "close");
    let said = "";
    program.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    const announced = () => said.split(`Prizma: http://localhost:${port}`).length - 1;
    await expect.poll(announced, { timeout: 30_000 }).toBe(1);

    write("seed/text", "pas");
    write("slow", "");
    const other = spawn(process.execPath, [join(clone, "worker/commands/build.mjs")], { cwd: clone, env });
    const otherEnded = once(other, "close");
    await expect.poll(() => said, { timeout: 30_000 }).toContain("po e nis përsëri");
    expect([program.exitCode, announced()]).toEqual([null, 1]);
    rmSync(join(clone, "slow"));
    expect((await otherEnded)[0]).toBe(0);
    await expect.poll(announced, { timeout: 30_000 }).toBe(2);
    expect(await (await fetch(`http://localhost:${port}`)).text()).toBe("faqja");

    program.kill("SIGTERM");
    await ended;
    // The studio's build makes no edition, and the next one makes it where the content is as before.
    rmSync(join(clone, "build/client/edition"), { recursive: true });
    const build = (...words: string[]) =>
      spawnSync(process.execPath, [join(clone, "worker/commands/build.mjs"), ...words], { cwd: clone, env }).status;
    expect([build("--pages"), existsSync(join(clone, "build/client/edition"))]).toEqual([0, false]);
    expect([build(), existsSync(join(clone, "build/client/edition"))]).toEqual([0, true]);
  });
});

/** Returns the process number of the clone's fake npm; 0 if it has not started. */
function readPid(): number {
  const file = join(clone, "npm.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
}
