import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";

/** The same plays on every machine; `SEED=7 npx vitest run` tries others. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED ?? 2026) });

/** A console error or warning that a test does not expect is a fault. */
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
