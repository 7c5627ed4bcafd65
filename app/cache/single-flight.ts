/** Work that several requests want at once, done by the first of them. */
export type Share<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

const late = Symbol("late");

/**
 * Those who ask for a key while it is being made wait for the one who makes it. They wait no longer than `patience`
 * milliseconds and then make it themselves, as they do where the maker fails: in the Workers runtime a request that
 * its visitor gave up takes its unfinished promises with it.
 */
export function createFlights<Value>(patience: number): Share<Value> {
  const flying = new Map<string, Promise<Value>>();
  return async (key, make) => {
    const ahead = flying.get(key);
    if (ahead) {
      const arrived = await within(ahead, patience);
      if (arrived !== late) return arrived;
    }
    const own = make();
    flying.set(key, own);
    try {
      return await own;
    } finally {
      if (flying.get(key) === own) flying.delete(key);
    }
  };
}

/** What a promise gives, or `late` where it fails or takes longer than `patience` milliseconds. */
async function within<Value>(promise: Promise<Value>, patience: number): Promise<Value | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, patience, late);
  });
  try {
    return await Promise.race([promise, tooLong]);
  } catch {
    return late;
  } finally {
    clearTimeout(timer);
  }
}
