import { expect, test } from "vitest";
import type { AssignedItem } from "../../magazine/classroom/assigned-items";
import type { Assignment } from "../../magazine/classroom/assignment";
import { parseItemWork } from "../../magazine/classroom/item-work";
import type { Exercise } from "../../magazine/practice/exercise";
import { parseTry } from "./assignment-memory";
import {
  type AssignmentAction,
  type AssignmentTry,
  assignmentReducer,
  nextStep,
  openSteps,
  resultOf,
  shownSteps,
} from "./assignment-rules";

const exercise = (id: string): Exercise => ({
  ...{
    id,
    step: "kuptoj",
    parameters: [],
    conditions: [],
    prints: [],
    question: id,
    errors: [],
    hints: [],
    solution: [],
  },
  answer: { kind: "number", value: "2" },
});
const lesson = { id: 1, slug: "mesimi", title: "Mësimi", subject: "math", count: 3 } as const;
const items: AssignedItem[] = ["a", "b", "c"].map((id) => ({ part: "exercises", lesson, exercise: exercise(id) }));
const assignment: Assignment = {
  ...{ hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 1 },
  parts: [
    { kind: "exercises", content: 1, exercises: [1, 2] },
    { kind: "stop" },
    { kind: "exercises", content: 1, exercises: [3] },
  ],
};
const code = "0123456789";
const began: AssignmentAction = { type: "begin", code, who: 17, attempt: 9, items: 3, now: 1_000 };
const run = (...actions: AssignmentAction[]) =>
  actions.reduce<AssignmentTry | null>(assignmentReducer, null) as AssignmentTry;
const work = (end: "alone" | "solution", typed?: string) => ({
  ...{ first: { kind: end === "alone" ? "right" : "unnamed" } as const, misses: 0, end, input: "2", hints: 0 },
  ...(typed !== undefined && { typed }),
});

test("items and stops follow each other; what is behind a stop that holds is not offered", () => {
  const steps = shownSteps(assignment, items, code);
  expect(steps.map(({ kind }) => kind)).toEqual(["item", "item", "stop", "item"]);
  const doing = run(began, { type: "work", item: 0, work: work("alone"), now: 2_000 });
  expect(openSteps(steps, doing)).toEqual([1]);
  const past = run(began, { type: "go", step: 2 }, { type: "pass-stop" });
  expect([past.step, openSteps(steps, past)]).toEqual([3, [0, 1, 3]]);
});

test("whoever comes back to an open item is led on past what is done and past stops that were ended", () => {
  const steps = shownSteps(assignment, items, code);
  const first = { type: "work", item: 0, work: work("alone"), now: 2_000 } as const;
  const second = { type: "work", item: 1, work: work("alone"), now: 2_000 } as const;
  expect(nextStep(steps, run(began))).toBe(1);
  expect(nextStep(steps, run(began, second))).toBe(2);
  expect(nextStep(steps, run(began, first, { type: "go", step: 2 }, { type: "pass-stop" }))).toBe(4);
  const back: AssignmentAction[] = [{ type: "go", step: 2 }, { type: "pass-stop" }, { type: "go", step: 0 }, second];
  expect(nextStep(steps, run(began, ...back))).toBe(3);
});

test("a result counts minutes to the last change, and holds typed answers only where they were wanted", () => {
  const doing = run(began, { type: "work", item: 1, work: work("solution", "24,5"), now: 91_000 });
  const result = resultOf(assignment, items, doing);
  expect(result).toMatchObject({ who: 17, attempt: 9, minutes: 2 });
  expect(result.items.map(({ end, typed }) => [end, typed])).toEqual([
    ["open", undefined],
    ["solution", "24,5"],
    ["open", undefined],
  ]);
  expect(resultOf({ ...assignment, keepsTyped: false }, items, doing).items[1]).not.toHaveProperty("typed");
});

test("a game is a step of its own, and its numbers come into the result", () => {
  const game = { kind: "game", operations: 1, clock: 1 } as const;
  const whole = { ...assignment, parts: [...assignment.parts, game] };
  const found: AssignedItem[] = [...items, { part: "game", lesson: null, exercise: null, activity: game }];
  expect(shownSteps(whole, found, code).map(({ kind }) => kind)).toEqual(["item", "item", "stop", "item", "item"]);
  const played = { points: 120, level: 2, right: 12, asked: 14 };
  const begin: AssignmentAction = { type: "begin", code, who: 17, attempt: 9, items: 4, now: 1_000 };
  const round = { ...work("alone"), first: { kind: "none" } as const, game: played };
  const doing = run(begin, { type: "work", item: 3, work: round, now: 2_000 });
  expect(resultOf(whole, found, doing).items[3]).toEqual({
    first: { kind: "none" },
    misses: 0,
    end: "alone",
    game: played,
  });
  expect(resultOf(whole, found, run(begin)).items[3]).toEqual({ first: { kind: "none" }, misses: 0, end: "open" });
});

test("the next pupil begins anew; before the beginning nothing happens", () => {
  expect(assignmentReducer(run(began), { type: "leave" })).toBeNull();
  expect(assignmentReducer(null, { type: "go", step: 1 })).toBeNull();
});

test("what the tab keeps is read back; what somebody edited is refused, a work by itself", () => {
  const doing = run(began, { type: "work", item: 0, work: work("solution", "x"), now: 5_000 });
  expect(parseTry(JSON.parse(JSON.stringify(doing)))).toEqual(doing);
  expect(parseTry({ ...doing, works: [{ first: 3 }, null, null] })?.works).toEqual([null, null, null]);
  for (const bad of [null, 5, {}, { ...doing, who: 300 }, { ...doing, step: -1 }, { ...doing, works: 0 }]) {
    expect(parseTry(bad)).toBeNull();
  }
  expect(parseItemWork({ ...work("alone"), first: { kind: "named", error: 2 } })).toMatchObject({ end: "alone" });
  for (const bad of [
    { end: "won" },
    { hints: -1 },
    { input: {} },
    { first: { kind: "named" } },
    { first: { kind: "x" } },
  ]) {
    expect(parseItemWork({ ...work("alone"), ...bad })).toBeNull();
  }
});
