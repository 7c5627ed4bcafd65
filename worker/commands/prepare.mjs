/**
 * Prepares packages, a build and a filled local KV. `npm start`, `npm run dev` and `npm test` need them. It runs on a
 * bare machine, so it may import only Node's own modules.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const fileAt = (...path) => join(root, ...path);

/** Runs a program by its path, such as `seed/pipeline/cli.ts`: compiled, without any preparation. */
export const seedCommand = fileAt("worker/commands/compiled.mjs");

/**
 * The environment for quiet tools. It has no telemetry, no questions, no lookup of the visitor's location on an offline
 * machine.
 */
export const quietEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  NO_UPDATE_NOTIFIER: "1",
};

/**
 * Returns the script of a package's command, to be run by this Node. It uses no shell, so it works the same on every
 * system.
 */
export function command(packageName, name = packageName) {
  const { bin } = JSON.parse(readFileSync(fileAt("node_modules", packageName, "package.json"), "utf8"));
  return fileAt("node_modules", packageName, typeof bin === "string" ? bin : bin[name]);
}

/** Runs a Node script to its end. @returns its exit code and, if it was quiet, its output. */
export function run(script, args, { quiet = true, env = quietEnv } = {}) {
  return finished(spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: streams(quiet) }));
}

const streams = (quiet) => ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"];

/** The running child processes. After a signal the program waits until they have ended too. */
const children = new Set();
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Waits for a child to end. @returns its exit code and its output */
function finished(child) {
  if (children.size === 0) for (const signal of Object.keys(signals)) process.on(signal, endChildren);
  children.add(child);
  return new Promise((resolve) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    const end = (code) => {
      children.delete(child);
      if (children.size === 0) for (const signal of Object.keys(signals)) process.off(signal, endChildren);
      resolve({ code: code ?? 1, output });
    };
    child.on("close", end).on("error", (error) => {
      output += error.message;
      end(1);
    });
  });
}

function endChildren(signal) {
  for (const child of children) {
    child.removeAllListeners("close").on("close", () => {
      children.delete(child);
      if (children.size === 0) process.exit(signals[signal]);
    });
    child.kill(signal);
    setTimeout(() => child.kill("SIGKILL"), 5000).unref();
  }
}

/** Prints the failure and ends the program. */
export function stop(what, output = "") {
  if (output.trim() !== "") console.error(output.trimEnd());
  console.error(`✗ ${what}`);
  process.exit(1);
}

async function must(what, script, args, env = quietEnv) {
  const { code, output } = await run(script, args, { env });
  if (code !== 0) stop(what, output);
}

/**
 * Prints what is done now and, in a window, the seconds it has taken: one that stands still for a minute looks broken.
 *
 * @returns a function that ends the line
 */
export function announce(what, out = process.stdout) {
  if (!out.isTTY) {
    out.write(`${what}\n`);
    return () => undefined;
  }
  const began = Date.now();
  const show = () => out.write(`\r${what} ${Math.round((Date.now() - began) / 1000)} s`);
  show();
  const clock = setInterval(show, 1000);
  return () => {
    clearInterval(clock);
    out.write("\n");
  };
}

/** Prepares everything; skips steps whose result is already there. The studio needs no edition, which takes a minute. */
export async function prepare({ build = true, edition = true, seed = true } = {}) {
  checkNode();
  const release = await lock();
  try {
    await install();
    if (build) {
      const isBuilt = await buildIfStale();
      if (edition) await makeEdition(isBuilt, { again: !seed });
    }
    if (seed)
      await must("KV-ja e kësaj makine nuk u mbush.", seedCommand, [
        "seed/pipeline/cli.ts",
        "publish",
        "--force",
        "--deployed",
      ]);
  } finally {
    release();
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Prizma kërkon Node 20.19 ose më të ri; ky është ${process.version}. Merre te https://nodejs.org.`);
  }
}

