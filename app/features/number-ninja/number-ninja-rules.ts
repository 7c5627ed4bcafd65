/**
 * The reducer of Number Ninja: intro, playing, result (product 8.3 to 8.5).
 * The nth exercise of a game depends on its seed, on n and on the level alone, so a class that shares a seed meets the
 * same exercises. Time arrives in the actions, in milliseconds of the caller's clock.
 */
import { parseNumber } from "../../magazine/albanian";
import { seededRandom } from "../../magazine/seeded-random";
import { distinctExercises, drawExercise, exerciseText, type NinjaExercise, type Operation } from "./exercise";

/** Streak after which one more right answer raises the level: the sixth does (product 8.4). */
export const streakForLevel = 5;
const pointsPerLevel = 10;
const longestAnswer = 9;

export interface Game {
  /** Highest level. */
  levels: number;
  /** Time limit in milliseconds; null plays without a clock. */
  limit: number | null;
  operations: readonly Operation[];
  seed: string;
  /** Whether the seed came with a link, so that a whole class has it. */
  shared: boolean;
}

/** One answered exercise. */
export interface AnsweredExercise {
  exercise: NinjaExercise;
  input: number;
  right: boolean;
  /** Milliseconds from the exercise to its answer. */
  answerMs: number;
}

/** Judgement on the last answer. */
export type NinjaVerdict =
  | { kind: "correct"; exercise: NinjaExercise; points: number; newLevel: number | null }
  | { kind: "incorrect"; exercise: NinjaExercise; input: number };

export interface NinjaState {
  phase: "intro" | "playing" | "result";
  game: Game | null;
  score: number;
  level: number;
  streak: number;
  /** The shown exercise; null outside a game. */
  exercise: NinjaExercise | null;
  /** Time at which it was shown. */
  shownAt: number;
  answers: AnsweredExercise[];
  /** Exercises left in a round of practice, the shown one first; null in a game. */
  practice: NinjaExercise[] | null;
  typed: string;
  /** Reason why the typed text is no answer. */
  inputError: "empty" | "not a number" | null;
  deadline: number | null;
  /** Milliseconds left at the last tick, never below 0; null without a clock. */
  remaining: number | null;
  verdict: NinjaVerdict | null;
  /** Whether nothing was typed since the verdict. The verdict may then be shown in the exercise's place. */
  fresh: boolean;
  /** Text in the field when the time ended, if it was no right answer. */
  unsent: { exercise: NinjaExercise; typed: string } | null;
}

export type NinjaAction =
  | { type: "start"; game: Game; now: number }
  | { type: "practise"; exercises: readonly NinjaExercise[]; now: number }
  | { type: "restore"; state: NinjaState }
  | { type: "type"; text: string }
  | { type: "press"; digit: string }
  | { type: "erase" }
  | { type: "submit"; now: number }
  | { type: "tick"; now: number }
  | { type: "finish" }
  | { type: "leave" };

export const initialNinja: NinjaState = {
  phase: "intro",
  game: null,
  score: 0,
  level: 1,
  streak: 0,
  exercise: null,
  shownAt: 0,
  answers: [],
  practice: null,
  typed: "",
  inputError: null,
  deadline: null,
  remaining: null,
  verdict: null,
  fresh: false,
  unsent: null,
};

export function ninjaReducer(state: NinjaState, action: NinjaAction): NinjaState {
  switch (action.type) {
    case "start":
      return start(action.game, action.now);
    case "practise":
      return practise(state, action.exercises, action.now);
    case "restore":
      return state.phase === "intro" ? action.state : state;
    case "type":
      return state.phase === "playing" ? typed(state, action.text) : state;
    case "press":
      return ninjaReducer(state, { type: "type", text: state.typed + action.digit });
    case "erase":
      return typed(state, state.typed.slice(0, -1));
    case "submit":
      return submit(state, action.now);
    case "tick":
      return tick(state, action.now);
    case "finish":
      return state.phase === "playing" ? end(state) : state;
    case "leave":
      return initialNinja;
  }
}

function start(game: Game, now: number): NinjaState {
  return {
    ...initialNinja,
    phase: "playing",
    game,
    exercise: exerciseAt(game, 0, 1),
    shownAt: now,
    deadline: game.limit === null ? null : now + game.limit,
    remaining: game.limit,
  };
}

