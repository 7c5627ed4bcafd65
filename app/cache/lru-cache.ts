/** A map bounded in bytes; the least recently used go first. */
export interface ByteStore<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Bytes of a text: two for each UTF-16 unit, which is what the engine may need. */
export const textBytes = (text: string): number => text.length * 2;

/**
 * @param capacity bytes.
 * @param bytesOf how many of them a value takes; it must not change while the value is kept.
 */
export function createByteStore<Value>(capacity: number, bytesOf: (value: Value) => number): ByteStore<Value> {
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
