/** The notebook as a file, which carries it to another device. */
import { type PracticeLog, parseLog } from "./practice-log";

const mark = "fletorja";
const version = 1;

export type Logs = ReadonlyMap<string, PracticeLog>;

/** @returns JSON text; everything that is in it was done on this device */
export function writeNotebook(logs: Logs): string {
  return JSON.stringify({ prizma: mark, version, mesimet: Object.fromEntries(logs) }, null, 1);
}

export interface ReadNotebook {
  logs: Logs;
  /** Number of the file's lessons that were unreadable, damaged or are no more. */
  damaged: number;
}

/**
 * Reads a notebook's file.
 *
 * @param known slugs of the lessons that have exercises; others in the file are left out
 * @returns null where it is no notebook, or one of a newer make
 */
export function readNotebook(text: string, known: ReadonlySet<string>): ReadNotebook | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null || !("prizma" in file) || file.prizma !== mark) return null;
    if (!("version" in file) || file.version !== version || !("mesimet" in file)) return null;
    if (typeof file.mesimet !== "object" || file.mesimet === null) return null;
    const written = Object.entries(file.mesimet);
    const logs = new Map<string, PracticeLog>();
    let damaged = 0;
    for (const [slug, log] of written) {
      const parsed = known.has(slug) ? parseLog(log) : null;
      if (parsed === null || JSON.stringify(parsed) !== JSON.stringify(log)) damaged++;
      if (parsed !== null && Object.keys(parsed).length > 0) logs.set(slug, parsed);
    }
    return { logs, damaged };
  } catch {
    return null;
  }
}

/** Joins two logs of one lesson: each time counts once, in the order of days. */
export function mergeLogs(a: PracticeLog, b: PracticeLog): PracticeLog {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  const merged = [...ids].map((id) => {
    const times = new Map([...(a[id] ?? []), ...(b[id] ?? [])].map((done) => [done.join(), done]));
    return [id, [...times.values()].sort(([x], [y]) => x - y)];
  });
  return parseLog(Object.fromEntries(merged)) ?? {};
}
