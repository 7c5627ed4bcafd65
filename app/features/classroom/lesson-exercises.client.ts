/** What composing and collecting load with the first lesson: the rules that draw the numbers of its exercises. */
import type { ClassLesson } from "../../magazine/classroom/assigned-items";
import { snapshotOf } from "../../magazine/classroom/assignment-snapshot";
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";
import { openedWork, type Work } from "../../magazine/classroom/given-work";
import type { Practice } from "../../magazine/practice/exercise";
import { questionBeginning } from "../../magazine/practice/printed-text";
import type { ComposedExercise } from "./composing-rules";

/** An exercise to choose, with the number of errors that the table will name. */
export type OfferedExercise = ComposedExercise & { errors: number };

/** Letters of a question by which a teacher tells what it asks. */
const longestRow = 160;

/** Lists the exercises of a lesson as they can be chosen. */
export const offeredExercises = ({ id: content, slug }: ClassLesson, { exercises }: Practice): OfferedExercise[] =>
  exercises.map((exercise) => {
    const { id, step, answer, errors } = exercise;
    const named = answer.kind === "choice" ? answer.options.length - 1 : errors.length;
    return {
      kind: "exercise",
      content,
      lesson: slug,
      id,
      step,
      title: questionBeginning(exercise, undefined, longestRow),
      errors: named,
    };
  });

/** Makes the snapshot of a work. @param practices of its lessons; what is missing counts as gone */
export function snapshotFrom(
  work: Work,
  lessons: readonly ClassLesson[],
  practices: readonly Practice[],
): AssignmentSnapshot {
  const { assignment, items } = openedWork(work, lessons, practices);
  return snapshotOf(assignment, items);
}
