/** Error of a time-out, distinct from any other failure. */
export class TimeoutError extends Error {}

/**
 * Settles like a promise, but rejects after a time-out. The work itself continues: a promise cannot be cancelled.
 *
 * @throws TimeoutError after `milliseconds`
 */
export async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
