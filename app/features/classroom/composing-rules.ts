/** The list of work that a teacher puts together, and the assignment it becomes. */
import {
  type ActivityPart,
  estimatedMinutes,
  type ItemKind,
  minutesOfWork,
} from "../../magazine/classroom/assigned-items";
import {
  type Assignment,
  type AssignmentPart,
  modelName,
  nameOfQuestion,
  shortName,
} from "../../magazine/classroom/assignment";
import type { AssignmentSnapshot } from "../../magazine/classroom/class-table";

/** An exercise of a lesson, or a question of a quiz or of a model. */
export interface ComposedExercise {
  kind: "exercise";
  /** Id of its lesson or quiz. */
  content: number;
  /** Slug of its lesson or quiz. */
  lesson: string;
  id: string;
  step: Exclude<ItemKind, ActivityPart["kind"]>;
  /** Beginning of its question, and the whole as one line of HTML with its formulas. */
  title: string;
  line: string;
}

/** A game or a circuit. */
export interface ComposedActivity {
  kind: "activity";
  /** Tells it from the others. */
  id: string;
  part: ActivityPart;
  /** What is played, or asked. */
  title: string;
}

/** A row that a pupil works. */
export type WorkedRow = ComposedExercise | ComposedActivity;

/** A row of the list. Each stop has a number of its own, so that it can be moved. */
export type ComposedRow = WorkedRow | { kind: "stop"; id: string };

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
  /** Adds rows at the end. One that is there already stays where it is. */
  | { type: "add"; added: readonly WorkedRow[] }
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
    case "add":
      return { ...state, rows: [...rows, ...missingOf(state, action.added)] };
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

function isSame(row: ComposedRow, other: WorkedRow): boolean {
  if (row.kind === "exercise" && other.kind === "exercise") return row.content === other.content && row.id === other.id;
  return row.kind === other.kind && row.id === other.id;
}

/** Tells whether an exercise or an activity stands in the list. */
export const isChosen = ({ rows }: Pick<Composition, "rows">, other: WorkedRow): boolean =>
  rows.some((row) => isSame(row, other));

/** Returns what of some rows is not in the list yet, each once. */
export const missingOf = (composition: Pick<Composition, "rows">, some: readonly WorkedRow[]): WorkedRow[] =>
  some.filter((row, index) => !isChosen(composition, row) && !isChosen({ rows: some.slice(0, index) }, row));

/** Returns the rows that a pupil works: all but stops. */
export const workedRows = ({ rows }: Pick<Composition, "rows">): WorkedRow[] =>
  rows.filter((row) => row.kind !== "stop");

/** The most exercises of an assignment, so that its result fits a phone's screen; and of its parts, by their bits. */
const mostExercises = 40;
export const tooMany = `Një detyrë mban më së shumti ${mostExercises} ushtrime.`;
const [mostParts, mostOfPart] = [15, 31];
/** Characters of all circuits: some 800 signs, a QR code that phones still read from a wall. */
const mostOfLinks = 560;

/** Tells whether a list holds some rows more. */
export const fits = (composition: Pick<Composition, "rows">, count: number): boolean =>
  workedRows(composition).length + count <= mostExercises;

/** Why a list makes no assignment. */
export type ComposingFault = "empty" | "too-many" | "too-mixed" | "too-long";

/** Returns the assignment of a list. Neighbours of one lesson or quiz are one part. */
export function assignmentOf({ rows, ...switches }: Composition): Assignment | ComposingFault {
  const { length } = workedRows({ rows });
  if (length === 0) return "empty";
  if (!fits({ rows }, 0)) return "too-many";
  const links = rows.map((row) => (row.kind === "activity" && row.part.kind === "circuit" ? row.part.link.length : 0));
  if (links.reduce((sum, each) => sum + each, 0) > mostOfLinks) return "too-long";
  const parts: AssignmentPart[] = [];
  for (const row of rows) {
    const part = partOf(row);
    const joined = joinedParts(parts.at(-1), part);
    if (joined === null) parts.push(part);
    else parts[parts.length - 1] = joined;
  }
  return parts.length > mostParts ? "too-mixed" : { ...switches, parts };
}

/** Gives circuits the titles of their rows: their questions, which only the laboratory can read. */
export function withTitles(snapshot: AssignmentSnapshot, composition: Pick<Composition, "rows">): AssignmentSnapshot {
  const rows = workedRows(composition);
  const items = snapshot.items.map((item, index) => {
    const row = rows[index];
    const isCircuit = row?.kind === "activity" && row.part.kind === "circuit";
    return isCircuit ? { ...item, title: `${item.title}: ${row.title}` } : item;
  });
  return { ...snapshot, items };
}

function partOf(row: ComposedRow): AssignmentPart {
  if (row.kind === "stop") return { kind: "stop" };
  if (row.kind === "activity") return row.part;
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

/** Estimates the minutes of a row; a stop has none, since the class waits as long as its teacher wants. */
export const minutesOfRow = (row: ComposedRow): number => (row.kind === "stop" ? 0 : minutesOfWork(workOf(row)));

/** Estimates the minutes of a list. */
export const minutesOf = (composition: Composition): number => estimatedMinutes(workedRows(composition).map(workOf));

function workOf(row: WorkedRow) {
  if (row.kind === "exercise") return row.step;
  return row.part.kind === "game" ? row.part : row.part.kind;
}
