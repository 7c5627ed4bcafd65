/** Reads a body or list of an edition and checks it against its key's hash. */
import type { LruCache } from "../../cache/lru-cache";
import { hashOf } from "../kv-layout";
import { hashText } from "./hash-text";
import { type DeployedPause, type EditionDeps, readFromDeployed, readFromKv } from "./read-text";

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
  const fromKv = state.onlyDeployed ? null : await intact(key, "KV", log, readBodyFromKv(key, state, { ...deps, log }));
  const text =
    fromKv ?? (await intact(key, "the deployed files", log, readFromDeployed(key, memory, { ...deps, log })));
  if (text === null) return null;
  if (fromKv === null) state.onlyDeployed = true;
  memory.bodies.set(key, text);
  return text;
}

function readBodyFromKv(key: string, { openedAt }: ReadingState, deps: EditionDeps): Promise<string | null> {
  const left = openedAt + requestTimeoutMs - deps.now();
  const timeoutMs = Math.max(minReadTimeoutMs, Math.min(readTimeoutMs, left));
  return readFromKv(key, { cacheTtl: bodyTtl, timeoutMs }, deps);
}

/**
 * Returns a text only if it has the hash in its key. `contents@version` has none: `all-contents.ts` checks that list.
 */
async function intact(
  key: string,
  source: string,
  log: (line: string) => void,
  read: Promise<string | null>,
): Promise<string | null> {
  const text = await read;
  if (text === null) {
    log(`${key}: not in ${source}`);
    return null;
  }
  const hash = hashOf(key);
  if (hash === null || hash === (await hashText(text))) return text;
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
