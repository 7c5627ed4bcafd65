/** A cache bounded in bytes, which evicts the least recently used entry. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Counts the bytes of a text: two for each UTF-16 unit, the engine's maximum. */
export const textBytes = (text: string): number => text.length * 2;

/**
 * Makes an empty cache.
 *
 * @param capacity bytes
 * @param bytesOf counts the bytes of a value; its result must not change while the value is cached
 */
export function createLruCache<Value>(capacity: number, bytesOf: (value: Value) => number): LruCache<Value> {
  const values = new Map<string, Value>();
  let held = 0;
  const drop = (key: string, value: Value) => {
    values.delete(key);
    held -= bytesOf(value);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) {
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    set(key, value) {
      const before = values.get(key);
      if (before !== undefined) drop(key, before);
      if (bytesOf(value) > capacity) return;
      values.set(key, value);
      held += bytesOf(value);
      for (const [oldest, old] of values) {
        if (held <= capacity) break;
        drop(oldest, old);
      }
    },
  };
}
