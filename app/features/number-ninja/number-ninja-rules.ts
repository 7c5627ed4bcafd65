/**
 * The reducer of Number Ninja: intro, playing, result. Points, levels and streaks follow product 8.3 to 8.5.
 * The nth problem of a game depends on its seed, on n and on the level alone, so a class that shares a seed meets the
 * same problems. Time arrives in the actions, in milliseconds of whatever clock the caller keeps.
 */
import { parseNumber } from "../../magazine/albanian";
import { seededRandom } from "../../magazine/seeded-random";
import { drawProblem, type Operation, type Problem } from "./exercise";

/** The streak that must be reached before one more right answer raises the level (product 8.4): the sixth does. */
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

/** What the last submission earned, for the view to say. */
export type Verdict =
  | { kind: "correct"; points: number; reached: number | null }
  | { kind: "incorrect"; problem: Problem };

export interface NinjaState {
  phase: "intro" | "playing" | "result";
  game: Game | null;
  score: number;
  level: number;
  streak: number;
  /** The problem in view; null outside a game. */
  problem: Problem | null;
  /** Problems answered. */
  answered: number;
  correct: number;
  missed: Problem[];
  /** What is left of a round over missed problems, the one in view first; null in a game proper. */
  practice: Problem[] | null;
  typed: string;
  /** What was sent and is no number: nothing at all, or something else. */
  unread: "nothing" | "no number" | null;
  deadline: number | null;
  /** Milliseconds left at the last tick, never below 0; null without a clock. */
  left: number | null;
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

export const ninjaAtIntro: NinjaState = {
  phase: "intro",
  game: null,
  score: 0,
  level: 1,
  streak: 0,
  problem: null,
  answered: 0,
  correct: 0,
  missed: [],
  practice: null,
  typed: "",
  unread: null,
  deadline: null,
  left: null,
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
      return ninjaAtIntro;
  }
}

function start(game: Game, now: number): NinjaState {
  return {
    ...ninjaAtIntro,
    phase: "playing",
    game,
    problem: problemAt(game, 0, 1),
    deadline: game.limit === null ? null : now + game.limit,
    left: game.limit,
  };
}

/** A round without clock or points over what was missed. */
function practise(state: NinjaState): NinjaState {
  const [first, ...rest] = missedOnce(state.missed);
  if (state.phase === "playing" || first === undefined) return state;
  return { ...ninjaAtIntro, phase: "playing", game: state.game, problem: first, practice: [first, ...rest] };
}

function problemAt(game: Game, at: number, level: number): Problem {
  return drawProblem(seededRandom(`${game.seed}/${at}/${level}`), level, game.operations);
}

function typed(state: NinjaState, text: string): NinjaState {
  return { ...state, typed: text.slice(0, longestAnswer), unread: null };
}

function submit(state: NinjaState): NinjaState {
  const { problem, game } = state;
  if (problem === null || game === null) return state;
  const answer = parseNumber(state.typed);
  if (answer === null) return { ...state, unread: state.typed.trim() === "" ? "nothing" : "no number" };
  const judged = answer === problem.answer ? correct(state, game) : incorrect(state, problem);
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
    verdict: { kind: "correct", points, reached: rises ? level : null },
  };
}

function incorrect(state: NinjaState, problem: Problem): NinjaState {
  return { ...state, streak: 0, missed: [...state.missed, problem], verdict: { kind: "incorrect", problem } };
}

function next(state: NinjaState, game: Game): NinjaState {
  if (state.practice === null) return { ...state, problem: problemAt(game, state.answered, state.level) };
  const [, ...left] = state.practice;
  return left[0] === undefined ? end({ ...state, practice: left }) : { ...state, practice: left, problem: left[0] };
}

function tick(state: NinjaState, now: number): NinjaState {
  if (state.phase !== "playing" || state.deadline === null) return state;
  const left = Math.max(0, state.deadline - now);
  return left === 0 ? end({ ...state, left }) : { ...state, left };
}

function end(state: NinjaState): NinjaState {
  return { ...state, phase: "result", problem: null, typed: "" };
}

/** The missed problems, each once, in the order they came. */
export function missedOnce(missed: readonly Problem[]): Problem[] {
  const seen = new Map(missed.map((problem) => [`${problem.left} ${problem.operation} ${problem.right}`, problem]));
  return [...seen.values()];
}
