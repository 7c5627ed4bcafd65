/**
 * `npm test`: runs every check and every test, in two queues for two cores. With `--whole`, as in CI, it runs every
 * one of the long series of attacks, each file of unit tests in isolation, and the main paths in WebKit and Firefox too,
 * if Debian has them.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { command, prepare, quietEnv, root, run, seedCommand, stop } from "../worker/commands/prepare.mjs";
import { names as engines, install as installEngines, missing as missingEngines } from "./engines/installed.mjs";

const { values } = parseArgs({ options: { whole: { type: "boolean", default: false } } });
const started = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

// The bundles are built while the queue of the checks runs.
await prepare({ build: false, seed: false });
const { findBrowser } = await import("../worker/commands/find-browser.mjs");
const browser = await findBrowser();
if (browser === null) {
  stop("No Chromium was found or could be installed: install Chrome or Chromium, or name one in CHROMIUM_PATH.");
}

const reports = mkdtempSync(join(tmpdir(), "prizma-"));
const report = (name) => join(reports, `${name}.json`);
/** The magazine's edition, built once. A dozen processes read it (`tests/real-magazine.ts`), and building takes 5 s. */
const edition = join(reports, "edition");
const env = { ...quietEnv, CHROMIUM_PATH: browser, PRIZMA_EDITION: edition };
if (values.whole) env.PRIZMA_WHOLE_SERIES = "1";
const onlyAtRetry = "! passed only at its second try";
let passed = 0;
let failed = 0;

// By itself the unit lane shares modules between files (vitest.config.ts). That would hide what a file leaves behind.
const isolation = values.whole ? ["--isolate"] : [];
// Installs the engines while the queues run.
const otherEngines = values.whole ? installEngines() : null;

const built = lane([
  ["build", fileURLToPath(new URL("../worker/commands/build.mjs", import.meta.url)), []],
  ["content", seedCommand, ["seed/pipeline/cli.ts", "edition", edition]],
]);

/** The steps after the build: with `--whole` the longest come first, else the browser's is longest by far. */
const steps = [
  ["browser tests", command("@playwright/test", "playwright"), ["test"], countPlaywright],
  ["unit tests", command("vitest"), [...vitest("unit"), ...isolation], countVitest("unit")],
  ["Worker tests", command("vitest"), vitest("worker"), countVitest("worker")],
  ["publishing by wrangler", command("vitest"), vitest("wrangler"), countVitest("wrangler")],
  ["soak, its short form", command("tsx"), ["tests/soak.ts", "--seconds", "15"]],
];

// Whichever queue is free takes the next step. Fixed queues ended 55 s apart.
await Promise.all([
  built.then(takeSteps),
  lane([
    ["lint", command("@biomejs/biome", "biome"), ["check", "--error-on-warnings", "."]],
    ["dead code", command("knip"), ["--no-progress"]],
    ["types", command("typescript", "tsc"), ["--noEmit"]],
  ])
    .then(() => built)
    .then(takeSteps),
]);

if (otherEngines !== null) {
  await otherEngines;
  for (const engine of missingEngines()) console.log(`– skipped: ${engine}`);
  if (missingEngines().length < engines.length) {
    await lane([
      ["other engines", command("vitest"), [...vitest("engines"), "--maxWorkers", "2"], countVitest("engines")],
    ]);
  }
}

rmSync(reports, { recursive: true, force: true });
console.log(`All in ${seconds(started)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs steps one after the other. Prints the duration of each, and its output only after a failure. */
async function lane(steps) {
  for (const [name, script, args, count = () => [1, 0]] of steps) {
    const began = Date.now();
    const { code, output } = await run(script, args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser") },
    });
    const [good, bad] = code === 0 ? count() : [0, 1];
    const empty = code === 0 && good === 0;
    passed += good;
    failed += bad + Number(empty);
    if (code !== 0 || empty) console.error(output.trimEnd());
    const what = empty ? "no test was run, " : good > 1 ? `${good} tests, ` : "";
    console.log(`${code === 0 && !empty ? "✓" : "✗"} ${name} (${what}${seconds(began)})`);
  }
}

/** Runs steps until none is left. */
async function takeSteps() {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) await lane([step]);
}

function vitest(project) {
  return ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report(project)}`];
}

function countVitest(project) {
  return () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report(project), "utf8"));
    for (const { name, assertionResults } of testResults) {
      for (const { status, fullName, failureMessages, meta } of assertionResults) {
        const test = `${relative(root, name)} › ${fullName}`;
        // The report keeps the errors of the tries before the one that passed.
        if (status === "passed" && failureMessages.length > 0) console.log(`${onlyAtRetry}: ${test}`);
        if (meta.fewCases !== undefined) console.log(`! a property tried ${meta.fewCases} cases in its time: ${test}`);
      }
    }
    return [numPassedTests, numFailedTests];
  };
}

function countPlaywright() {
  const { stats, suites } = JSON.parse(readFileSync(report("browser"), "utf8"));
  for (const { file, title } of specs(suites).filter(({ tests }) => tests.some(({ status }) => status === "flaky")))
    console.log(`${onlyAtRetry}: ${file} › ${title}`);
  return [stats.expected + stats.flaky, stats.unexpected + stats.skipped];
}

function specs(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specs(suite.suites ?? [])]);
}
