/** The list of work that a teacher puts together, and the assignment it becomes. */
import { estimatedMinutes, type ItemKind } from "../../magazine/classroom/assigned-items";
import {
  type Assignment,
  type AssignmentPart,
  modelName,
  nameOfQuestion,
  shortName,
} from "../../magazine/classroom/assignment";

/** An exercise of a lesson, or a question of a quiz or of a model. */
export interface ComposedExercise {
  kind: "exercise";
  /** Id of its lesson or quiz. */
  content: number;
  /** Slug of its lesson or quiz. */
  lesson: string;
  id: string;
  step: ItemKind;
  /** Beginning of its question, and the same as HTML with its formulas. */
  title: string;
  line: string;
}

/** A row of the list. Each stop has a number of its own, so that it can be moved. */
export type ComposedRow = ComposedExercise | { kind: "stop"; id: string };

export interface Composition {
  rows: readonly ComposedRow[];
  hasOwnNumbers: boolean;
  hasHelp: boolean;
  keepsTyped: boolean;
  who: Assignment["who"];
  seed: number;
}

export const emptyComposition: Composition = {
  ...{ rows: [], hasOwnNumbers: true, hasHelp: true, keepsTyped: true, who: "number", seed: 0 },
};

export type ComposingAction =
  | { type: "toggle"; exercise: ComposedExercise }
  | { type: "stop" }
  | { type: "remove"; row: number }
  /** Moves a row one place up (−1) or down (1). */
  | { type: "move"; row: number; by: -1 | 1 }
  | { type: "set"; switches: Partial<Omit<Composition, "rows">> };

export function composingReducer(state: Composition, action: ComposingAction): Composition {
  const { rows } = state;
  switch (action.type) {
    case "toggle": {
      const without = rows.filter((row) => !isSame(row, action.exercise));
      return { ...state, rows: without.length < rows.length ? without : [...rows, action.exercise] };
    }
    case "stop":
      return { ...state, rows: [...rows, { kind: "stop", id: `${nextStop(rows)}` }] };
    case "remove":
      return { ...state, rows: rows.filter((_, index) => index !== action.row) };
    case "move": {
      const [row, other] = [rows[action.row], rows[action.row + action.by]];
      if (row === undefined || other === undefined) return state;
      return { ...state, rows: rows.map((each) => (each === row ? other : each === other ? row : each)) };
    }
    case "set":
      return { ...state, ...action.switches };
  }
}

const nextStop = (rows: readonly ComposedRow[]) =>
  Math.max(0, ...rows.flatMap((row) => (row.kind === "stop" ? Number(row.id) : []))) + 1;

const isSame = (row: ComposedRow, exercise: ComposedExercise) =>
  row.kind === "exercise" && row.content === exercise.content && row.id === exercise.id;

/** Tells whether an exercise stands in the list. */
export const isChosen = ({ rows }: Composition, exercise: ComposedExercise) =>
  rows.some((row) => isSame(row, exercise));

/** The most exercises of an assignment, so that its result fits a phone's screen; and of its parts, by their bits. */
export const mostExercises = 40;
const [mostParts, mostOfPart] = [15, 31];

/** Why a list makes no assignment. */
export type ComposingFault = "empty" | "too-many" | "too-mixed";

/** Returns the assignment of a list. Neighbours of one lesson or quiz are one part. */
export function assignmentOf({ rows, ...switches }: Composition): Assignment | ComposingFault {
  const exercises = rows.filter((row) => row.kind === "exercise");
  if (exercises.length === 0) return "empty";
  if (exercises.length > mostExercises) return "too-many";
  const parts: AssignmentPart[] = [];
  for (const row of rows) {
    const part = partOf(row);
    const joined = joinedParts(parts.at(-1), part);
    if (joined === null) parts.push(part);
    else parts[parts.length - 1] = joined;
  }
  return parts.length > mostParts ? "too-mixed" : { ...switches, parts };
}

function partOf(row: ComposedRow): AssignmentPart {
  if (row.kind === "stop") return { kind: "stop" };
  const { step, content, id } = row;
  if (step === "model") return { kind: "model", model: modelName(id) };
  if (step === "quiz") return { kind: "quiz", content, questions: [nameOfQuestion(id)] };
  return { kind: "exercises", content, exercises: [shortName(id)] };
}

/** Joins a part to the one before it, if both are of one lesson or quiz and the bits are enough; else null. */
function joinedParts(last: AssignmentPart | undefined, part: AssignmentPart): AssignmentPart | null {
  if (last?.kind === "exercises" && part.kind === "exercises" && last.content === part.content) {
    const exercises = [...last.exercises, ...part.exercises];
    return exercises.length > mostOfPart ? null : { ...last, exercises };
  }
  if (last?.kind === "quiz" && part.kind === "quiz" && last.content === part.content) {
    const questions = [...last.questions, ...part.questions];
    return questions.length > mostOfPart ? null : { ...last, questions };
  }
  return null;
}

/** Estimates the minutes of a list. */
export const minutesOf = ({ rows }: Composition): number =>
  estimatedMinutes(rows.flatMap((row) => (row.kind === "exercise" ? row.step : [])));
