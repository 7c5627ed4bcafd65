/**
 * Chooses ten exercises. Due ones come first, then those never tried or of grade 1, then those of higher grades. Lessons
 * alternate, so that the pupil must choose the method.
 */
import type { Exercise, Practice } from "../../magazine/practice/exercise";
import { seededRandom } from "../../magazine/seeded-random";
import { dueExercises } from "./notebook-schedule";
import type { PracticeLog } from "./practice-log";

export interface MixedExercise {
  slug: string;
  exercise: Exercise;
}

/** The most exercises of a mix. */
export const mixSize = 10;

/** Lists the practised lessons whose exercises a mix may need. There are at most ten, the longest due first. */
export function lessonsOfMix(logs: ReadonlyMap<string, PracticeLog>, today: number): string[] {
  const due = dueExercises(logs, today);
  return [...new Set([...due.map(({ slug }) => slug), ...logs.keys()])].slice(0, mixSize);
}

/**
 * Chooses the exercises of a mix, the most urgent first: those of one day are equally urgent. Two of one lesson follow
 * each other only where no other lesson is left.
 *
 * @param seed orders equally urgent exercises; answers of the same day still change the mix
 */
export function chooseMix(
  practices: readonly Practice[],
  logs: ReadonlyMap<string, PracticeLog>,
  today: number,
  seed: string,
): MixedExercise[] {
  const all = practices.flatMap(({ slug, exercises }) => exercises.map((exercise) => ({ slug, exercise })));
  const due = new Map(dueExercises(logs, today).map(({ slug, id, day }) => [`${slug}/${id}`, day]));
  const urgency = ({ slug, exercise: { id } }: MixedExercise) =>
    due.get(`${slug}/${id}`) ?? today + (logs.get(slug)?.[id]?.at(-1)?.[1] ?? 1);
  const waiting = seededRandom(seed)
    .shuffled(all)
    .map((each) => ({ each, urgency: urgency(each) }))
    .sort((a, b) => a.urgency - b.urgency)
    .map(({ each }) => each);
  const mix: MixedExercise[] = [];
  while (mix.length < mixSize && waiting.length > 0) {
    const other = waiting.findIndex(({ slug }) => slug !== mix.at(-1)?.slug);
    mix.push(...waiting.splice(Math.max(other, 0), 1));
  }
  return mix;
}
