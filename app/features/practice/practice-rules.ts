/**
 * The reducer of practice: one exercise at a time, judged on request. It gives hints, and the exercise again with other
 * numbers.
 */
import { drawNumbers } from "../../magazine/practice/draw";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { type AnswerVerdict, type Input, isMiss, verdictOn } from "../../magazine/practice/verdict";
import { seededRandom } from "../../magazine/seeded-random";
import type { Grade } from "./practice-log";

export interface PracticeState {
  exercises: readonly Exercise[];
  /** Index of the exercise that is shown. */
  index: number;
  /** Number of the draw that is shown, from 1. */
  draw: number;
  input: Input;
  verdict: AnswerVerdict | null;
  /** Number of judged answers that were not right. */
  misses: number;
  /** Number of hints that are shown. */
  hints: number;
  /** Whether the solution is shown: after a right answer, or on request. */
  solved: boolean;
}

export type PracticeAction =
  | { type: "open"; index: number; draw: number }
  | { type: "give"; input: Input }
  | { type: "check" }
  | { type: "hint" }
  | { type: "solve" };

export const initialPractice = (exercises: readonly Exercise[], first = 0): PracticeState =>
  opened(exercises, first, 1);

function opened(exercises: readonly Exercise[], index: number, draw: number): PracticeState {
  const exercise = exercises[index] as Exercise;
  return {
    exercises,
    index,
    draw,
    input: initialInput(exercise),
    verdict: null,
    misses: 0,
    hints: 0,
    solved: false,
  };
}

export const shownExercise = ({ exercises, index }: PracticeState) => exercises[index] as Exercise;

/** Returns the numbers of a draw. The seed checked that every draw has some. */
export const numbersOf = (exercise: Exercise, draw: number): Scope => drawNumbers(exercise, String(draw)) ?? {};

/** Returns shuffled indexes, the same for everybody. The right order never comes, since it would be the answer. */
export function shuffledPlaces(count: number, seed: string): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  const shuffled = seededRandom(seed).shuffled(places);
  return shuffled.every((place, index) => place === index) ? [...places.slice(1), 0] : shuffled;
}

/** Returns the answer at the start. Nothing is typed, nothing chosen, the items are in a wrong order. */
function initialInput({ answer, id }: Exercise): Input {
  if (answer.kind === "order") return shuffledPlaces(answer.items.length, id);
  if (answer.kind === "match") return answer.pairs.map(() => -1);
  if (answer.kind === "choice") return -1;
  return answer.kind === "point" ? [] : "";
}

/** Tells whether there is an answer to judge. */
export function canCheck(state: PracticeState): boolean {
  const { input, solved } = state;
  if (solved) return false;
  if (typeof input === "string") return input.trim() !== "";
  if (typeof input === "number") return input >= 0;
  return shownExercise(state).answer.kind === "point" ? input.length === 2 : input.every((place) => place >= 0);
}

export function practiceReducer(state: PracticeState, action: PracticeAction): PracticeState {
  const exercise = shownExercise(state);
  switch (action.type) {
    case "open":
      return opened(state.exercises, action.index, action.draw);
    case "give":
      return state.solved ? state : { ...state, input: action.input, verdict: null };
    case "check": {
      if (!canCheck(state)) return state;
      const verdict = verdictOn(exercise, numbersOf(exercise, state.draw), state.input);
      const isRight = verdict.kind === "right";
      const misses = state.misses + Number(isMiss(verdict));
      return { ...state, verdict, misses, solved: isRight };
    }
    case "hint":
      return { ...state, hints: Math.min(state.hints + 1, exercise.hints.length) };
    case "solve":
      return { ...state, solved: true, verdict: state.verdict?.kind === "right" ? state.verdict : null };
  }
}

/** Returns the grade of a solved exercise; null before that. */
export function gradeOf({ solved, verdict, misses, hints }: PracticeState): Grade | null {
  if (!solved) return null;
  if (verdict?.kind !== "right") return 1;
  return misses === 0 && hints === 0 ? 3 : 2;
}
