/** Installs packages that only the benches need, once. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("peers/", import.meta.url));
const require = createRequire(`${folder}package.json`);

/** Returns the path of a peer's module; installs the peers if they are missing. */
export function peer(name: string): string {
  if (!existsSync(`${folder}node_modules/${name}`)) {
    console.log("Installing the benches' packages …");
    const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
    const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
    if (status !== 0) throw new Error("npm install failed in tests/bench/peers");
  }
  return require.resolve(name);
}

/** Runs a peer's command in a folder beside them. It shows the output only after a failure. */
export function runPeer(script: string, args: string[], cwd: string): void {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${script} failed\n${stdout}${stderr}`);
}

export function peerVersion(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
  return `${name} ${dependencies[name]}`;
}
