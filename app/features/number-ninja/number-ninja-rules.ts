/**
 * The reducer of Number Ninja: intro, playing, result (product 8.3 to 8.5).
 * The nth exercise of a game depends on its seed, on n and on the level alone, so a class that shares a seed meets the
 * same exercises. Time arrives in the actions, in milliseconds of the caller's clock.
 */
import { parseNumber } from "../../magazine/albanian";
import { seededRandom } from "../../magazine/seeded-random";
import { drawExercise, type Exercise, exerciseText, type Operation } from "./exercise";

/** The streak after which one more right answer raises the level: the sixth does (product 8.4). */
const streakForLevel = 5;
const pointsPerLevel = 10;
const longestAnswer = 9;

export interface Game {
  /** The highest level. */
  levels: number;
  /** Milliseconds; null plays without a clock. */
  limit: number | null;
  operations: readonly Operation[];
  seed: string;
}

/** How the last answer was judged. */
export type Verdict =
  | { kind: "correct"; points: number; newLevel: number | null }
  | { kind: "incorrect"; exercise: Exercise };

export interface NinjaState {
  phase: "intro" | "playing" | "result";
  game: Game | null;
  score: number;
  level: number;
  streak: number;
  /** The shown exercise; null outside a game. */
  exercise: Exercise | null;
  /** Problems answered. */
  answered: number;
  correct: number;
  missed: Exercise[];
  /** What is left of a round over missed exercises, the shown one first; null in a game. */
  practice: Exercise[] | null;
  typed: string;
  /** Why the last submission was no answer. */
  inputError: "empty" | "not a number" | null;
  deadline: number | null;
  /** Milliseconds left at the last tick, never below 0; null without a clock. */
  remaining: number | null;
  verdict: Verdict | null;
}

export type NinjaAction =
  | { type: "start"; game: Game; now: number }
  | { type: "practise" }
  | { type: "type"; text: string }
  | { type: "press"; digit: string }
  | { type: "erase" }
  | { type: "submit" }
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
  answered: 0,
  correct: 0,
  missed: [],
  practice: null,
  typed: "",
  inputError: null,
  deadline: null,
  remaining: null,
  verdict: null,
};

export function ninjaReducer(state: NinjaState, action: NinjaAction): NinjaState {
  switch (action.type) {
    case "start":
      return start(action.game, action.now);
    case "practise":
      return practise(state);
    case "type":
      return state.phase === "playing" ? typed(state, action.text) : state;
    case "press":
      return ninjaReducer(state, { type: "type", text: state.typed + action.digit });
    case "erase":
      return typed(state, state.typed.slice(0, -1));
    case "submit":
      return submit(state);
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
    deadline: game.limit === null ? null : now + game.limit,
    remaining: game.limit,
  };
}

/** A round without clock or points over what was missed. */
function practise(state: NinjaState): NinjaState {
  const [first, ...rest] = distinctExercises(state.missed);
  if (state.phase === "playing" || first === undefined) return state;
  return { ...initialNinja, phase: "playing", game: state.game, exercise: first, practice: [first, ...rest] };
}

function exerciseAt(game: Game, index: number, level: number): Exercise {
  return drawExercise(seededRandom(`${game.seed}/${index}/${level}`), level, game.operations);
}

function typed(state: NinjaState, text: string): NinjaState {
  return { ...state, typed: text.slice(0, longestAnswer), inputError: null };
}

function submit(state: NinjaState): NinjaState {
  const { exercise, game } = state;
  if (exercise === null || game === null) return state;
  const answer = parseNumber(state.typed);
  if (answer === null) return { ...state, inputError: state.typed.trim() === "" ? "empty" : "not a number" };
  const judged = answer === exercise.answer ? correct(state, game) : incorrect(state, exercise);
  return next({ ...judged, answered: state.answered + 1, typed: "" }, game);
}

function correct(state: NinjaState, game: Game): NinjaState {
  const points = state.practice === null ? pointsPerLevel * state.level : 0;
  const rises = state.practice === null && state.streak >= streakForLevel && state.level < game.levels;
  const level = rises ? state.level + 1 : state.level;
  return {
    ...state,
    score: state.score + points,
    correct: state.correct + 1,
    level,
    streak: rises ? 0 : state.streak + 1,
    verdict: { kind: "correct", points, newLevel: rises ? level : null },
  };
}

function incorrect(state: NinjaState, exercise: Exercise): NinjaState {
  return { ...state, streak: 0, missed: [...state.missed, exercise], verdict: { kind: "incorrect", exercise } };
}

function next(state: NinjaState, game: Game): NinjaState {
  if (state.practice === null) return { ...state, exercise: exerciseAt(game, state.answered, state.level) };
  const [, ...practice] = state.practice;
  return practice[0] === undefined ? end({ ...state, practice }) : { ...state, practice, exercise: practice[0] };
}

function tick(state: NinjaState, now: number): NinjaState {
  if (state.phase !== "playing" || state.deadline === null) return state;
  const remaining = Math.max(0, state.deadline - now);
  return remaining === 0 ? end({ ...state, remaining }) : { ...state, remaining };
}

function end(state: NinjaState): NinjaState {
  return { ...state, phase: "result", exercise: null, typed: "" };
}

/** Each exercise once, in the order they came. */
export function distinctExercises(missed: readonly Exercise[]): Exercise[] {
  return [...new Map(missed.map((exercise) => [exerciseText(exercise), exercise])).values()];
}
