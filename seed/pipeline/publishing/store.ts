/** Where an edition is written. Any call may reject; what was put before stays. */
export interface Store {
  /** The values of these keys, in their order; null where a key is absent. */
  getMany(keys: string[]): Promise<(string | null)[]>;
  /** Puts every entry; the order inside one call does not matter. */
  putMany(entries: StoreEntry[]): Promise<void>;
}

export type StoreEntry = [key: string, value: string];

/** A store that can also be tidied. */
export interface TidyStore extends Store {
  /** Every key that is there. Publishing never asks for it. */
  list(): Promise<StoredKey[]>;
  deleteMany(keys: string[]): Promise<void>;
  /** Ends what the store runs; what was put is kept. */
  close(): Promise<void>;
}

export interface StoredKey {
  key: string;
  /** When it was last put, in seconds since 1970; undefined where the store does not know. */
  putAt?: number;
}

/** What a store remembers beside each value: the second in which it was put. */
export const putNow = () => ({ putAt: Math.floor(Date.now() / 1000) });

/** Reads the second of a put from the metadata that the store keeps. */
export function putAtOf(metadata: unknown): Pick<StoredKey, "putAt"> {
  const found = typeof metadata === "object" && metadata !== null && "putAt" in metadata ? metadata.putAt : undefined;
  return typeof found === "number" ? { putAt: found } : {};
}

/**
 * The store did not do what it was asked. The magazine that was published before is untouched.
 * The message is Albanian, for the editor.
 */
export class StoreFailure extends Error {
  /** @param lasting whether another try at once is of no use */
  constructor(
    message: string,
    readonly lasting = false,
  ) {
    super(message);
  }
}

/** Another publication than the expected one stands in the store. */
export class EditionConflict extends StoreFailure {
  constructor(message: string) {
    super(message, true);
  }
}
