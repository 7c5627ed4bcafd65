import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TimeoutError, withTimeout } from "./with-timeout";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what comes in time is handed on, a failure too, and no timer is left", async () => {
  expect(await withTimeout(Promise.resolve(7), 1_000)).toBe(7);
  await expect(withTimeout(Promise.reject(new Error("no")), 1_000)).rejects.toThrow("no");
  expect(vi.getTimerCount()).toBe(0);
});

test("what takes longer fails with the time that it had", async () => {
  const late = withTimeout(new Promise(() => undefined), 300).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300);
  const error = await late;
  expect(error).toBeInstanceOf(TimeoutError);
  expect((error as Error).message).toBe("no answer in 300 ms");
});
