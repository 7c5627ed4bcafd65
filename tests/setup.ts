import fc from "fast-check";
import { afterEach, beforeEach, expect, TestRunner, vi } from "vitest";
import { isWhole } from "./long-series";

declare module "vitest" {
  interface TaskMeta {
    /** How many cases a property tried before its time was over: "4 of 100". It is set only if they were few. */
    fewCases?: string;
  }
}

/**
 * The least share of its cases that a property must try in its time. The output of `npm test` names a test below it.
 */
const leastTried = 1 / 10;

/** Throws what a failed property found. Otherwise it notes on its test when it tried too few cases. */
function reportProperty(run: fc.RunDetails<unknown>): void {
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
  const all = run.runConfiguration.numRuns ?? 100;
  const test = TestRunner.getCurrentTest();
  if (run.interrupted && run.numRuns < all * leastTried && test) test.meta.fewCases = `${run.numRuns} of ${all}`;
}

/**
 * Uses the same cases on every machine; `SEED=7 npx vitest run` uses others. CI runs each property for its full number
 * of cases; elsewhere it ends after a second: five of them would take 35. It does not fail then: the number of cases
 * depends on how busy the machine is.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.SEED ?? 2026),
  reporter: reportProperty,
  ...(isWhole ? {} : { interruptAfterTimeLimit: 1_000, markInterruptAsFailure: false }),
});

/** A console error or warning that a test does not expect makes it fail. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const { error, warn } = console as unknown as Record<"error" | "warn", ReturnType<typeof vi.spyOn>>;
  const said = [...error.mock.calls, ...warn.mock.calls];
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
