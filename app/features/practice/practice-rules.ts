/**
 * The reducer of practice: one exercise at a time, judged on request. It gives hints, and the exercise again with other
 * numbers.
 */
import { drawNumbers } from "../../magazine/practice/draw";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { shuffledPlaces, shuffleSeed } from "../../magazine/practice/shuffled-places";
import { type Step, steps } from "../../magazine/practice/steps";
import { type AnswerVerdict, type Input, isFurther, isMiss } from "../../magazine/practice/verdict";
import { plainJudge } from "./plain-judge.client";
import type { Grade } from "./practice-log";

export interface PracticeState {
  exercises: readonly Exercise[];
  /** Index of the exercise that is shown. */
  index: number;
  /** The draw that is shown: its number, from 1, or the seed of an assignment. */
  draw: number | string;
  input: Input;
  verdict: AnswerVerdict | null;
  /** The answer that was judged last. */
  judged: Input | null;
  /** The first answer that could be read, with its verdict. */
  first: { verdict: AnswerVerdict; input: Input } | null;
  /** Number of judged answers that were not right. */
  misses: number;
  /** Number of hints that are shown. */
  hints: number;
  /** Whether it is done: answered right, or its solution asked for. */
  solved: boolean;
  /** Number of answers in a row that were right at once, in this step of the ladder. */
  run: number;
}

/** Judges an answer of any kind. @param earlier the answer that was judged before it */
type Judge = (exercise: Exercise, numbers: Scope, input: Input, earlier: Input | null) => AnswerVerdict;

export type PracticeAction =
  | { type: "open"; index: number; draw: PracticeState["draw"] }
  | { type: "give"; input: Input }
  /** Without a judge the further kinds stay unjudged. */
  | { type: "check"; judge?: Judge }
  | { type: "hint" }
  | { type: "solve" };

export const initialPractice = (
  exercises: readonly Exercise[],
  first = 0,
  draw: PracticeState["draw"] = 1,
): PracticeState => opened(exercises, first, draw, 0);

function opened(
  exercises: readonly Exercise[],
  index: number,
  draw: PracticeState["draw"],
  run: number,
): PracticeState {
  const exercise = exercises[index] as Exercise;
  return {
    exercises,
    index,
    draw,
    input: initialInput(exercise, draw),
    verdict: null,
    judged: null,
    first: null,
    misses: 0,
    hints: 0,
    solved: false,
    run,
  };
}

export const shownExercise = ({ exercises, index }: PracticeState) => exercises[index] as Exercise;

/** Returns the numbers of a draw. The seed checked that every draw has some. */
export const numbersOf = (exercise: Exercise, draw: PracticeState["draw"]): Scope =>
  drawNumbers(exercise, String(draw)) ?? {};

/** Returns the answer at the start. Nothing is typed, nothing chosen, the items are in a wrong order. */
function initialInput({ answer, id }: Exercise, draw: PracticeState["draw"]): Input {
  if (answer.kind === "order") return shuffledPlaces(answer.items.length, shuffleSeed(id, draw));
  if (answer.kind === "match") return answer.pairs.map(() => -1);
  if (answer.kind === "choice") return -1;
  if (answer.kind === "fields") return answer.fields.map(() => "");
  return answer.kind === "point" || answer.kind === "figure" ? [] : "";
}

/** Tells whether there is an answer to judge. */
export function canCheck(state: PracticeState): boolean {
  const { input, solved } = state;
  if (solved) return false;
  if (typeof input === "string") return input.trim() !== "";
  if (typeof input === "number") return input >= 0;
  const { kind } = shownExercise(state).answer;
  if (kind === "fields") return input.some((text) => String(text).trim() !== "");
  if (kind === "figure") return input.length > 0;
  return kind === "point" ? input.length === 2 : input.every((place) => Number(place) >= 0);
}

export function practiceReducer(state: PracticeState, action: PracticeAction): PracticeState {
  const exercise = shownExercise(state);
  switch (action.type) {
    case "open": {
      const isSameStep = state.exercises[action.index]?.step === exercise.step;
      return opened(state.exercises, action.index, action.draw, isSameStep ? state.run : 0);
    }
    case "give":
      return state.solved ? state : { ...state, input: action.input, verdict: null };
    case "check": {
      if (!canCheck(state)) return state;
      const judge = action.judge ?? (isFurther(exercise.answer) ? null : plainJudge);
      if (judge === null) return state;
      const verdict = judge(exercise, numbersOf(exercise, state.draw), state.input, state.judged);
      const isRight = verdict.kind === "right";
      const misses = state.misses + Number(isMiss(verdict));
      const run = misses > 0 || state.hints > 0 ? 0 : state.run + Number(isRight);
      const first = state.first ?? (verdict.kind === "unreadable" ? null : { verdict, input: state.input });
      return { ...state, verdict, judged: state.input, first, misses, solved: isRight, run };
    }
    case "hint":
      return { ...state, hints: Math.min(state.hints + 1, exercise.hints.length) };
    case "solve":
      return { ...state, solved: true, verdict: state.verdict?.kind === "right" ? state.verdict : null, run: 0 };
  }
}

/** Returns the grade of a solved exercise; null before that. */
export function gradeOf(state: PracticeState): Grade | null {
  const { solved, verdict, misses, hints } = state;
  if (!solved) return null;
  if (verdict?.kind !== "right") return 1;
  if (misses === 0 && hints === 0) return 3;
  // The last hint leaves only arithmetic. A question of a quiz has one alone, which names no option.
  return hints > 1 && hints === shownExercise(state).hints.length ? 1 : 2;
}

/** Numbers of misses and of answers right at once that lead to another step of the ladder. */
const [missesDown, runUp] = [2, 3];

/** Returns the step to which the pupil is led: the one before after two misses, the next after three right at once. */
export function leadOf(state: PracticeState): Step | null {
  const all = Object.keys(steps) as Step[];
  const at = all.indexOf(shownExercise(state).step);
  const by = state.misses >= missesDown ? -1 : state.solved && state.run >= runUp ? 1 : 0;
  const step = by === 0 ? undefined : all[at + by];
  return step !== undefined && state.exercises.some((each) => each.step === step) ? step : null;
}

/** Returns the index of the exercise that follows. Those solved at once come last. @param grades last grade of each */
export function nextIndex(state: PracticeState, grades: readonly (Grade | undefined)[]): number {
  const lead = leadOf(state);
  const count = state.exercises.length;
  const following = Array.from({ length: count }, (_, place) => (state.index + 1 + place) % count);
  const candidates = lead === null ? following : following.filter((index) => state.exercises[index]?.step === lead);
  return candidates.find((index) => grades[index] !== 3 && index !== state.index) ?? (candidates[0] as number);
}
