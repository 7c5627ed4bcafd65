/** Tells a time-out from any other failure. */
export class TimeoutError extends Error {}

/**
 * Settles like a promise, but rejects once it takes too long. The work itself goes on: a promise cannot be stopped.
 *
 * @throws TimeoutError after so many milliseconds
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
