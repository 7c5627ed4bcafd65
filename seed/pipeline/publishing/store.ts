/** The storage of editions. Any call may reject; entries put before remain. */
import { isObject } from "../../../app/magazine/is-object";

export interface Store {
  /** Returns the values of these keys, in their order; null where a key is absent. */
  getMany(keys: string[]): Promise<(string | null)[]>;
  /** Puts every entry; the order inside one call does not matter. */
  putMany(entries: StoreEntry[]): Promise<void>;
}

export type StoreEntry = [key: string, value: string];

/** A store whose keys can also be listed and deleted. */
export interface TidyStore extends Store {
  /** Lists every key. Publishing never calls it. */
  list(): Promise<StoredKey[]>;
  deleteMany(keys: string[]): Promise<void>;
  /** Stops the store's processes; its entries are kept. */
  close(): Promise<void>;
}

export interface StoredKey {
  key: string;
  /** When it was last put, in seconds since 1970. It is undefined where the store does not know. */
  putAt?: number;
}

/** Makes the metadata of a put: its time in seconds. */
export const putNow = () => ({ putAt: Math.floor(Date.now() / 1000) });

/** Reads the time of a put from the metadata of a key. */
export function putAtOf(metadata: unknown): Pick<StoredKey, "putAt"> {
  const found = isObject(metadata) ? metadata.putAt : undefined;
  return typeof found === "number" ? { putAt: found } : {};
}

/**
 * A call of the store failed. The magazine that was published before is unchanged. The message is Albanian, for the
 * editor.
 */
export class StoreFailure extends Error {
  /** @param lasting whether an immediate retry is useless */
  constructor(
    message: string,
    readonly lasting = false,
  ) {
    super(message);
  }
}

/** The store holds another publication than the expected one. */
export class EditionConflict extends StoreFailure {
  constructor(message: string) {
    super(message, true);
  }
}
