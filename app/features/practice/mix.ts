/** Chooses ten exercises. Due ones come first, then those never tried or of grade 1, then those of higher grades. */
import type { Exercise, Practice } from "../../magazine/practice/exercise";
import { seededRandom } from "../../magazine/seeded-random";
import { dueExercises } from "./notebook-schedule";
import type { PracticeLog } from "./practice-log";

export interface MixedExercise {
  slug: string;
  exercise: Exercise;
}

const mixSize = 10;

/** Lists the practised lessons whose exercises a mix may need. There are at most ten, the longest due first. */
export function lessonsOfMix(logs: ReadonlyMap<string, PracticeLog>, today: number): string[] {
  const due = dueExercises(logs, today).slice(0, mixSize);
  return [...new Set([...due.map(({ slug }) => slug), ...logs.keys()])].slice(0, mixSize);
}

/**
 * Chooses the exercises of a mix, the most urgent first.
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
  const due = dueExercises(logs, today).map(({ slug, id }) => `${slug}/${id}`);
  const urgency = ({ slug, exercise: { id } }: MixedExercise) => {
    const place = due.indexOf(`${slug}/${id}`);
    if (place >= 0) return place;
    const last = logs.get(slug)?.[id]?.at(-1)?.[1];
    return due.length + (last === undefined ? 1 : last);
  };
  return seededRandom(seed)
    .shuffled(all)
    .map((each) => ({ each, urgency: urgency(each) }))
    .sort((a, b) => a.urgency - b.urgency)
    .slice(0, mixSize)
    .map(({ each }) => each);
}
