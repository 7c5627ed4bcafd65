/** When an exercise is due again: the intervals of FSRS (ts-fsrs, default weights), from what was done of it. */
import { type Card, createEmptyCard, type Grade as FsrsGrade, fsrs, Rating } from "ts-fsrs";
import type { Done, Grade, PracticeLog } from "./practice-log";

/** Without chance and without steps of minutes: days are what a pupil plans by. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const ratings: Record<Grade, FsrsGrade> = { 1: Rating.Again, 2: Rating.Hard, 3: Rating.Good };

const millisecondsADay = 86_400_000;
const dateOf = (day: number) => new Date(day * millisecondsADay);

/** Days from which on an interval means that an exercise sits. */
const sittingInterval = 7;

/** How an exercise stands: due today, known for a week and more, or on the way. */
export type Standing = "due" | "sits" | "learning";

/** @param done oldest first, at least once @returns the day on which it is due, and the days between */
export function dueOf(done: readonly Done[]): { day: number; interval: number } {
  const first = done[0]?.[0] ?? 0;
  const start: Card = createEmptyCard(dateOf(first));
  const card = done.reduce((before, [day, grade]) => scheduler.next(before, dateOf(day), ratings[grade]).card, start);
  return { day: Math.round(card.due.getTime() / millisecondsADay), interval: card.scheduled_days };
}

export function standingOf(done: readonly Done[], today: number): Standing {
  const { day, interval } = dueOf(done);
  if (day <= today) return "due";
  return interval >= sittingInterval ? "sits" : "learning";
}

/** One exercise of one lesson. */
export interface ExerciseName {
  slug: string;
  id: string;
}

/** Lists what is due, longest due first. */
export function dueExercises(logs: ReadonlyMap<string, PracticeLog>, today: number): ExerciseName[] {
  return [...logs]
    .flatMap(([slug, log]) => Object.entries(log).map(([id, done]) => ({ slug, id, day: dueOf(done).day })))
    .filter(({ day }) => day <= today)
    .sort((a, b) => a.day - b.day)
    .map(({ slug, id }) => ({ slug, id }));
}
