/**
 * `npm run test:mutation -- science`: breaks one place of a set's programs at a time. It counts what the tests notice.
 * `--mutate app/models/heat/carnot.ts` tries that file alone. `--tests app/models/heat/carnot.test.ts` judges it by
 * that test alone, which takes a third of the time.
 */
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { sets } from "./sets.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: "string", multiple: true },
    tests: { type: "string", multiple: true },
    concurrency: { type: "string", default: "2" },
  },
});
const [name = "rules", ...others] = positionals;
const set = sets[name];
if (set === undefined || others.length > 0) {
  console.error(`Name one set of: ${Object.keys(sets).join(", ")}.`);
  process.exit(1);
}
// Stryker's processes inherit it. Its own option of test files does not hold for code that runs at import.
process.env.PRIZMA_MUTATION_TESTS = (values.tests ?? set.tests).join("\n");
await new Stryker({
  mutate: [...(values.mutate ?? set.mutate), "!**/*.{test,cases}.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: true },
  coverageAnalysis: "perTest",
  ignoreStatic: set.ignoreStatic ?? false,
  concurrency: Number(values.concurrency),
  reporters: ["clear-text", "progress"],
  tempDirName: ".stryker",
  // Each run copies the rest. A build that runs meanwhile would change what is copied.
  ignorePatterns: ["/build", "/.wrangler", "/test-results"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: set.leastKilled, break: set.leastKilled },
}).runMutationTest();
