/**
 * Runs a TypeScript tool of the project, as `npm run seed` does: `node worker/commands/tool.mjs seed/pipeline/cli.ts …`. On a fresh
 * clone the packages are installed first.
 */
import { spawn } from "node:child_process";
import { command, prepare, root } from "./prepare.mjs";

prepare({ build: false, seed: false });
const words = process.argv.slice(2);
// Without a tool it only installs, for commands that are run by npm itself.
if (words.length === 0) process.exit(0);
const tool = spawn(process.execPath, [command("tsx"), ...words], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tool.kill(signal));
tool.on("exit", (code) => process.exit(code ?? 1));
