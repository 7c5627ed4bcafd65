/**
 * `npm run validate`: runs lint, types, content and unit tests, for use before a commit. Two queues use two cores; a
 * failed check prints its whole output, a passed one a single line.
 */
import { command, prepare, quietEnv, run, seedCommand } from "./prepare.mjs";

await prepare({ build: false, seed: false });
const started = Date.now();
const failed = [];

await Promise.all([
  lane([
    // Runs first, because it fills the cache of the content. Each test process reads that too (20 s of CPU; 3 s from
    // the cache).
    ["content", seedCommand, ["seed/pipeline/cli.ts", "check"]],
    ["unit tests", command("vitest"), ["run", "--project", "unit", "--reporter=agent"]],
  ]),
  lane([
    ["types", command("typescript", "tsc"), ["--noEmit"]],
    ["unused code", command("knip"), ["--no-progress"]],
    ["lint", command("@biomejs/biome", "biome"), ["check", "--error-on-warnings", "."]],
  ]),
]);
console.log(failed.length === 0 ? `✓ all, ${seconds(started)}` : `✗ ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Runs checks one after the other; a failed check does not stop the others. */
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
