/** Reads the text of one key from KV or from the deployed files. A failed or slow read returns `null`. */
import { TimeoutError, withTimeout } from "../../cache/with-timeout";

/** The part of KV's interface in use. `cacheTtl` in seconds. */
export interface KvReader {
  get(key: string, options: { type: "text"; cacheTtl: number }): Promise<string | null>;
  /** Reads a value without decoding it. If absent, bytes are made of the text, at 4 ms of CPU a megabyte. */
  getBytes?(key: string, options: { cacheTtl: number }): Promise<ArrayBuffer | null>;
}

export interface EditionDeps {
  kv: KvReader;
  /** Reads a key of the edition deployed with the Worker; `null` if it has none. */
  deployed: (key: string) => Promise<string | null>;
  /** Returns the time in milliseconds since the epoch. */
  now: () => number;
  log: (line: string) => void;
  /** Milliseconds before the manifest is read again, on an editor's machine alone; elsewhere a minute. */
  manifestAgeMs?: number;
  /** Runs work after the response. Without it a request waits for the work that it starts. */
  later?: (work: Promise<unknown>) => void;
}

/** End of the pause of reads from the deployed files after a time-out. It is in milliseconds since the epoch. */
export interface DeployedPause {
  deployedPausedUntil: number;
}

const deployedTimeoutMs = 1_000;
/** Milliseconds of the pause after the deployed files timed out. No request waits for them again. */
const deployedPauseMs = 5_000;

/** Reads a key from KV. @param cacheTtl seconds for which KV's own cache may keep it */
export function readFromKv(
  key: string,
  { cacheTtl, timeoutMs }: { cacheTtl: number; timeoutMs: number },
  { kv, log }: Pick<EditionDeps, "kv" | "log">,
): Promise<string | null> {
  return orNull(key, log, () => withTimeout(kv.get(key, { type: "text", cacheTtl }), timeoutMs));
}

/** Reads a key from KV as bytes. */
export function readBytesFromKv(
  key: string,
  { cacheTtl, timeoutMs }: { cacheTtl: number; timeoutMs: number },
  deps: Pick<EditionDeps, "kv" | "log">,
): Promise<ArrayBuffer | null> {
  const { kv, log } = deps;
  if (kv.getBytes === undefined) return readFromKv(key, { cacheTtl, timeoutMs }, deps).then(encoded);
  const { getBytes } = kv;
  return orNull(key, log, () => withTimeout(getBytes(key, { cacheTtl }), timeoutMs));
}

/** Encodes a text as UTF-8. */
export const encoded = (text: string | null): ArrayBuffer | null =>
  text === null ? null : new TextEncoder().encode(text).buffer;

/** Reads a key of the edition that was deployed with the Worker. */
export function readFromDeployed(key: string, pause: DeployedPause, deps: EditionDeps): Promise<string | null> {
  return orNull(key, deps.log, async () => {
    if (deps.now() < pause.deployedPausedUntil) throw new Error("the deployed files do not answer");
    try {
      return await withTimeout(deps.deployed(key), deployedTimeoutMs);
    } catch (error) {
      if (error instanceof TimeoutError) pause.deployedPausedUntil = deps.now() + deployedPauseMs;
      throw error;
    }
  });
}

/** Returns `null` for a failure, and writes one line to the log. */
async function orNull<Value>(
  key: string,
  log: (line: string) => void,
  read: () => Promise<Value | null>,
): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    log(`${key}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
