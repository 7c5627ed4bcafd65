/** The work of an assignment, found in the edition, and the steps in which a pupil does it. */
import type { Exercise, Practice } from "../practice/exercise";
import { type Step, steps } from "../practice/steps";
import type { Subject } from "../subject";
import type { AskedQuestions } from "./asked-questions";
import {
  type Assignment,
  type AssignmentPart,
  modelName,
  nameOfQuestion,
  questionId,
  shortName,
  stopNumber,
} from "./assignment";

/** A lesson with exercises, or a quiz, as the pages of the class need it. */
export interface ClassLesson {
  id: number;
  slug: string;
  title: string;
  subject: Subject;
  /** The number of its exercises; 0 of a quiz. */
  count: number;
  /** Short names of its models; missing if neither models nor quizzes have questions of it. */
  models?: readonly number[];
  isQuiz?: true;
}

/** What an item is: an exercise, by its step of the ladder, or a question of a quiz or of a model. */
export type ItemKind = Step | "quiz" | "model";

const names: Readonly<Record<ItemKind, string>> = { ...steps, quiz: "Pyetje kuizi", model: "Pyetja e modelit" };

/** Returns the name of a kind on the page. */
export const nameOfKind = (kind: ItemKind): string => names[kind];

type ItemPart = Extract<AssignmentPart, { kind: "exercises" | "quiz" | "model" }>;

/** An item of an assignment. Both are null if this edition has no such lesson; `exercise` if it has no such exercise. */
export interface AssignedItem {
  part: ItemPart["kind"];
  /** Its lesson, or its quiz. */
  lesson: ClassLesson | null;
  exercise: Exercise | null;
}

/** A step of a pupil's way: an item, by its index, or a stop, by the number that ends it. */
export type AssignmentStep = { kind: "item"; item: number } | { kind: "stop"; number: number };

/** Published texts that a work needs. */
export interface WorkTexts {
  practices: readonly Practice[];
  questions: readonly AskedQuestions[];
}

const isItems = (part: AssignmentPart): part is ItemPart => ["exercises", "quiz", "model"].includes(part.kind);

/** Tells whether this make shows every part of an assignment. A circuit and a game come later. */
export const isShowable = ({ parts }: Assignment): boolean =>
  parts.some(isItems) && parts.every((part) => isItems(part) || part.kind === "stop");

const lessonOf = (part: ItemPart, lessons: readonly ClassLesson[]): ClassLesson | null =>
  lessons.find(({ id, models = [] }) => (part.kind === "model" ? models.includes(part.model) : id === part.content)) ??
  null;

/** Returns the lessons and quizzes of an assignment that the edition has, each once, with what is needed of it. */
export function lessonsOfAssignment(
  { parts }: Assignment,
  lessons: readonly ClassLesson[],
): { lesson: ClassLesson; needs: ReadonlySet<keyof WorkTexts> }[] {
  const found = parts.filter(isItems).map((part) => ({ part, lesson: lessonOf(part, lessons) }));
  return lessons.flatMap((lesson) => {
    const own = found.filter((each) => each.lesson === lesson);
    const needs = own.map(({ part }) => (part.kind === "exercises" ? "practices" : "questions"));
    return own.length === 0 ? [] : [{ lesson, needs: new Set(needs) }];
  });
}

const exercisesOf = (texts: readonly Pick<Practice, "slug" | "exercises">[], lesson: ClassLesson | null) =>
  texts.find(({ slug }) => slug === lesson?.slug)?.exercises ?? [];

/** Names all questions of a quiz of which a part means all. What is asked then stands in the assignment. */
export function withAllQuestions(
  assignment: Assignment,
  lessons: readonly ClassLesson[],
  { questions }: WorkTexts,
): Assignment {
  const parts = assignment.parts.map((part) => {
    if (part.kind !== "quiz" || part.questions.length > 0) return part;
    return { ...part, questions: exercisesOf(questions, lessonOf(part, lessons)).map(({ id }) => nameOfQuestion(id)) };
  });
  return { ...assignment, parts };
}

/** Finds the items of an assignment, in its order. */
export function assignedItems(
  { parts }: Assignment,
  lessons: readonly ClassLesson[],
  { practices, questions }: WorkTexts,
): AssignedItem[] {
  return parts.filter(isItems).flatMap((part): AssignedItem[] => {
    const lesson = lessonOf(part, lessons);
    const all = exercisesOf(part.kind === "exercises" ? practices : questions, lesson);
    return matchesOf(part).map((isIt) => ({ part: part.kind, lesson, exercise: all.find(isIt) ?? null }));
  });
}

/** Returns, for each item of a part, what tells its exercise. */
function matchesOf(part: ItemPart): ((exercise: Exercise) => boolean)[] {
  if (part.kind === "model") return [({ id }) => modelName(id) === part.model];
  if (part.kind === "quiz")
    return part.questions.map(
      (name) =>
        ({ id }) =>
          id === questionId(name),
    );
  return part.exercises.map(
    (name) =>
      ({ id }) =>
        shortName(id) === name,
  );
}

const countOf = (part: AssignmentPart): number => (isItems(part) ? matchesOf(part).length : 0);

/** Returns the steps of an assignment. @param task of its code, which decides the numbers of stops */
export function stepsOfAssignment({ parts }: Assignment, task: number): AssignmentStep[] {
  let [item, stop] = [0, 0];
  return parts.flatMap((part): AssignmentStep[] => {
    if (part.kind === "stop") return [{ kind: "stop", number: stopNumber(task, ++stop) }];
    return Array.from({ length: countOf(part) }, () => ({ kind: "item", item: item++ }));
  });
}

/** Returns what an item is; null of one that the edition does not have. */
export const kindOfItem = ({ part, exercise }: AssignedItem): ItemKind | null =>
  exercise && (part === "exercises" ? exercise.step : part);

const minutesOfKind: Readonly<Record<ItemKind, number>> = { kuptoj: 1.5, perdor: 3, tutje: 5, quiz: 1, model: 2 };

/** Estimates the minutes that items take, as a whole number. */
export const estimatedMinutes = (kinds: readonly ItemKind[]): number =>
  Math.ceil(kinds.reduce((sum, kind) => sum + minutesOfKind[kind], 0));
