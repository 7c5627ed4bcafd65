/** The notebook as a file, which carries it to another device. */
import { type PracticeLog, parseLog } from "./practice-log";

const mark = "fletorja";
const version = 1;

export type Logs = ReadonlyMap<string, PracticeLog>;

/** @returns JSON text; everything that is in it was done on this device */
export function writeNotebook(logs: Logs): string {
  return JSON.stringify({ prizma: mark, version, mesimet: Object.fromEntries(logs) }, null, 1);
}

/**
 * Reads a notebook's file.
 *
 * @param known slugs of the lessons that have exercises; others in the file are left out
 * @returns null where it is no notebook, or one of a newer make
 */
export function readNotebook(text: string, known: ReadonlySet<string>): Logs | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null || !("prizma" in file) || file.prizma !== mark) return null;
    if (!("version" in file) || file.version !== version || !("mesimet" in file)) return null;
    if (typeof file.mesimet !== "object" || file.mesimet === null) return null;
    const logs = Object.entries(file.mesimet).flatMap(([slug, log]): [string, PracticeLog][] => {
      const parsed = known.has(slug) ? parseLog(log) : null;
      return parsed === null ? [] : [[slug, parsed]];
    });
    return new Map(logs);
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
