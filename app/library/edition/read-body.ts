/** Reads a body or list of an edition and checks it against its key's hash. */
import type { LruCache } from "../../cache/lru-cache";
import { hashOf } from "../kv-layout";
import { hashBytes, hashText } from "./hash-text";
import {
  type DeployedPause,
  type EditionDeps,
  encoded,
  readBytesFromKv,
  readFromDeployed,
  readFromKv,
} from "./read-text";

/**
 * Time-outs of KV in milliseconds. They are for one read, all reads of a request, and one read after that budget is
 * used up.
 */
export const readTimeoutMs = 1_000;
const requestTimeoutMs = 1_500;
const minReadTimeoutMs = 300;
/** Seconds for which KV's own cache may keep a body. A key never gets another text. */
const bodyTtl = 31_536_000;

interface BodyMemory extends DeployedPause {
  bodies: LruCache<string>;
}

/** State of a request's reads. */
export interface ReadingState {
  /** Time at which the edition was opened, in milliseconds since the epoch. */
  openedAt: number;
  /** Whether the request skips KV, since it already needed the deployed files. */
  onlyDeployed: boolean;
}

/** Reads a key from memory, KV or the deployed files. @returns null if none has its text intact */
export async function readBody(
  key: string,
  state: ReadingState,
  memory: BodyMemory,
  deps: EditionDeps,
): Promise<string | null> {
  const kept = memory.bodies.get(key);
  if (kept !== undefined) return kept;
  const log = onlyOnce(deps.log);
  const text = await readFromEither(key, state, hashText, {
    kv: (options) => readFromKv(key, options, { ...deps, log }),
    deployed: () => readFromDeployed(key, memory, { ...deps, log }),
    now: deps.now,
    log,
  });
  if (text !== null) memory.bodies.set(key, text);
  return text;
}

/**
 * Reads a key as bytes, which are not kept in memory. The hash in the key is computed as for a text: of a list of 1.4 MB
 * it costs 1 ms.
 *
 * @returns null if no source has its value intact
 */
export function readBytes(
  key: string,
  state: ReadingState,
  pause: DeployedPause,
  deps: EditionDeps,
): Promise<ArrayBuffer | null> {
  const log = onlyOnce(deps.log);
  return readFromEither(key, state, hashBytes, {
    kv: (options) => readBytesFromKv(key, options, { ...deps, log }),
    deployed: () => readFromDeployed(key, pause, { ...deps, log }).then(encoded),
    now: deps.now,
    log,
  });
}

/** Two sources of one key, and the request's clock and log. */
interface Sources<Value> {
  kv: (options: { cacheTtl: number; timeoutMs: number }) => Promise<Value | null>;
  deployed: () => Promise<Value | null>;
  now: () => number;
  log: (line: string) => void;
}

/** Reads a key from KV, else from the deployed files. From then on the request skips KV. */
async function readFromEither<Value>(
  key: string,
  state: ReadingState,
  hash: (value: Value) => Promise<string>,
  { kv, deployed, now, log }: Sources<Value>,
): Promise<Value | null> {
  const left = state.openedAt + requestTimeoutMs - now();
  const timeoutMs = Math.max(minReadTimeoutMs, Math.min(readTimeoutMs, left));
  const fromKv = state.onlyDeployed ? null : await intact(key, "KV", log, hash, kv({ cacheTtl: bodyTtl, timeoutMs }));
  const value = fromKv ?? (await intact(key, "the deployed files", log, hash, deployed()));
  if (value !== null && fromKv === null) state.onlyDeployed = true;
  return value;
}

/**
 * Returns a value only if it has the hash in its key. `contents@version` has none: `all-contents.ts` checks that list.
 */
async function intact<Value>(
  key: string,
  source: string,
  log: (line: string) => void,
  hash: (value: Value) => Promise<string>,
  read: Promise<Value | null>,
): Promise<Value | null> {
  const value = await read;
  if (value === null) {
    log(`${key}: not in ${source}`);
    return null;
  }
  const named = hashOf(key);
  if (named === null || named === (await hash(value))) return value;
  log(`${key}: damaged in ${source}`);
  return null;
}

/** Logs only the first line: one fault is one line, however many sources have it. */
function onlyOnce(log: (line: string) => void): (line: string) => void {
  let logged = false;
  return (line) => {
    if (!logged) log(line);
    logged = true;
  };
}
