/** The device's log of a lesson's exercises: the day and the grade of each attempt. */
import { fnv1a } from "../../magazine/hash";
import { isObject } from "../../magazine/is-object";
import { type DeviceRecord, deviceRecord } from "../../play/device-memory";

/** Grade of an attempt. 1: with the solution; 2: with a hint or at a later try; 3: at once. */
export type Grade = 1 | 2 | 3;

/** One attempt at an exercise: days since 1970 and the grade. */
export type Done = [day: number, grade: Grade];

/** Attempts at each exercise, by its id, oldest first. */
export type PracticeLog = Readonly<Record<string, readonly Done[]>>;

/** Number of attempts that are kept per exercise. It is enough for the intervals, and 47 lessons stay under 100 KB. */
const longest = 12;

const isDone = (value: unknown): value is Done =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && [1, 2, 3].includes(value[1]);

/** @returns null if it is no log; invalid entries are left out */
export function parseLog(value: unknown): PracticeLog | null {
  if (!isObject(value) || Array.isArray(value)) return null;
  const entries = Object.entries(value).map(([id, done]): [string, Done[]] => [
    id,
    Array.isArray(done) ? done.filter(isDone).slice(-longest) : [],
  ]);
  return Object.fromEntries(entries.filter(([, done]) => done.length > 0));
}

/** Returns the device record of a lesson. @param slug the lesson's */
export const practiceRecord = (slug: string): DeviceRecord<PracticeLog> =>
  deviceRecord({ name: `ushtrimet/${slug}`, version: 1, parse: parseLog, lasts: "device" });

/** Adds an attempt to a log. */
export function withDone(log: PracticeLog, id: string, done: Done): PracticeLog {
  return { ...log, [id]: [...(log[id] ?? []), done].slice(-longest) };
}

/**
 * Returns the draw to show next: one that this device has not solved. Behind the attempts that are kept it is a hash of
 * them, which each attempt changes.
 */
export const nextDraw = (done: readonly Done[]): number =>
  done.length < longest ? done.length + 1 : longest + 1 + (fnv1a(done.join()) % 1_000_000);

const millisecondsADay = 86_400_000;

/** Returns the days since 1970, by the device's clock. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / millisecondsADay);
}
