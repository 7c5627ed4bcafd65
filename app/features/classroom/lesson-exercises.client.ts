/** What composing and collecting load with the first lesson: the rules that draw the numbers of its exercises. */
import type { ClassLesson, WorkTexts } from "../../magazine/classroom/assigned-items";
import { snapshotOf } from "../../magazine/classroom/assignment-snapshot";
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";
import { openedWork, type Work, type WorkReader } from "../../magazine/classroom/given-work";
import type { Exercise } from "../../magazine/practice/exercise";
import { questionBeginning, questionLine } from "../../magazine/practice/printed-text";
import type { ComposedExercise } from "./composing-rules";

/** An exercise to choose, as it is published, with the number of errors that the table will name. */
export type OfferedExercise = ComposedExercise & { errors: number; whole: Exercise };

/** What a lesson offers: its texts and those of the quizzes that ask about it. */
export interface LessonTexts extends WorkTexts {
  /** Whether a quiz could not be read; its questions are then not offered. */
  lacksQuiz: boolean;
}

/**
 * Reads what a lesson offers. A quiz may be of another chapter, which the device does not have without a network.
 *
 * @returns null if the edition has no exercises of the lesson; rejects if its own texts cannot be read
 */
export async function readLessonTexts(lesson: ClassLesson, { loadLibrary }: WorkReader): Promise<LessonTexts | null> {
  const library = await loadLibrary();
  const [practice, own] = await Promise.all([
    library.practice(lesson.slug),
    lesson.models === undefined ? null : library.questions(lesson.slug),
  ]);
  if (practice === null) return null;
  const read = await Promise.allSettled((own?.quizzes ?? []).map(({ slug }) => library.questions(slug)));
  const quizzes = read.flatMap((each) => (each.status === "fulfilled" ? (each.value ?? []) : []));
  return {
    practices: [practice],
    questions: own === null ? [] : [own, ...quizzes],
    lacksQuiz: read.some(({ status }) => status === "rejected"),
  };
}

/** Letters of a question that name it to who hears the page. */
const longestName = 160;

/** Lists what can be chosen of a lesson: exercises, the questions of its models, those of quizzes about it. */
export function offeredExercises(
  lesson: ClassLesson,
  lessons: readonly ClassLesson[],
  { practices, questions }: WorkTexts,
): OfferedExercise[] {
  const [own, ...others] = questions;
  const ofQuizzes = others.flatMap(({ slug, exercises }) => {
    const quiz = lessons.find((each) => each.slug === slug);
    const asked = own?.quizzes.find((each) => each.slug === slug)?.questions ?? [];
    const taught = exercises.filter(({ id }) => asked.includes(id));
    return quiz === undefined ? [] : taught.map((exercise) => offered(quiz, exercise, "quiz"));
  });
  return [
    ...practices.flatMap(({ exercises }) => exercises.map((exercise) => offered(lesson, exercise, exercise.step))),
    ...(own?.exercises ?? []).map((exercise) => offered(lesson, exercise, "model")),
    ...ofQuizzes,
  ];
}

/** A quiz that asks about a lesson, with all of its questions. */
export interface OfferedQuiz {
  title: string;
  questions: readonly ComposedExercise[];
}

/** Lists the whole quizzes that a lesson offers. */
export function offeredQuizzes(lessons: readonly ClassLesson[], { questions }: WorkTexts): OfferedQuiz[] {
  return questions.slice(1).flatMap(({ slug, exercises }) => {
    const quiz = lessons.find((each) => each.slug === slug);
    const rowOf = (exercise: Exercise) => {
      const { errors: _, whole: __, ...row } = offered(quiz as ClassLesson, exercise, "quiz");
      return row;
    };
    return quiz === undefined ? [] : [{ title: quiz.title, questions: exercises.map(rowOf) }];
  });
}

function offered(
  { id: content, slug: lesson }: ClassLesson,
  exercise: Exercise,
  step: ComposedExercise["step"],
): OfferedExercise {
  const { id, answer, errors } = exercise;
  const named = answer.kind === "choice" ? answer.options.length - 1 : errors.length;
  const title = questionBeginning(exercise, undefined, longestName);
  // Whole: a teacher who chooses by a beginning chooses blind.
  const line = questionLine(exercise, undefined, Number.POSITIVE_INFINITY);
  return { kind: "exercise", content, lesson, id, step, title, line, errors: named, whole: exercise };
}

/** Makes the snapshot of a work. @param texts of its lessons; what is missing counts as gone */
export function snapshotFrom(work: Work, lessons: readonly ClassLesson[], texts: WorkTexts): AssignmentSnapshot {
  const { assignment, items } = openedWork(work, lessons, texts);
  return snapshotOf(assignment, items);
}
