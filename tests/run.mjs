/**
 * `npm test`: runs every check and every test, in two queues for two cores. With `--whole`, as in CI, it runs every
 * one of the long series of attacks, each file of unit tests in isolation, and the main paths in WebKit and Firefox too,
 * if Debian has them. CI ends a run after 90 minutes, and a machine that others use can be three times slower. So a
 * whole run begins with what `npm test` runs. The rest follows: the browsers' until the 50th minute.
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
const minutes = 60_000;
const whole = values.whole ? { PRIZMA_WHOLE_SERIES: "1" } : {};
const rest = { ...whole, PRIZMA_REST_OF_SERIES: "1", PRIZMA_REST_UNTIL: String(started + 50 * minutes) };
/** What takes minutes even on a quiet machine begins in the first half hour, or not at all. */
const isInTime = () => Date.now() < started + 30 * minutes;
const onlyAtRetry = "! passed only at its second try";
let passed = 0;
let failed = 0;

// Installs the engines while the queues run.
const otherEngines = values.whole ? installEngines() : null;

const built = lane([
  ["build", fileURLToPath(new URL("../worker/commands/build.mjs", import.meta.url)), []],
  ["content", seedCommand, ["seed/pipeline/cli.ts", "edition", edition]],
]);

/** The steps after the build; the browser's is longest by far. The last one may be cut short. */
const steps = [
  ["browser tests", ...playwright("browser")],
  ["unit tests", command("vitest"), vitest("unit"), countVitest("unit"), () => whole],
  ["Worker tests", command("vitest"), vitest("worker"), countVitest("worker"), () => whole],
  [
    "publishing by wrangler",
    command("vitest"),
    vitest("wrangler"),
    countVitest("wrangler"),
    () => (isInTime() ? whole : {}),
  ],
  ["soak, its short form", command("tsx"), ["tests/soak.ts", "--seconds", "15"]],
];
if (values.whole) {
  // By itself the unit lane shares modules between files (vitest.config.ts). That would hide what a file leaves behind.
  const isolated = ["unit tests, each file alone", command("vitest"), [...vitest("unit", "alone"), "--isolate"]];
  // A run of which every test is late would count as one without a test.
  const restInTime = () => Date.now() < started + 45 * minutes;
  steps.push(["browser tests, the rest of the series", ...playwright("rest", rest), restInTime]);
  steps.push([...isolated, countVitest("alone"), () => whole, isInTime]);
}

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
  for (const [name, script, args, count = () => [1, 0], own = () => ({}), isRun = () => true] of steps) {
    const began = Date.now();
    if (!isRun()) {
      console.log(`– not run, since the machine is slow: ${name}`);
      continue;
    }
    const { code, output } = await run(script, args, { env: { ...env, ...own() } });
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

function vitest(project, name = project) {
  return ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report(name)}`];
}

function countVitest(name) {
  return () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report(name), "utf8"));
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

/** Returns a step of browser tests from its program on. Only what was late may be skipped. */
function playwright(name, series = {}) {
  const count = () => {
    const { stats, suites } = JSON.parse(readFileSync(report(name), "utf8"));
    for (const { file, title } of specs(suites).filter(({ tests }) => tests.some(({ status }) => status === "flaky")))
      console.log(`${onlyAtRetry}: ${file} › ${title}`);
    const late = Date.now() > Number(series.PRIZMA_REST_UNTIL ?? Number.POSITIVE_INFINITY) ? stats.skipped : 0;
    if (late > 0) console.log(`– not tried, since the machine is slow: ${late} tests of the long series`);
    return [stats.expected + stats.flaky, stats.unexpected + stats.skipped - late];
  };
  // Each run empties its folder.
  const output = ["--output", `test-results/${name}`];
  const env = () => ({ ...series, PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) });
  return [command("@playwright/test", "playwright"), ["test", ...output], count, env];
}

function specs(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specs(suite.suites ?? [])]);
}
