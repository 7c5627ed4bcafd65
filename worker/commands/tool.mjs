/**
 * Runs a TypeScript tool of the project, as `npm run seed` does: `node worker/commands/tool.mjs seed/pipeline/cli.ts …`. On a fresh
 * clone the packages are installed first.
 */
import { spawn } from "node:child_process";
import { command, prepare, root } from "./prepare.mjs";

await prepare({ build: false, seed: false });
const [name, ...words] = process.argv.slice(2);
// Without a tool it only installs, for commands that are run by npm itself.
if (name === undefined) process.exit(0);
if (name === "seed/pipeline/cli.ts") {
  process.chdir(root);
  // Loaded only now: on a fresh clone there was nothing to compile with.
  const { runCompiled } = await import("./compiled.mjs");
  await runCompiled(name, words);
} else {
  // A tool that finds modules by their names, as `covers` does, cannot be compiled into one.
  const tool = spawn(process.execPath, [command("tsx"), name, ...words], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tool.kill(signal));
  tool.on("exit", (code) => process.exit(code ?? 1));
}
