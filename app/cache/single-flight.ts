import { withTimeout } from "./with-timeout";

/** Runs the work for a key, or waits for the same work in progress. */
export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Runs work once for all concurrent callers with the same key. After the time-out or a failure each waiting caller runs
 * the work itself, since workerd drops the promises of a request whose client has disconnected.
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
        // It failed or timed out: this caller runs the work itself.
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
