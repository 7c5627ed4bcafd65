/** What a pupil has done of an item so far, as the device keeps it. */
import { isObject } from "../is-object";
import type { Exercise } from "../practice/exercise";
import type { Input } from "../practice/verdict";
import type { ActivityPart } from "./assigned-items";
import { type FirstAnswer, type GameResult, itemEnds, type ResultItem } from "./result-code";

export interface ItemWork extends ResultItem {
  /** What stands in the answer's field or marks. */
  input: Input;
  /** Number of hints that are shown. */
  hints: number;
}

/** Props of every component that shows an item of an assignment. */
interface AssignedItemProps {
  /** Seed of its numbers and orders. */
  seed: string;
  nextWords: string;
  /** What was done before; null if this pupil has not begun it. */
  work: ItemWork | null;
  onWork: (work: ItemWork) => void;
  onNext: () => void;
}

/** Props of the component that shows an exercise of an assignment. */
export interface AssignedExerciseProps extends AssignedItemProps {
  exercise: Exercise;
  /** Slug of its lesson, in whose notes it stands; null of a question, which has none there. */
  lesson: string | null;
  /** Name of its kind, beside its number; missing: of its step. */
  kind?: string;
  /** Says which exercise of how many it is. */
  nth: string;
}

/** Props of the component that shows a game or a circuit of an assignment. */
export interface AssignedActivityProps<Part extends ActivityPart> extends AssignedItemProps {
  part: Part;
  /** Whether verdicts are shown while working. A game shows its own. */
  hasHelp: boolean;
}

/** An item of which nothing was answered, in a result. */
export const openItem: ResultItem = { first: { kind: "none" }, misses: 0, end: "open" };
/** An activity that was begun: it keeps its own state. Whoever has the device next begins it anew. */
export const begunWork: ItemWork = { ...openItem, input: "", hints: 0 };
/** An item that the pupil's edition does not have, in a result. */
export const goneItem: ResultItem = { ...openItem, first: { kind: "gone" } };

const plainFirst = ["none", "right", "unit", "sign", "tenfold", "rounding", "unnamed", "remark", "gone"];

/** Reads what the device keeps, which anybody may have edited. @returns null if it is no such work */
export function parseItemWork(value: unknown): ItemWork | null {
  if (!isObject(value)) return null;
  const { first, misses, end, typed, input, hints, game } = value;
  const isWork =
    isFirstAnswer(first) && isCount(misses) && isCount(hints) && itemEnds.includes(end as never) && isInput(input);
  if (!isWork) return null;
  const work = { first, misses, end, input, hints, ...(isGame(game) && { game }) } as ItemWork;
  return typeof typed === "string" ? { ...work, typed } : work;
}

export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const isGame = (value: unknown): value is GameResult =>
  isObject(value) && [value.points, value.level, value.right, value.asked].every(isCount);

function isFirstAnswer(value: unknown): value is FirstAnswer {
  if (!isObject(value)) return false;
  return value.kind === "named" ? isCount(value.error) : plainFirst.includes(value.kind as string);
}

const isInput = (value: unknown): value is Input =>
  ["string", "number"].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => ["string", "number"].includes(typeof each)));
