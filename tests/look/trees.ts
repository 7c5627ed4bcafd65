/** Serves the two compared magazines. Each is a folder of the repository, built and served by its own `npm start`. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../worker/commands/free-port.mjs";
import { quietEnv, root } from "../../worker/commands/prepare.mjs";

/** Milliseconds for a tree to be installed, built, filled and served. It takes 40 s on an idle machine. */
const startTimeoutMs = 15 * 60_000;

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/** Returns the commit of a ref. @throws if there is none */
export const commitOf = (ref: string) => git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);

/**
 * Folder of the checked out commits. They stay, since building one takes longer than looking at a few states: the next
 * comparison with it finds it built. Not inside the project, whose tools would read it.
 */
const kept = join(tmpdir(), `prizma-look-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`);

/** The most commits that are kept; the one that was not asked for longest goes first. */
const mostKept = 3;

/** Checks a commit out into a folder of its own, or finds it there. @returns the folder */
export function checkOut(commit: string): string {
  const folder = join(kept, commit);
  if (!existsSync(folder)) {
    // Made aside and renamed: a run that is ended leaves no half of a tree.
    const made = `${folder}-${process.pid}`;
    process.once("exit", () => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
    git("worktree", "add", "--detach", made, commit);
    // A plain folder: no worktree that Git would list for ever.
    rmSync(join(made, ".git"));
    git("worktree", "prune");
    linkPackages(made);
    copyBuilt(made);
    renameSync(made, folder);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  const byAge = readdirSync(kept).sort((one, other) => touched(other) - touched(one));
  for (const name of byAge.slice(mostKept)) rmSync(join(kept, name), { recursive: true, force: true, maxRetries: 3 });
  return folder;
}

const touched = (name: string) => statSync(join(kept, name)).mtimeMs;

/**
 * Copies the work tree's build and readings. The commit's own start takes what is made of the same files, and makes the
 * rest anew.
 */
function copyBuilt(folder: string): void {
  for (const name of ["build", "node_modules/.cache/readings"])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
}

/** Links the packages, to avoid a second installation. If they cannot be linked, the tree installs its own. */
function linkPackages(folder: string): void {
  const locked = (tree: string) => readFileSync(join(tree, "package-lock.json"), "utf8");
  if (locked(folder) !== locked(root)) return;
  const packages = join(folder, "node_modules");
  try {
    link(join(root, "node_modules"), packages);
  } catch {
    // For example, a temporary folder on another disk.
    rmSync(packages, { recursive: true, force: true });
  }
}

/** Folders in which tools cache their own data among the packages. */
const caches = new Set([".cache", ".vite", ".vite-temp", ".mf"]);

function link(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (caches.has(entry.name)) continue;
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

export interface TreeServer {
  /** The server's `host:port`. */
  host: string;
  stop(): Promise<void>;
}

/** Serves a tree as its `npm start` does, on a free port. */
export async function serve(folder: string): Promise<TreeServer> {
  const port = await freePort();
  const program = spawn(process.execPath, [join(folder, "worker/commands/start.mjs")], {
    cwd: folder,
    env: { ...quietEnv, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.on("exit", () => program.kill());
  let said = "";
  for (const output of [program.stdout, program.stderr]) output.on("data", (text) => (said += text));
  const host = `localhost:${port}`;
  if (await answers(`http://${host}/`, program)) return { host, stop: () => stop(program) };
  await stop(program);
  throw new Error(`${said.trim()}\n${folder} could not be built and served.`);
}

const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function answers(address: string, program: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && !ended(program)) {
    const ok = await fetch(address).then(
      (answer) => answer.text().then(() => answer.ok),
      () => false,
    );
    if (ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return false;
}

/** Asks a program to end, and kills it after ten seconds. */
async function stop(program: ChildProcess): Promise<void> {
  if (ended(program)) return;
  const end = new Promise((resolve) => program.once("exit", resolve));
  const late = setTimeout(() => program.kill("SIGKILL"), 10_000);
  program.kill();
  await end;
  clearTimeout(late);
}
