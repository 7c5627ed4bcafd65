import { afterEach, beforeEach, expect, vi } from "vitest";

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
