import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { isWhole } from "./long-series";

/**
 * Uses the same cases on every machine; `SEED=7 npx vitest run` uses others. CI runs each property for its full number
 * of cases; elsewhere it ends after two seconds: five of them would take 35.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.SEED ?? 2026),
  ...(isWhole ? {} : { interruptAfterTimeLimit: 2_000, markInterruptAsFailure: false }),
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
