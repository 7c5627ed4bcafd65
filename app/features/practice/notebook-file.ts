/** The notebook as a file, to move it to another device. */
import { type PracticeLog, parseLog } from "./practice-log";

const mark = "fletorja";
const version = 1;

export type Logs = ReadonlyMap<string, PracticeLog>;

/** @returns JSON text of all logs on this device */
export function writeNotebook(logs: Logs): string {
  return JSON.stringify({ prizma: mark, version, mesimet: Object.fromEntries(logs) }, null, 1);
}

export interface ReadNotebook {
  logs: Logs;
  /** Number of the file's lessons that are unreadable, damaged or no longer exist. */
  damaged: number;
}

/**
 * Reads a notebook's file.
 *
 * @param known lessons that have exercises, each with their number: other lessons in the file, and more exercises than
 * that, are left out
 * @returns null if the file is no notebook, or one of a newer version
 */
export function readNotebook(text: string, known: ReadonlyMap<string, number>): ReadNotebook | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null || !("prizma" in file) || file.prizma !== mark) return null;
    if (!("version" in file) || file.version !== version || !("mesimet" in file)) return null;
    if (typeof file.mesimet !== "object" || file.mesimet === null) return null;
    const written = Object.entries(file.mesimet);
    const logs = new Map<string, PracticeLog>();
    let damaged = 0;
    for (const [slug, log] of written) {
      const parsed = lastDone(parseLog(log), known.get(slug) ?? 0);
      if (parsed === null || JSON.stringify(parsed) !== JSON.stringify(log)) damaged++;
      if (parsed !== null && Object.keys(parsed).length > 0) logs.set(slug, parsed);
    }
    return { logs, damaged };
  } catch {
    return null;
  }
}

/** Cuts a log to the number of exercises in a lesson. It keeps the latest ones. */
function lastDone(log: PracticeLog | null, most: number): PracticeLog | null {
  if (log === null || most === 0) return null;
  const entries = Object.entries(log);
  if (entries.length <= most) return log;
  const lastDay = ([, done]: (typeof entries)[number]) => Math.max(...done.map(([day]) => day));
  return Object.fromEntries(entries.sort((a, b) => lastDay(b) - lastDay(a)).slice(0, most));
}

/** Merges two logs of one lesson: each attempt counts once, in the order of days. */
export function mergeLogs(a: PracticeLog, b: PracticeLog): PracticeLog {
  // Maps, since an exercise may be called `constructor`, a name that every object has.
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const merged = [...new Set([...one.keys(), ...other.keys()])].map((id) => {
    const times = new Map([...(one.get(id) ?? []), ...(other.get(id) ?? [])].map((done) => [done.join(), done]));
    return [id, [...times.values()].sort(([x], [y]) => x - y)];
  });
  return parseLog(Object.fromEntries(merged)) ?? {};
}
