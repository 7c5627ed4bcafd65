/**
 * The codes of a class of thirty (tests/class-of-thirty.ts), pasted as one chat, must make exactly the table that was
 * planned.
 */
import { expect, test } from "vitest";
import {
  type AssignmentTry,
  assignmentReducer,
  resultOf,
  shownSteps,
} from "../../app/features/assignment/assignment-rules";
import { type ClassRecord, emptyClass } from "../../app/features/classroom/class-memory";
import { collected } from "../../app/features/classroom/collecting-rules";
import { assignedItems } from "../../app/magazine/classroom/assigned-items";
import { taskOf } from "../../app/magazine/classroom/assignment";
import { readAssignment } from "../../app/magazine/classroom/assignment-code";
import { classTable } from "../../app/magazine/classroom/class-table";
import { readCollection } from "../../app/magazine/classroom/collection";
import { bySlug, code, items, lessons, pupils, snapshot, workedClass } from "../class-of-thirty";

test("thirty pupils, four lessons: the table of a pasted chat is the plan, error by error", () => {
  expect(items.length).toBeGreaterThanOrEqual(10);
  const { codes, planned } = workedClass();
  const given = { code, label: "", made: 0, snapshot, results: [] };
  const before: ClassRecord = { ...emptyClass, given: [given], pupils };
  const chat = codes.map((each, index) => `Nxënësi ${index + 1}, 8:4${index % 10}\n${each}\n`).join("\n");
  const { record, added, damaged } = collected(before, code, chat);
  expect([added.length, damaged]).toEqual([pupils, []]);
  const table = classTable(snapshot, readCollection(record.given[0]?.results ?? []));
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
  const found = assignedItems(read.assignment, lessons, { practices: [...fewer.values()], questions: [] });
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
