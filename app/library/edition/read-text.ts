/** Reads the text of one key from KV or from the deployed files. A read that fails or is slow gives `null`. */
import { TimeoutError, withTimeout } from "../../cache/with-timeout";

/** What is asked of KV. `cacheTtl` in seconds. */
export interface KvReader {
  get(key: string, options: { type: "text"; cacheTtl: number }): Promise<string | null>;
}

export interface EditionDeps {
  kv: KvReader;
  /** Reads a key of the edition deployed with the Worker; `null` where it has none. */
  deployed: (key: string) => Promise<string | null>;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: (line: string) => void;
  /** For how long the manifest is not asked for again, on an editor's machine alone; elsewhere a minute. */
  manifestAgeMs?: number;
  /** Lets work go on after the response; without it a request waits for what it starts. */
  later?: (work: Promise<unknown>) => void;
}

/** Until when the deployed files are not asked, since they did not answer in time. */
export interface DeployedPause {
  deployedPausedUntil: number;
}

const deployedTimeoutMs = 1_000;
/** Files that did not answer are left alone for so long: nobody waits for them twice. */
const deployedPauseMs = 5_000;

/** Reads a key from KV. @param cacheTtl seconds for which KV's own cache may keep it */
export function readFromKv(
  key: string,
  { cacheTtl, timeoutMs }: { cacheTtl: number; timeoutMs: number },
  { kv, log }: Pick<EditionDeps, "kv" | "log">,
): Promise<string | null> {
  return orNull(key, log, () => withTimeout(kv.get(key, { type: "text", cacheTtl }), timeoutMs));
}

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

/** Turns a failure into `null` and one line of the log. */
async function orNull(
  key: string,
  log: (line: string) => void,
  read: () => Promise<string | null>,
): Promise<string | null> {
  try {
    return await read();
  } catch (error) {
    log(`${key}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
