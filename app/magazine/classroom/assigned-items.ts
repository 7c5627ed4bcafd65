/** The exercises of an assignment, found in the edition, and the steps in which a pupil does them. */
import type { Exercise, Practice } from "../practice/exercise";
import type { Subject } from "../subject";
import { type Assignment, type AssignmentPart, shortName, stopNumber } from "./assignment";

/** A lesson with exercises, as the pages of the class need it. */
export interface ClassLesson {
  id: number;
  slug: string;
  title: string;
  subject: Subject;
  /** The number of its exercises. */
  count: number;
}

/** An item of an assignment. Both are null if this edition has no such lesson; `exercise` if it has no such exercise. */
export interface AssignedItem {
  lesson: ClassLesson | null;
  exercise: Exercise | null;
}

/** A step of a pupil's way: an item, by its index, or a stop, by the number that ends it. */
export type AssignmentStep = { kind: "item"; item: number } | { kind: "stop"; number: number };

type ExercisesPart = Extract<AssignmentPart, { kind: "exercises" }>;

const isExercises = (part: AssignmentPart): part is ExercisesPart => part.kind === "exercises";

/** Tells whether this make shows every part of an assignment. A quiz, a model, a circuit and a game come later. */
export const isShowable = ({ parts }: Assignment): boolean =>
  parts.some(isExercises) && parts.every((part) => isExercises(part) || part.kind === "stop");

/** Returns the lessons of an assignment that the edition has, each once. */
export const lessonsOfAssignment = ({ parts }: Assignment, lessons: readonly ClassLesson[]): ClassLesson[] => {
  const contents = new Set(parts.filter(isExercises).map(({ content }) => content));
  return lessons.filter(({ id }) => contents.has(id));
};

/** Finds the exercises of an assignment, in its order. @param practices by the slug of their lesson */
export function assignedItems(
  { parts }: Assignment,
  lessons: readonly ClassLesson[],
  practices: ReadonlyMap<string, Practice>,
): AssignedItem[] {
  return parts.filter(isExercises).flatMap(({ content, exercises }) => {
    const lesson = lessons.find(({ id }) => id === content) ?? null;
    const all = practices.get(lesson?.slug ?? "")?.exercises ?? [];
    return exercises.map((name) => ({ lesson, exercise: all.find(({ id }) => shortName(id) === name) ?? null }));
  });
}

/** Returns the steps of an assignment. @param task of its code, which decides the numbers of stops */
export function stepsOfAssignment({ parts }: Assignment, task: number): AssignmentStep[] {
  let [item, stop] = [0, 0];
  return parts.flatMap((part): AssignmentStep[] => {
    if (part.kind === "stop") return [{ kind: "stop", number: stopNumber(task, ++stop) }];
    return isExercises(part) ? part.exercises.map(() => ({ kind: "item", item: item++ })) : [];
  });
}

const minutesOfStep = { kuptoj: 1.5, perdor: 3, tutje: 5 } as const;

/** Estimates the minutes that exercises take, as a whole number. @param steps of the ladder, one an exercise */
export const estimatedMinutes = (steps: readonly Exercise["step"][]): number =>
  Math.ceil(steps.reduce((sum, step) => sum + minutesOfStep[step], 0));