/** Installs packages if the installed ones differ from the lock file. */
async function install() {
  if (installed()) return;
  const ended = announce("Po instaloj paketat (rreth një minutë) …");
  // Without a network `npm ci` tries for minutes before it fails. A ping fails in seconds.
  const ping = await npm(["ping", "--loglevel=error", "--fetch-retries=0", "--fetch-timeout=8000"], 15_000);
  if (ping.timedOut || (ping.code !== 0 && unreachable.test(ping.output))) {
    ended();
    stop("Depoja e npm-së nuk përgjigjet. Lidhu me rrjetin dhe nise përsëri.");
  }
  const { code, output } = await npm(["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]);
  ended();
  if (code !== 0) stop("npm ci nuk u krye.", output);
}

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network timeout/;

async function npm(args, timeout) {
  const script = process.env.npm_execpath;
  const options = { cwd: root, stdio: streams(true) };
  const child = script
    ? spawn(process.execPath, [script, ...args], options)
    : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  let timedOut = false;
  const clock = timeout && setTimeout(() => (timedOut = child.kill()), timeout);
  const { code, output } = await finished(child);
  clearTimeout(clock);
  return { code, output, timedOut };
}

/** Tells whether all packages are installed. Npm lists them in `node_modules` at the end of its run. */
function installed() {
  try {
    const { packages: wanted } = JSON.parse(readFileSync(fileAt("package-lock.json"), "utf8"));
    const { packages: there } = JSON.parse(readFileSync(fileAt("node_modules", ".package-lock.json"), "utf8"));
    return Object.entries(wanted).every(
      ([place, { version, optional, link }]) =>
        place === "" || link || there[place]?.version === version || (optional && there[place] === undefined),
    );
  } catch {
    return false;
  }
}

/** The inputs of the bundles. An editor's text or picture is not one of them, so it needs no build. */
const code = ["app", "worker"];
const settings = ["package-lock.json", "vite.config.ts", "remix.config.js", "postcss.config.mjs", "wrangler.toml"];

/**
 * Rebuilds bundles whose code has changed, and copies changed files of `public/`.
 *
 * @returns whether the bundles were there
 */
async function buildIfStale() {
  const stamp = fileAt("build", ".built-from");
  // A program that is only started by `npm run` is in no bundle.
  const bundled = sources(code).filter((file) => !/[\\/]commands[\\/](?!prepare)\w+\.mjs$/.test(file));
  const wanted = digest(bundled.concat(settings.map((file) => fileAt(file))));
  const isBuilt = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (!isBuilt) await buildPages(stamp, wanted);
  else copyPublic();
  return isBuilt;
}

/**
 * Makes the edition that is deployed with the Worker; KV's edition is read before it.
 *
 * @param isBuilt whether the bundles were there @param again makes it anew where the content has changed
 */
async function makeEdition(isBuilt, { again }) {
  const made = fileAt("build", ".edition-from");
  // A build for the studio has none.
  const isThere = existsSync(fileAt("build/client/edition"));
  if (!again && isThere) return;
  const content = digest(sources([...code, "seed", "public"]));
  if (isBuilt && isThere && existsSync(made) && readFileSync(made, "utf8") === content) return;
  rmSync(made, { force: true });
  await must("Përmbajtja ka gabime: shihi më sipër, ose me „npm run seed -- check“.", seedCommand, [
    "seed/pipeline/cli.ts",
    "edition",
    "build/client/edition",
  ]);
  writeFileSync(made, content);
}

/**
 * Returns the digests of the build in this folder, which another program may change. That of a part is empty while it is
 * made.
 */
export const builtFrom = () =>
  [".built-from", ".edition-from"]
    .map((name) => (existsSync(fileAt("build", name)) ? readFileSync(fileAt("build", name), "utf8") : ""))
    .join();

async function buildPages(stamp, wanted) {
  console.log("Po ndërtoj faqen …");
  rmSync(stamp, { force: true });
  await must("Shkronjat nuk u prenë.", seedCommand, ["worker/commands/fonts/subset-fonts.ts"]);
  await must("Faqja nuk u ndërtua.", command("@remix-run/dev", "remix"), ["vite:build"], {
    ...quietEnv,
    // A test that starts a build would pass on its own value. With it comes React's development build.
    NODE_ENV: "production",
    VITE_BUILD_ID: wanted.slice(0, 8),
  });
  writeFileSync(copied, JSON.stringify(publicFiles()));
  await must("Programi që punon pa rrjet nuk u ndërtua.", seedCommand, ["worker/commands/service-worker.ts"]);
  await must("Worker-i nuk u paketua.", command("wrangler"), ["deploy", "--dry-run", "--outdir", "build/worker"]);
  writeFileSync(stamp, wanted);
}

/** The list of copied files of `public/`, each with its length and time. */
const copied = fileAt("build", ".public");

const publicFiles = () =>
  Object.fromEntries(
    files(fileAt("public")).map((file) => {
      const { size, mtimeMs } = statSync(file);
      return [relative(fileAt("public"), file), `${size} ${mtimeMs}`];
    }),
  );

/** Updates the build's copy of `public/`: adds an editor's new picture, removes a deleted one. */
function copyPublic() {
  const before = existsSync(copied) ? JSON.parse(readFileSync(copied, "utf8")) : {};
  const now = publicFiles();
  for (const name of Object.keys(now)) {
    if (before[name] !== now[name]) cpSync(fileAt("public", name), fileAt("build/client", name));
  }
  for (const name of Object.keys(before)) if (!(name in now)) rmSync(fileAt("build/client", name), { force: true });
  writeFileSync(copied, JSON.stringify(now));
}

function sources(folders) {
  return folders.flatMap((folder) => files(fileAt(folder))).filter((file) => !/\.test\.tsx?$|\.woff2$/.test(file));
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function digest(paths) {
  const hash = createHash("sha256");
  for (const path of paths.toSorted()) hash.update(relative(root, path)).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

/** Allows one preparation at a time. Two programs started together must not install over each other. */
async function lock() {
  const file = fileAt(".wrangler", "preparing");
  mkdirSync(dirname(file), { recursive: true });
  let ended;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      ended?.();
      const release = () => rmSync(file, { force: true });
      process.once("exit", release);
      return release;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (abandoned(file)) {
        rmSync(file, { force: true });
        continue;
      }
      ended ??= announce("Po pres të mbarojë një përgatitje tjetër …");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Tells whether the program that holds the lock has ended. */
function abandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > 15 * 60_000) return true;
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH" || error.code === "ENOENT";
  }
}
