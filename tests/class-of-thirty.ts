/** A class of thirty that does an assignment of the magazine's own exercises, each with own numbers and planned slips. */

import * as v from "valibot";
import {
  type AssignmentTry,
  assignmentReducer,
  openSteps,
  resultCodeOf,
  shownSteps,
} from "../app/features/assignment/assignment-rules";
import {
  assignmentOf,
  type ComposedExercise,
  composingReducer,
  emptyComposition,
} from "../app/features/classroom/composing-rules";
import { plainJudge } from "../app/features/practice/plain-judge.client";
import { initialPractice, numbersOf, practiceReducer } from "../app/features/practice/practice-rules";
import { assignedItems, type ClassLesson } from "../app/magazine/classroom/assigned-items";
import { drawSeed } from "../app/magazine/classroom/assignment";
import { writeAssignment } from "../app/magazine/classroom/assignment-code";
import { snapshotOf } from "../app/magazine/classroom/assignment-snapshot";
import { firstAnswerOf } from "../app/magazine/classroom/first-answer";
import type { ItemWork } from "../app/magazine/classroom/item-work";
import { computed } from "../app/magazine/practice/draw";
import { type Exercise, practiceSchema } from "../app/magazine/practice/exercise";
import { isFurther } from "../app/magazine/practice/verdict";
import { realMagazine } from "./real-magazine";

export const pupils = 30;
const { contents, practices = [] } = realMagazine();
/** Read as browsers read them: the fingerprint of an edition is of what was read. */
export const bySlug = new Map(practices.map((practice) => [practice.slug, v.parse(practiceSchema, practice)]));
export const lessons: ClassLesson[] = ["graviteti", "pitagora", "energjia-dhe-puna", "ligjet-e-njutonit"].flatMap(
  (slug) => {
    const content = contents.find((each) => each.slug === slug);
    const count = bySlug.get(slug)?.exercises.length ?? 0;
    return content === undefined || count === 0
      ? []
      : [{ id: content.id, slug, title: content.title, subject: "math", count }];
  },
);

/** Exercises whose slips can be planned: a typed number with named errors that differ, or options. */
const plannable = ({ answer, errors }: Exercise) =>
  answer.kind === "choice" || (answer.kind === "number" && errors.length > 0 && !isFurther(answer));

const chosen = lessons.flatMap(({ id: content, slug: lesson }) =>
  (bySlug.get(lesson)?.exercises ?? [])
    .filter(plannable)
    .slice(0, 4)
    .map(({ id, step }): ComposedExercise => ({ kind: "exercise", content, lesson, id, step, title: id, line: id })),
);

const composition = chosen.reduce((list, exercise) => composingReducer(list, { type: "toggle", exercise }), {
  ...emptyComposition,
  seed: 4711,
});
const composed = assignmentOf(composition);
if (typeof composed === "string") throw new Error(composed);
const assignment = composed;
/** The code that the class got. */
export const code = writeAssignment(assignment);
export const items = assignedItems(assignment, lessons, { practices: [...bySlug.values()], questions: [] });
export const snapshot = snapshotOf(assignment, items);

/** Answers an exercise at first as planned, then right. @returns what a pupil did, and the error by its index */
function worked(exercise: Exercise, seed: string, plan: number): { work: ItemWork; error: number | null } {
  const numbers = numbersOf(exercise, seed);
  const { answer } = exercise;
  const right =
    answer.kind === "choice" ? answer.right : answer.kind === "number" ? computed(answer.value, numbers) : 0;
  const wrongs =
    answer.kind === "choice"
      ? answer.options.map((_, option) => option).filter((option) => option !== answer.right)
      : exercise.errors.map((_, error) => error);
  const error = plan === 0 ? null : (wrongs[(plan - 1) % wrongs.length] as number);
  const typed = (value: number) => String(value).replace(".", ",");
  const answers = [
    ...(error === null
      ? []
      : [answer.kind === "choice" ? error : typed(computed(exercise.errors[error]?.values[0] as string, numbers))]),
    answer.kind === "choice" ? right : typed(right),
  ];
  let state = initialPractice([exercise], 0, seed);
  for (const input of answers) {
    state = practiceReducer(practiceReducer(state, { type: "give", input }), { type: "check", judge: plainJudge });
  }
  const first = firstAnswerOf(state.first?.verdict ?? null);
  const end = state.solved ? (state.misses > 0 ? "helped" : "alone") : "open";
  return { work: { first, misses: state.misses, end, input: state.input, hints: 0 }, error };
}

interface WorkedClass {
  /** Codes of the results, with their prefix, by number in the register. */
  codes: readonly string[];
  /** How many pupils made an error at first, by item and error: `3 0`. */
  planned: ReadonlyMap<string, number>;
}

/** Lets every pupil do the whole assignment. @throws if one cannot end it */
export function workedClass(): WorkedClass {
  const planned = new Map<string, number>();
  const codes = Array.from({ length: pupils }, (_, index) => {
    const who = index + 1;
    let doing = assignmentReducer(null, {
      type: "begin",
      ...{ code, who, attempt: 1_000 + who, items: items.length, now: 0 },
    }) as AssignmentTry;
    for (const [item, { exercise }] of items.entries()) {
      if (exercise === null) throw new Error(`item ${item} is not in the edition`);
      const { work, error } = worked(exercise, drawSeed(assignment, who), (who * 7 + item * 3) % 4);
      if (work.end === "open") throw new Error(`${exercise.id} of pupil ${who} stays open`);
      if (error !== null) planned.set(`${item} ${error}`, (planned.get(`${item} ${error}`) ?? 0) + 1);
      doing = assignmentReducer(doing, { type: "work", item, work, now: 600_000 }) as AssignmentTry;
    }
    if (openSteps(shownSteps(assignment, items, code), doing).length > 0) throw new Error(`pupil ${who} has not ended`);
    return resultCodeOf(assignment, items, doing);
  });
  return { codes, planned };
}
