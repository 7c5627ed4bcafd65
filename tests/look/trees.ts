/** Serves the two compared magazines. Each is a folder of the repository, built and served by its own `npm start`. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
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

/** Checks a commit out into a folder of its own. The end of the program removes it. @returns the folder */
export function checkOut(commit: string): string {
  const temporary = mkdtempSync(join(tmpdir(), "prizma-look-"));
  const folder = join(temporary, "before");
  process.on("exit", () => {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
    git("worktree", "prune");
  });
  git("worktree", "add", "--detach", folder, commit);
  linkPackages(folder);
  return folder;
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
