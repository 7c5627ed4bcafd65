/**
 * `npm run validate`: lint, types, content and unit tests, what to run before a commit. Two lanes for two cores; what
 * failed is printed whole, what passed in a line.
 */
import { command, prepare, quietEnv, run, seedCommand } from "./prepare.mjs";

await prepare({ build: false, seed: false });
const started = Date.now();
const failed = [];

/** Of a program that changed in a few files the compiler checks those: 4 s of CPU in place of 12. */
const incremental = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"];

await Promise.all([
  lane([
    // First: what it reads it keeps, and each process of the tests reads the content too (20 s of CPU, 3 s from what is kept).
    ["content", seedCommand, ["seed/pipeline/cli.ts", "check"]],
    ["unit tests", command("vitest"), ["run", "--project", "unit", "--reporter=agent"]],
  ]),
  lane([
    ["types", command("typescript", "tsc"), ["--noEmit", ...incremental]],
    ["unused code", command("knip"), ["--no-progress"]],
    ["lint", command("@biomejs/biome", "biome"), ["check", "--error-on-warnings", "."]],
  ]),
]);
console.log(failed.length === 0 ? `✓ all, ${seconds(started)}` : `✗ ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Runs checks one after the other; one that fails keeps none of the others from running. */
async function lane(checks) {
  for (const [name, script, args] of checks) {
    const began = Date.now();
    const { code, output } = await run(script, args, { env: { ...quietEnv, NO_COLOR: "1" } });
    if (code !== 0) {
      failed.push(name);
      console.error(output.trimEnd());
    }
    console.log(`${code === 0 ? "✓" : "✗"} ${name}, ${seconds(began)}`);
  }
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}
