/** What composing and collecting load with the first lesson: the rules that draw the numbers of its exercises. */
import { assignedItems, type ClassLesson } from "../../magazine/classroom/assigned-items";
import type { Assignment } from "../../magazine/classroom/assignment";
import { snapshotOf } from "../../magazine/classroom/assignment-snapshot";
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";
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

/** Makes the snapshot of an assignment. @param practices of its lessons; what is missing counts as gone */
export function snapshotFrom(
  assignment: Assignment,
  lessons: readonly ClassLesson[],
  practices: readonly Practice[],
): AssignmentSnapshot {
  const bySlug = new Map(practices.map((practice) => [practice.slug, practice]));
  return snapshotOf(assignment, assignedItems(assignment, lessons, bySlug));
}
