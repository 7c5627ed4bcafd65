/** When an exercise is due again. Intervals of FSRS (ts-fsrs, default weights) are computed from its attempts. */
import { type Card, createEmptyCard, type Grade as FsrsGrade, fsrs, Rating } from "ts-fsrs";
import type { Done, Grade, PracticeLog } from "./practice-log";

/** Greatest interval in days. Without it three right answers end the practice for a school year. */
const longestInterval = 60;

/** Scheduler without random fuzz and without steps of minutes, since pupils plan by days. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: longestInterval });

const ratings: Record<Grade, FsrsGrade> = { 1: Rating.Again, 2: Rating.Hard, 3: Rating.Good };

const millisecondsADay = 86_400_000;
const dateOf = (day: number) => new Date(day * millisecondsADay);

/** Interval in days from which an exercise counts as mastered. */
const sittingInterval = 7;

/** State of an exercise. It is due today, mastered (an interval of a week or more), or still being learned. */
export type Standing = "due" | "sits" | "learning";

/** @param done attempts, oldest first, at least one @returns the day on which it is due, and the interval in days */
export function dueOf(done: readonly Done[]): { day: number; interval: number } {
  const first = done[0]?.[0] ?? 0;
  const start: Card = createEmptyCard(dateOf(first));
  const card = done.reduce((before, [day, grade]) => scheduler.next(before, dateOf(day), ratings[grade]).card, start);
  // The scheduler keeps a right answer a day behind a helped one, so it may go one over its greatest interval.
  const interval = Math.min(card.scheduled_days, longestInterval);
  return { day: (done.at(-1)?.[0] ?? first) + interval, interval };
}

export function standingOf(done: readonly Done[], today: number): Standing {
  const { day, interval } = dueOf(done);
  if (day <= today) return "due";
  return interval >= sittingInterval ? "sits" : "learning";
}

/** One exercise of one lesson, with the day on which it is due. */
interface DueExercise {
  slug: string;
  id: string;
  day: number;
}

const dueDays = (logs: ReadonlyMap<string, PracticeLog>): DueExercise[] =>
  [...logs].flatMap(([slug, log]) => Object.entries(log).map(([id, done]) => ({ slug, id, day: dueOf(done).day })));

/** Lists the due exercises, the longest due first. */
export const dueExercises = (logs: ReadonlyMap<string, PracticeLog>, today: number): DueExercise[] =>
  dueDays(logs)
    .filter(({ day }) => day <= today)
    .sort((a, b) => a.day - b.day);

/** Counts the exercises that are due today, tomorrow, and in the five days after. */
export function dueCounts(
  logs: ReadonlyMap<string, PracticeLog>,
  today: number,
): { today: number; tomorrow: number; week: number } {
  const days = dueDays(logs).map(({ day }) => day - today);
  const count = (isDue: (days: number) => boolean) => days.filter(isDue).length;
  return {
    today: count((days) => days <= 0),
    tomorrow: count((days) => days === 1),
    week: count((days) => days > 1 && days < 7),
  };
}
