import { expect, test } from "vitest";
import { exerciseWith } from "../practice/exercise.fixture";
import {
  assignedItems,
  type ClassLesson,
  estimatedMinutes,
  hasWork,
  isGone,
  kindOfItem,
  lessonsOfAssignment,
  stepsOfAssignment,
  timedWork,
  withAllQuestions,
} from "./assigned-items";
import { type Assignment, type AssignmentPart, modelName, questionId, shortName, stopNumber } from "./assignment";
import { gameClocks } from "./game-part";

const assignmentOf = (...parts: AssignmentPart[]): Assignment => ({
  ...{ hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 4711 },
  parts,
});
const exercisesOf = (content: number, ...ids: string[]): AssignmentPart => ({
  ...{ kind: "exercises", content },
  exercises: ids.map(shortName),
});
const stop: AssignmentPart = { kind: "stop" };
const quizOf = (...questions: number[]): AssignmentPart => ({ kind: "quiz", content: 8, questions });
const modelOf = (name: string): AssignmentPart => ({ kind: "model", model: modelName(name) });
const game: AssignmentPart = { kind: "game", operations: 1, clock: 0 };
const circuit: AssignmentPart = { kind: "circuit", link: "2-Xk.3-abc" };

const lesson = (id: number, slug: string): ClassLesson => ({ id, slug, title: slug, subject: "math", count: 2 });
const lessons: ClassLesson[] = [
  lesson(3, "rrathet"),
  { ...lesson(4, "thyesat"), models: [modelName("topat")] },
  lesson(5, "levizja"),
  { ...lesson(8, "kuizi"), count: 0, isQuiz: true },
];
const exercise = (id: string) => exerciseWith({ kind: "number", value: "1" }, { id });
const question = (id: string) =>
  exerciseWith({ kind: "choice", options: [{ text: "po" }, { text: "jo" }], right: 0 }, { id });
const texts = {
  practices: [
    { slug: "thyesat", exercises: [exercise("pizza"), exercise("torta")] },
    { slug: "levizja", exercises: [exercise("treni")] },
  ],
  questions: [
    { slug: "kuizi", exercises: [7, 9].map((name) => question(questionId(name))), quizzes: [] },
    { slug: "thyesat", exercises: [question("topat")], quizzes: [] },
  ],
};

test.each([
  { parts: [exercisesOf(4, "torta")], is: true },
  { parts: [quizOf()], is: true },
  { parts: [modelOf("topat")], is: true },
  { parts: [game], is: true },
  { parts: [stop, circuit], is: true },
  { parts: [stop, stop], is: false },
  { parts: [], is: false },
])("stops alone are no work: $parts.length parts, $is", ({ parts, is }) => {
  expect(hasWork(assignmentOf(...parts))).toBe(is);
});

test("a game and a circuit are items without a lesson: nothing of the edition is missing, each is a step", () => {
  const assignment = assignmentOf(game, stop, quizOf(9), circuit, modelOf("ikur"));
  const found = assignedItems(assignment, lessons, texts);
  expect(found.map(({ part, activity }) => [part, activity])).toEqual([
    ...[
      ["game", game],
      ["quiz", undefined],
      ["circuit", circuit],
      ["model", undefined],
    ],
  ]);
  expect(found.map(isGone)).toEqual([false, false, false, true]);
  expect(found.map(kindOfItem)).toEqual(["game", "quiz", "circuit", null]);
  expect(found.map(timedWork)).toEqual([game, "quiz", "circuit", null]);
  expect(lessonsOfAssignment(assignmentOf(game, circuit), lessons)).toEqual([]);
  expect(stepsOfAssignment(assignment, 77).map((step) => (step.kind === "item" ? step.item : "stop"))).toEqual([
    ...[0, "stop", 1, 2, 3],
  ]);
});

test("each lesson and quiz of an assignment stands once, in the magazine's order, with what is needed of it", () => {
  const parts = [quizOf(9), exercisesOf(4, "torta"), stop, exercisesOf(3, "pi"), modelOf("topat"), modelOf("ikur")];
  const found = lessonsOfAssignment(assignmentOf(...parts), lessons);
  expect(found.map(({ lesson: { slug }, needs }) => [slug, ...needs])).toEqual([
    ["rrathet", "practices"],
    ["thyesat", "practices", "questions"],
    ["kuizi", "questions"],
  ]);
});

test("items are found in the order of the assignment; a lesson, exercise or question that is gone is null", () => {
  const assignment = assignmentOf(
    exercisesOf(5, "treni"),
    stop,
    exercisesOf(4, "torta", "zhdukur", "pizza"),
    quizOf(9, 8),
    exercisesOf(3, "pi"),
    modelOf("topat"),
    modelOf("ikur"),
    exercisesOf(99, "pizza"),
  );
  const found = assignedItems(assignment, lessons, texts);
  expect(found.map((each) => [each.part, each.lesson?.slug ?? null, each.exercise?.id ?? null])).toEqual([
    ["exercises", "levizja", "treni"],
    ["exercises", "thyesat", "torta"],
    ["exercises", "thyesat", null],
    ["exercises", "thyesat", "pizza"],
    ["quiz", "kuizi", questionId(9)],
    ["quiz", "kuizi", null],
    ["exercises", "rrathet", null],
    ["model", "thyesat", "topat"],
    ["model", null, null],
    ["exercises", null, null],
  ]);
  expect(found.map(kindOfItem)).toEqual([
    ...["kuptoj", "kuptoj", null, "kuptoj", "quiz", null, null, "model", null, null],
  ]);
});

test("a quiz without named questions means all of them; one that the edition lacks has none", () => {
  const whole = withAllQuestions(assignmentOf(quizOf(), stop, quizOf(9)), lessons, texts);
  expect(whole.parts).toEqual([quizOf(7, 9), stop, quizOf(9)]);
  expect(assignedItems(whole, lessons, texts)).toHaveLength(3);
  const lost = withAllQuestions(assignmentOf(quizOf()), lessons, { ...texts, questions: [] });
  expect(assignedItems(lost, lessons, texts)).toEqual([]);
});

test("a pupil's steps count items through, and each stop has the number of its place", () => {
  const parts = [exercisesOf(4, "torta", "pizza"), stop, quizOf(7), modelOf("topat"), exercisesOf(5, "treni"), stop];
  expect(stepsOfAssignment(assignmentOf(...parts), 77)).toEqual([
    { kind: "item", item: 0 },
    { kind: "item", item: 1 },
    { kind: "stop", number: stopNumber(77, 1) },
    { kind: "item", item: 2 },
    { kind: "item", item: 3 },
    { kind: "item", item: 4 },
    { kind: "stop", number: stopNumber(77, 2) },
  ]);
});

test("the time of items is a whole number of minutes, longer for the higher steps", () => {
  expect(estimatedMinutes([])).toBe(0);
  expect(estimatedMinutes(["kuptoj"])).toBe(2);
  expect(estimatedMinutes(["kuptoj", "kuptoj", "perdor", "tutje"])).toBe(11);
  expect(estimatedMinutes(["quiz", "quiz", "model"])).toBe(4);
  const rounds = [60, 120, null].map((seconds) => ({
    kind: "game" as const,
    operations: 0,
    clock: gameClocks.indexOf(seconds),
  }));
  expect(rounds.map((round) => estimatedMinutes([round]))).toEqual([2, 3, 3]);
});
