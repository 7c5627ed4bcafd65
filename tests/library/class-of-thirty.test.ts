/**
 * A class of thirty does an assignment of the magazine's own exercises, each with own numbers and planned slips. Their
 * codes, pasted as one chat, must make exactly the table that was planned.
 */
import { expect, test } from "vitest";
import {
  type AssignmentTry,
  assignmentReducer,
  openSteps,
  resultCodeOf,
  resultOf,
  shownSteps,
} from "../../app/features/assignment/assignment-rules";
import type { ClassRecord } from "../../app/features/classroom/class-memory";
import { collected } from "../../app/features/classroom/collecting-rules";
import {
  assignmentOf,
  type ComposedExercise,
  composingReducer,
  emptyComposition,
} from "../../app/features/classroom/composing-rules";
import { plainJudge } from "../../app/features/practice/plain-judge.client";
import { initialPractice, numbersOf, practiceReducer } from "../../app/features/practice/practice-rules";
import { assignedItems, type ClassLesson } from "../../app/magazine/classroom/assigned-items";
import { drawSeed, taskOf } from "../../app/magazine/classroom/assignment";
import { readAssignment, writeAssignment } from "../../app/magazine/classroom/assignment-code";
import { snapshotOf } from "../../app/magazine/classroom/assignment-snapshot";
import { classTable } from "../../app/magazine/classroom/class-table";
import { readCollection } from "../../app/magazine/classroom/collection";
import { firstAnswerOf } from "../../app/magazine/classroom/first-answer";
import type { ItemWork } from "../../app/magazine/classroom/item-work";
import { computed } from "../../app/magazine/practice/draw";
import type { Exercise } from "../../app/magazine/practice/exercise";
import { isFurther } from "../../app/magazine/practice/verdict";
import { realMagazine } from "../real-magazine";

const pupils = 30;
const { contents, practices = [] } = realMagazine();
const bySlug = new Map(practices.map((practice) => [practice.slug, practice]));
const lessons: ClassLesson[] = ["graviteti", "pitagora", "energjia-dhe-puna", "ligjet-e-njutonit"].flatMap((slug) => {
  const content = contents.find((each) => each.slug === slug);
  const count = bySlug.get(slug)?.exercises.length ?? 0;
  return content === undefined || count === 0
    ? []
    : [{ id: content.id, slug, title: content.title, subject: "math", count }];
});

/** Exercises whose slips can be planned: a typed number with named errors that differ, or options. */
const plannable = ({ answer, errors }: Exercise) =>
  answer.kind === "choice" || (answer.kind === "number" && errors.length > 0 && !isFurther(answer));

const chosen = lessons.flatMap(({ id: content, slug: lesson }) =>
  (bySlug.get(lesson)?.exercises ?? [])
    .filter(plannable)
    .slice(0, 4)
    .map(({ id, step }): ComposedExercise => ({ kind: "exercise", content, lesson, id, step, title: id })),
);

const composition = chosen.reduce((list, exercise) => composingReducer(list, { type: "toggle", exercise }), {
  ...emptyComposition,
  seed: 4711,
});
const assignment = assignmentOf(composition);
if (typeof assignment === "string") throw new Error(assignment);
const code = writeAssignment(assignment);
const items = assignedItems(assignment, lessons, bySlug);

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

test("thirty pupils, four lessons: the table of a pasted chat is the plan, error by error", () => {
  expect(chosen.length).toBeGreaterThanOrEqual(10);
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
      expect(work.end, `${exercise.id} of pupil ${who}`).not.toBe("open");
      if (error !== null) planned.set(`${item} ${error}`, (planned.get(`${item} ${error}`) ?? 0) + 1);
      doing = assignmentReducer(doing, { type: "work", item, work, now: 600_000 }) as AssignmentTry;
    }
    expect(openSteps(shownSteps(assignment, items, code), doing)).toEqual([]);
    return resultCodeOf(assignment, items, doing);
  });
  const given = { code, label: "", made: 0, snapshot: snapshotOf(assignment, items), results: [] };
  const before: ClassRecord = { given: [given], aside: [], pupils };
  const chat = codes.map((each, index) => `Nxënësi ${index + 1}, 8:4${index % 10}\n${each}\n`).join("\n");
  const { record, added, damaged } = collected(before, code, chat);
  expect([added.length, damaged]).toEqual([pupils, []]);
  const table = classTable(given.snapshot, readCollection(record.given[0]?.results ?? []));
  const told = new Map(
    table.errors.flatMap(({ item, first, pupils: made }) =>
      first.kind === "named" ? [[`${item} ${first.error}`, made.length] as const] : [],
    ),
  );
  expect([...told].sort()).toEqual([...planned].sort());
  expect(table.errors.every(({ says }) => says !== null && says !== "")).toBe(true);
  expect(table.pupils.map(({ name }) => name)).toEqual(
    Array.from({ length: pupils }, (_, index) => `nr. ${index + 1}`),
  );
  // The same chat once more adds nothing.
  expect(collected(record, code, chat)).toMatchObject({ added: [], same: { length: pupils }, doubtful: [] });
});

test("an assignment opened in an edition without one of its exercises goes on without it, and says so in its result", () => {
  const read = readAssignment(code);
  if (!read.ok) throw new Error(read.fault);
  const fewer = new Map(bySlug).set("pitagora", { slug: "pitagora", exercises: [] });
  const found = assignedItems(read.assignment, lessons, fewer);
  const gone = found.flatMap(({ lesson, exercise }, item) => (exercise === null ? [[item, lesson?.slug]] : []));
  expect(gone.length).toBeGreaterThan(0);
  expect(new Set(gone.map(([, slug]) => slug))).toEqual(new Set(["pitagora"]));
  const doing = assignmentReducer(null, {
    type: "begin",
    ...{ code, who: 5, attempt: 1, items: found.length, now: 0 },
  }) as AssignmentTry;
  const steps = shownSteps(read.assignment, found, code);
  expect(steps).toHaveLength(found.length - gone.length);
  const result = resultOf(read.assignment, found, doing);
  expect(result.items.map(({ first }) => first.kind === "gone")).toEqual(
    found.map(({ exercise }) => exercise === null),
  );
  expect(result.task).toBe(taskOf(code));
});
