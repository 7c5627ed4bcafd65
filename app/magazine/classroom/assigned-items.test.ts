import { expect, test } from "vitest";
import { exerciseWith } from "../practice/exercise.fixture";
import {
  assignedItems,
  type ClassLesson,
  estimatedMinutes,
  isShowable,
  lessonsOfAssignment,
  stepsOfAssignment,
} from "./assigned-items";
import { type Assignment, type AssignmentPart, shortName, stopNumber } from "./assignment";

const assignmentOf = (...parts: AssignmentPart[]): Assignment => ({
  ...{ hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 4711 },
  parts,
});
const exercisesOf = (content: number, ...ids: string[]): AssignmentPart => ({
  ...{ kind: "exercises", content },
  exercises: ids.map(shortName),
});
const stop: AssignmentPart = { kind: "stop" };
const quiz: AssignmentPart = { kind: "quiz", content: 5, questions: [] };

const lesson = (id: number, slug: string): ClassLesson => ({ id, slug, title: slug, subject: "math", count: 2 });
const lessons = [lesson(3, "rrathet"), lesson(4, "thyesat"), lesson(5, "levizja")];
const exercise = (id: string) => exerciseWith({ kind: "number", value: "1" }, { id });
const practices = new Map([
  ["thyesat", { slug: "thyesat", exercises: [exercise("pizza"), exercise("torta")] }],
  ["levizja", { slug: "levizja", exercises: [exercise("treni")] }],
]);

test.each([
  { parts: [exercisesOf(4, "torta")], is: true },
  { parts: [exercisesOf(4, "torta"), stop, exercisesOf(5, "treni")], is: true },
  { parts: [stop], is: false },
  { parts: [], is: false },
  { parts: [quiz], is: false },
  { parts: [exercisesOf(4, "torta"), quiz], is: false },
])("an assignment of exercises and stops alone is shown: $parts.length parts, $is", ({ parts, is }) => {
  expect(isShowable(assignmentOf(...parts))).toBe(is);
});

test("each lesson of an assignment stands once, in the magazine's order; what is no exercise adds none", () => {
  const assignment = assignmentOf(exercisesOf(4, "torta"), quiz, stop, exercisesOf(3, "pi"), exercisesOf(4, "pizza"));
  expect(lessonsOfAssignment(assignment, lessons).map(({ slug }) => slug)).toEqual(["rrathet", "thyesat"]);
});

test("exercises are found in the order of the assignment; a lesson or exercise that is gone is null", () => {
  const assignment = assignmentOf(
    exercisesOf(5, "treni"),
    stop,
    exercisesOf(4, "torta", "zhdukur", "pizza"),
    exercisesOf(3, "pi"),
    exercisesOf(99, "pizza"),
  );
  const found = assignedItems(assignment, lessons, practices);
  expect(found.map((each) => [each.lesson?.slug ?? null, each.exercise?.id ?? null])).toEqual([
    ["levizja", "treni"],
    ["thyesat", "torta"],
    ["thyesat", null],
    ["thyesat", "pizza"],
    ["rrathet", null],
    [null, null],
  ]);
  expect(found[5]).toEqual({ lesson: null, exercise: null });
});

test("a pupil's steps count exercises through, and each stop has the number of its place", () => {
  const assignment = assignmentOf(exercisesOf(4, "torta", "pizza"), stop, quiz, exercisesOf(5, "treni"), stop);
  expect(stepsOfAssignment(assignment, 77)).toEqual([
    { kind: "item", item: 0 },
    { kind: "item", item: 1 },
    { kind: "stop", number: stopNumber(77, 1) },
    { kind: "item", item: 2 },
    { kind: "stop", number: stopNumber(77, 2) },
  ]);
});

test("the time of exercises is a whole number of minutes, longer for the higher steps", () => {
  expect(estimatedMinutes([])).toBe(0);
  expect(estimatedMinutes(["kuptoj"])).toBe(2);
  expect(estimatedMinutes(["kuptoj", "kuptoj", "perdor", "tutje"])).toBe(11);
});
