import { withTimeout } from "./with-timeout";

/** Runs the work for a key, or waits for one that is under way. */
export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Runs work once for all who ask for its key at the same time. Nobody waits longer than the time-out, nor after a
 * failure: then each does the work alone, since workerd drops the promises of a request whose visitor has left.
 *
 * @param timeout milliseconds
 */
export function createSingleFlight<Value>(timeout: number): SingleFlight<Value> {
  const inFlight = new Map<string, Promise<Value>>();
  return async (key, work) => {
    const underWay = inFlight.get(key);
    if (underWay) {
      try {
        return await withTimeout(underWay, timeout);
      } catch {
        // It failed or took too long: this caller does the work.
      }
    }
    const own = work();
    inFlight.set(key, own);
    try {
      return await own;
    } finally {
      if (inFlight.get(key) === own) inFlight.delete(key);
    }
  };
}
