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
import { type GamePart, secondsOf } from "./game-part";

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

/** A part that is no exercise: a round of the game, or a task of the circuit laboratory. */
export type ActivityPart = Extract<AssignmentPart, { kind: "game" | "circuit" }>;

export type CircuitTaskPart = Extract<ActivityPart, { kind: "circuit" }>;

/** What an item is: an exercise, by its step of the ladder, a question of a quiz or of a model, or an activity. */
export type ItemKind = Step | "quiz" | "model" | ActivityPart["kind"];

const names: Readonly<Record<ItemKind, string>> = {
  ...{ ...steps, quiz: "Pyetje kuizi", model: "Pyetja e modelit", game: "Number Ninja", circuit: "Detyrë qarku" },
};

/** Returns the name of a kind on the page. */
export const nameOfKind = (kind: ItemKind): string => names[kind];

type ItemPart = Extract<AssignmentPart, { kind: "exercises" | "quiz" | "model" }>;

/** An item of an assignment. Both are null if this edition has no such lesson; `exercise` if it has no such exercise. */
export interface AssignedItem {
  part: ItemPart["kind"] | ActivityPart["kind"];
  /** Its lesson, or its quiz. */
  lesson: ClassLesson | null;
  exercise: Exercise | null;
  /** The part itself, of an activity: it has neither lesson nor exercise. */
  activity?: ActivityPart;
}

/** Tells whether the edition does not have an item. Activities need no edition. */
export const isGone = ({ exercise, activity }: Pick<AssignedItem, "exercise" | "activity">): boolean =>
  exercise === null && activity === undefined;

/** A step of a pupil's way: an item, by its index, or a stop, by the number that ends it. */
export type AssignmentStep = { kind: "item"; item: number } | { kind: "stop"; number: number };

/** Published texts that a work needs. */
export interface WorkTexts {
  practices: readonly Practice[];
  questions: readonly AskedQuestions[];
}

const isItems = (part: AssignmentPart): part is ItemPart => ["exercises", "quiz", "model"].includes(part.kind);

const isActivity = (part: AssignmentPart): part is ActivityPart => part.kind === "game" || part.kind === "circuit";

/** Tells whether an assignment asks for anything: stops alone are no work. */
export const hasWork = ({ parts }: Assignment): boolean => parts.some(({ kind }) => kind !== "stop");

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
  return parts.flatMap((part): AssignedItem[] => {
    if (isActivity(part)) return [{ part: part.kind, lesson: null, exercise: null, activity: part }];
    if (!isItems(part)) return [];
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

const countOf = (part: AssignmentPart): number => (isItems(part) ? matchesOf(part).length : Number(isActivity(part)));

/** Returns the steps of an assignment. @param task of its code, which decides the numbers of stops */
export function stepsOfAssignment({ parts }: Assignment, task: number): AssignmentStep[] {
  let [item, stop] = [0, 0];
  return parts.flatMap((part): AssignmentStep[] => {
    if (part.kind === "stop") return [{ kind: "stop", number: stopNumber(task, ++stop) }];
    return Array.from({ length: countOf(part) }, () => ({ kind: "item", item: item++ }));
  });
}

/** Returns what an item is; null of one that the edition does not have. */
export function kindOfItem({ part, exercise, activity }: AssignedItem): ItemKind | null {
  if (part === "exercises") return exercise?.step ?? null;
  return exercise || activity ? part : null;
}

/** What takes time: a game by its clock, all else by its kind. */
type TimedWork = Exclude<ItemKind, "game"> | GamePart;

const minutesOfKind: Readonly<Record<Exclude<ItemKind, "game">, number>> = {
  ...{ kuptoj: 1.5, perdor: 3, tutje: 5, quiz: 1, model: 2, circuit: 4 },
};
/** Seconds that a round takes around its clock, and one without a clock in all. */
const [aroundRound, freeRound] = [30, 120];

/** Estimates the minutes that work takes, as a fraction. */
export const minutesOfWork = (work: TimedWork): number =>
  typeof work === "string" ? minutesOfKind[work] : (aroundRound + (secondsOf(work) ?? freeRound)) / 60;

/** Returns what of an item takes time; null of one that the edition does not have. */
export function timedWork(item: AssignedItem): TimedWork | null {
  if (item.activity?.kind === "game") return item.activity;
  const kind = kindOfItem(item);
  return kind === "game" ? null : kind;
}

/** Estimates the minutes that items take, as a whole number. */
export const estimatedMinutes = (works: readonly TimedWork[]): number =>
  Math.ceil(works.reduce((sum, work) => sum + minutesOfWork(work), 0));
