/**
 * What `npm start`, `npm run dev` and `npm test` need before they begin: packages, a build, a seeded local KV.
 * Runs on a bare machine, so it may import nothing but Node's own modules.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const at = (...path) => join(root, ...path);

/** Runs the editor's commands, `seed/pipeline/cli.ts`, without preparing anything first. */
export const seedCommand = at("worker/commands/compiled.mjs");

/** Quiet tools: no telemetry, no questions, no look-up of the visitor's place where the machine is offline. */
export const quietEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  NO_UPDATE_NOTIFIER: "1",
};

/** The script of a package's command, to be run by this very Node: no shell, so the same on every system. */
export function command(packageName, name = packageName) {
  const { bin } = JSON.parse(readFileSync(at("node_modules", packageName, "package.json"), "utf8"));
  return at("node_modules", packageName, typeof bin === "string" ? bin : bin[name]);
}

/** Runs a Node script to its end. @returns its exit code and, where it was kept quiet, what it printed. */
export function run(script, args, { quiet = true, env = quietEnv } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  return { code: status ?? 1, output: quiet ? stdout + stderr : "" };
}

/** As `run`, quietly, while the program goes on. */
export function runAside(script, args, { env = quietEnv } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Prints what failed and ends the program. */
export function stop(what, output = "") {
  if (output.trim() !== "") console.error(output.trimEnd());
  console.error(`✗ ${what}`);
  process.exit(1);
}

function must(what, script, args, env = quietEnv) {
  const { code, output } = run(script, args, { env });
  if (code !== 0) stop(what, output);
}

/** Makes everything ready; steps whose result is there already are left out. */
export function prepare({ build = true, seed = true } = {}) {
  checkNode();
  const release = lock();
  try {
    install();
    if (build) buildIfStale({ edition: !seed });
    if (seed)
      must("KV-ja e kësaj makine nuk u mbush.", seedCommand, [
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

/** Packages are installed where those that are there are not the lock file's. */
function install() {
  if (installed()) return;
  console.log("Po instaloj paketat …");
  // Without a network `npm ci` tries for minutes before it says so; a ping tells in seconds.
  const ping = npm(["ping", "--loglevel=error", "--fetch-retries=0", "--fetch-timeout=8000"], 15_000);
  if (ping.late || (ping.code !== 0 && unreachable.test(ping.output))) {
    stop("Depoja e npm-së nuk përgjigjet. Lidhu me rrjetin dhe nise përsëri.");
  }
  const { code, output } = npm(["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]);
  if (code !== 0) stop("npm ci nuk u krye.", output);
}

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network timeout/;

function npm(args, timeout) {
  const script = process.env.npm_execpath;
  const options = { cwd: root, encoding: "utf8", timeout };
  const { status, stdout, stderr, error } = script
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  return {
    code: status,
    output: `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`,
    late: error?.code === "ETIMEDOUT",
  };
}

/** npm notes in `node_modules` what it has installed, once all of it is there. */
function installed() {
  try {
    const { packages: wanted } = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
    const { packages: there } = JSON.parse(readFileSync(at("node_modules", ".package-lock.json"), "utf8"));
    return Object.entries(wanted).every(
      ([place, { version, optional, link }]) =>
        place === "" || link || there[place]?.version === version || (optional && there[place] === undefined),
    );
  } catch {
    return false;
  }
}

/** What goes into the bundles: a text or a picture of an editor does not, so it costs no build. */
const code = ["app", "worker"];
const settings = ["package-lock.json", "vite.config.ts", "remix.config.js", "wrangler.toml"];

/**
 * Bundles are made anew where their code has changed, files of `public/` copied where they have.
 *
 * @param edition whether the edition that is deployed with the Worker is made too; KV's is read before it
 */
function buildIfStale({ edition }) {
  const stamp = at("build", ".built-from");
  // A program that is only typed after `npm run` goes into no bundle.
  const bundled = sources(code).filter((file) => !/[\\/]commands[\\/](?!prepare)\w+\.mjs$/.test(file));
  const wanted = digest(bundled.concat(settings.map((file) => at(file))));
  const isBuilt = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (!isBuilt) buildPages(stamp, wanted);
  else copyPublic();
  const made = at("build", ".edition-from");
  if (!edition && existsSync(at("build/client/edition"))) return;
  const content = digest(sources([...code, "seed", "public"]));
  if (isBuilt && existsSync(made) && readFileSync(made, "utf8") === content) return;
  must("Përmbajtja ka gabime: shihi më sipër, ose me „npm run seed -- check“.", seedCommand, [
    "seed/pipeline/cli.ts",
    "edition",
    "build/client/edition",
  ]);
  writeFileSync(made, content);
}

function buildPages(stamp, wanted) {
  console.log("Po ndërtoj faqen …");
  rmSync(stamp, { force: true });
  must("Shkronjat nuk u prenë.", command("tsx"), ["worker/commands/fonts/subset-fonts.ts"]);
  must("Faqja nuk u ndërtua.", command("@remix-run/dev", "remix"), ["vite:build"], {
    ...quietEnv,
    // A test that builds would hand down its own, and with it React's development build.
    NODE_ENV: "production",
    VITE_BUILD_ID: wanted.slice(0, 8),
  });
  writeFileSync(copied, JSON.stringify(publicFiles()));
  must("Programi që punon pa rrjet nuk u ndërtua.", command("tsx"), ["worker/commands/service-worker.ts"]);
  must("Worker-i nuk u paketua.", command("wrangler"), ["deploy", "--dry-run", "--outdir", "build/worker"]);
  writeFileSync(stamp, wanted);
}

/** What of `public/` lies in the build: each file with its length and time. */
const copied = at("build", ".public");

const publicFiles = () =>
  Object.fromEntries(
    files(at("public")).map((file) => {
      const { size, mtimeMs } = statSync(file);
      return [relative(at("public"), file), `${size} ${mtimeMs}`];
    }),
  );

/** Brings the build's copy of `public/` up to date: an editor's new picture, one that was taken out. */
function copyPublic() {
  const before = existsSync(copied) ? JSON.parse(readFileSync(copied, "utf8")) : {};
  const now = publicFiles();
  for (const name of Object.keys(now)) {
    if (before[name] !== now[name]) cpSync(at("public", name), at("build/client", name));
  }
  for (const name of Object.keys(before)) if (!(name in now)) rmSync(at("build/client", name), { force: true });
  writeFileSync(copied, JSON.stringify(now));
}

function sources(folders) {
  return folders.flatMap((folder) => files(at(folder))).filter((file) => !/\.test\.tsx?$|\.woff2$/.test(file));
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

/** One preparation at a time: two programs started together must not install over each other. */
function lock() {
  const file = at(".wrangler", "preparing");
  mkdirSync(dirname(file), { recursive: true });
  for (let announced = false; ; ) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      const release = () => rmSync(file, { force: true });
      process.once("exit", release);
      return release;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (abandoned(file)) {
        rmSync(file, { force: true });
        continue;
      }
      if (!announced) console.log("Po pres të mbarojë një përgatitje tjetër …");
      announced = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
}

/** Whether the program that holds the lock is gone. */
function abandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > 15 * 60_000) return true;
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH" || error.code === "ENOENT";
  }
}
