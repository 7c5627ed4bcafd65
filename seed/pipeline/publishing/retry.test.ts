import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStore } from "../fixtures/memory-store";
import { cloudflareRetry, noRetry, notStored, putWithRetry } from "./retry";

describe("retryPolicy", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("with Cloudflare waits longer each time, a minute in all", () => {
    const { waits } = cloudflareRetry;
    expect(waits[0]).toBe(1000);
    for (const [index, wait] of waits.slice(1).entries()) expect(wait).toBe(2 * (waits[index] ?? 0));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(63_000);
  });

  it("with this machine is none", () => {
    expect(noRetry.waits).toEqual([]);
  });

  it("passes real time", async () => {
    let passed = false;
    const waiting = cloudflareRetry.wait(1000).then(() => {
      passed = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(passed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(passed).toBe(true);
  });
});

it("nothing to write asks nothing of the store", async () => {
  const store = new MemoryStore();
  await putWithRetry(store, [], noRetry);
  expect(await notStored(store, [], noRetry)).toEqual([]);
  expect(store.calls).toEqual({ get: 0, put: 0, list: 0, delete: 0 });
});