/** Starts a round over chosen exercises, without clock and points. */
function practise(state: NinjaState, exercises: readonly NinjaExercise[], now: number): NinjaState {
  const practice = distinctExercises(exercises);
  if (state.phase === "playing" || practice[0] === undefined) return state;
  return { ...initialNinja, phase: "playing", game: state.game, exercise: practice[0], shownAt: now, practice };
}

/** Draws the exercise of a game at an index from 0. */
export function exerciseAt(game: Game, index: number, level: number): NinjaExercise {
  return drawExercise(seededRandom(`${game.seed}/${index}/${level}`), level, game.operations);
}

/** Updates the typed text and reports letters at once, before the answer is sent. */
function typed(state: NinjaState, text: string): NinjaState {
  const inputError = /[^\d\s,.+−–-]/.test(text) ? "not a number" : null;
  return { ...state, typed: text.slice(0, longestAnswer), inputError, fresh: false };
}

function submit(state: NinjaState, now: number): NinjaState {
  if (state.exercise === null) return state;
  const input = parseNumber(state.typed);
  if (input === null) return { ...state, inputError: state.typed.trim() === "" ? "empty" : "not a number" };
  return next(judged(state, state.exercise, input, now), now);
}

function judged(state: NinjaState, exercise: NinjaExercise, input: number, now: number): NinjaState {
  const right = input === exercise.answer;
  const answers = [...state.answers, { exercise, input, right, answerMs: Math.max(0, now - state.shownAt) }];
  return { ...(right ? correct(state, exercise) : incorrect(state, exercise, input)), answers, typed: "", fresh: true };
}

function correct(state: NinjaState, exercise: NinjaExercise): NinjaState {
  const points = state.practice === null ? pointsPerLevel * state.level : 0;
  const rises =
    state.practice === null && state.streak >= streakForLevel && state.level < (state.game?.levels ?? state.level);
  const level = rises ? state.level + 1 : state.level;
  return {
    ...state,
    score: state.score + points,
    level,
    streak: rises ? 0 : state.streak + 1,
    verdict: { kind: "correct", exercise, points, newLevel: rises ? level : null },
  };
}

function incorrect(state: NinjaState, exercise: NinjaExercise, input: number): NinjaState {
  return { ...state, streak: 0, verdict: { kind: "incorrect", exercise, input } };
}

function next(state: NinjaState, now: number): NinjaState {
  if (state.practice !== null) {
    const practice = state.practice.slice(1);
    if (practice[0] === undefined) return end({ ...state, practice });
    return { ...state, practice, exercise: practice[0], shownAt: now };
  }
  if (state.game === null) return state;
  return { ...state, exercise: exerciseAt(state.game, state.answers.length, state.level), shownAt: now };
}

function tick(state: NinjaState, now: number): NinjaState {
  if (state.phase !== "playing" || state.deadline === null) return state;
  const remaining = Math.max(0, state.deadline - now);
  return remaining === 0 ? timeUp({ ...state, remaining }, now) : { ...state, remaining };
}

/** Ends the game. A right answer in the field counts; any other text there is shown and not counted. */
function timeUp(state: NinjaState, now: number): NinjaState {
  const { exercise, typed: text } = state;
  if (exercise === null || text.trim() === "") return end(state);
  if (parseNumber(text) === exercise.answer) return end(judged(state, exercise, exercise.answer, now));
  return end({ ...state, unsent: { exercise, typed: text } });
}

function end(state: NinjaState): NinjaState {
  return { ...state, phase: "result", exercise: null, typed: "", inputError: null };
}

/** Lists the missed exercises, each once. */
export function missedOf(answers: readonly AnsweredExercise[]): NinjaExercise[] {
  return distinctExercises(answers.filter(({ right }) => !right).map(({ exercise }) => exercise));
}

/** Lists what was answered wrongly to an exercise, each number once. */
export function wrongInputs(answers: readonly AnsweredExercise[], missed: NinjaExercise): number[] {
  const wrong = answers.filter(({ right, exercise }) => !right && exerciseText(exercise) === exerciseText(missed));
  return [...new Set(wrong.map(({ input }) => input))];
}

/** Counts the right answers. */
export function rightIn(answers: readonly AnsweredExercise[]): number {
  return answers.filter(({ right }) => right).length;
}
