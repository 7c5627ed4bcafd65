/**
 * Runs a TypeScript tool of the project, as `npm run seed` does: `node worker/commands/tool.mjs seed/pipeline/cli.ts
 * …`. On a fresh clone it first installs the packages.
 */
import { spawn } from "node:child_process";
import { command, prepare, root } from "./prepare.mjs";

await prepare({ build: false, seed: false });
const [name, ...words] = process.argv.slice(2);
// Without a tool it only installs, for commands that npm itself runs.
if (name === undefined) process.exit(0);
if (name === "seed/pipeline/cli.ts") {
  process.chdir(root);
  // Imported only here: a fresh clone had no compiler before the installation.
  const { runCompiled } = await import("./compiled.mjs");
  await runCompiled(name, words);
} else {
  // A tool that finds modules by their names, such as `covers`, stays apart. It cannot be compiled into one file.
  const tool = spawn(process.execPath, [command("tsx"), name, ...words], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tool.kill(signal));
  tool.on("exit", (code) => process.exit(code ?? 1));
}
