/** Checks the responses of a magazine that was just deployed. */

interface Probe {
  path: string;
  holds: string;
}

/** A page without script, a hydrated page, the API, a static file. */
const probes: Probe[] = [
  { path: "/", holds: "<main" },
  { path: "/math/number-ninja", holds: "<script" },
  { path: "/api/contents?fields=summary", holds: '"slug"' },
  { path: "/favicon.svg", holds: "<svg" },
];

export interface SmokeDeps {
  get(address: string): Promise<{ status: number; edition: string | null; body: string }>;
  wait(milliseconds: number): Promise<void>;
}

/** A new workers.dev address takes up to a minute to answer everywhere. */
const tries = 13;
const pause = 5000;

/**
 * Requests a few addresses until all respond, at most a minute.
 *
 * @param origin such as `https://prizma.shkolla.workers.dev`
 * @returns the faults, one line for each address; empty if there is none
 */
export async function smokeTest(origin: string, { get, wait }: SmokeDeps): Promise<string[]> {
  for (let left = tries; ; left--) {
    const faults = await Promise.all(probes.map((probe) => probeFault(origin, probe, get)));
    const found = faults.flatMap((fault) => (fault === null ? [] : [fault]));
    if (found.length === 0 || left === 1) return found;
    await wait(pause);
  }
}

async function probeFault(origin: string, { path, holds }: Probe, get: SmokeDeps["get"]): Promise<string | null> {
  try {
    const { status, edition, body } = await get(origin + path);
    if (status !== 200) return `${path}: ${status}`;
    if (!body.includes(holds)) return `${path}: pa „${holds}“`;
    if (edition !== null && edition !== "kv") return `${path}: X-Edition ${edition}, jo kv`;
    return null;
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : error}`;
  }
}
