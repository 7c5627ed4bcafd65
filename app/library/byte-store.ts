/** A map of texts bounded in bytes; the least recently used go first. */
export interface ByteStore {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
}

/** @param capacity bytes, counted as two for each UTF-16 unit, which is what the engine may need. */
export function createByteStore(capacity: number): ByteStore {
  const texts = new Map<string, string>();
  let held = 0;
  return {
    get(key) {
      const text = texts.get(key);
      if (text !== undefined) {
        texts.delete(key);
        texts.set(key, text);
      }
      return text;
    },
    set(key, text) {
      const before = texts.get(key);
      if (before !== undefined) held -= before.length * 2;
      texts.delete(key);
      if (text.length * 2 > capacity) return;
      texts.set(key, text);
      held += text.length * 2;
      for (const [oldest, old] of texts) {
        if (held <= capacity) break;
        texts.delete(oldest);
        held -= old.length * 2;
      }
    },
  };
}
