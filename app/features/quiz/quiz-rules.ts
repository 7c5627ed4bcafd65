/**
 * A quiz as a game of states: intro, questions, results. Two ways of answering: `check` reveals each answer when
 * it is checked and then locks it; `free` lets every answer be changed until the end. Time arrives in the actions,
 * in milliseconds of whatever clock the caller keeps.
 */
import type { Quiz } from "../../magazine/quiz";
import { percentage } from "./quiz-score";

export type Way = "check" | "free";

/** How much time there is: as the quiz gives it, twice as much, or no clock at all. */
export type Pace = "given" | "double" | "none";

/** A question of the round that is being played. */
interface Asked {
  /** Its place in the quiz, from 0. */
  question: number;
  chosen: number | null;
  /** Locked, its verdict shown. */
  checked: boolean;
}

export interface QuizState {
  phase: "intro" | "questions" | "results";
  way: Way;
  round: Asked[];
  /** The question in view, as a place in the round. */
  at: number;
  /** Milliseconds on the caller's clock; null without a clock. */
  deadline: number | null;
  /** Milliseconds left at the last tick, never below 0; null without a clock. */
  left: number | null;
  timedOut: boolean;
}

export type QuizAction =
  | { type: "start"; questions: number[]; now: number; limit: number | null }
  | { type: "choose"; option: number }
  | { type: "check" }
  | { type: "next" }
  | { type: "back" }
  | { type: "tick"; now: number }
  | { type: "leave" };

/** @param way how this quiz is answered */
export function quizAtIntro(way: Way): QuizState {
  return { phase: "intro", way, round: [], at: 0, deadline: null, left: null, timedOut: false };
}

/** Milliseconds for a round; null without a clock. @param minutes the quiz's own limit */
export function timeLimit(minutes: number, pace: Pace): number | null {
  const given = minutes * 60_000;
  return { given, double: 2 * given, none: null }[pace];
}

export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case "start":
      return start(state, action);
    case "choose":
      return state.phase === "questions" ? choose(state, action.option) : state;
    case "check":
      return mayCheck(state) ? { ...state, round: change(state, { checked: true }) } : state;
    case "next":
      return mayGoOn(state) ? goOn(state) : state;
    case "back":
      return mayGoBack(state) ? { ...state, at: state.at - 1 } : state;
    case "tick":
      return tick(state, action.now);
    case "leave":
      return quizAtIntro(state.way);
  }
}

function start(state: QuizState, { questions, now, limit }: QuizAction & { type: "start" }): QuizState {
  if (questions.length === 0) return state;
  return {
    ...quizAtIntro(state.way),
    phase: "questions",
    round: questions.map((question) => ({ question, chosen: null, checked: false })),
    deadline: limit === null ? null : now + limit,
    left: limit,
  };
}

function choose(state: QuizState, option: number): QuizState {
  return state.round[state.at]?.checked ? state : { ...state, round: change(state, { chosen: option }) };
}

function goOn(state: QuizState): QuizState {
  return isLast(state) ? { ...state, phase: "results" } : { ...state, at: state.at + 1 };
}

function tick(state: QuizState, now: number): QuizState {
  if (state.phase !== "questions" || state.deadline === null) return state;
  const left = Math.max(0, state.deadline - now);
  return left === 0 ? { ...state, left, phase: "results", timedOut: true } : { ...state, left };
}

/** The round with the question in view changed. */
function change(state: QuizState, part: Partial<Asked>): Asked[] {
  return state.round.map((asked, at) => (at === state.at ? { ...asked, ...part } : asked));
}

/** Whether the question in view is the round's last. */
export function isLast(state: QuizState): boolean {
  return state.at === state.round.length - 1;
}

/** Whether the answer in view can be checked. */
export function mayCheck(state: QuizState): boolean {
  const asked = state.round[state.at];
  return (
    state.phase === "questions" &&
    state.way === "check" &&
    asked !== undefined &&
    !asked.checked &&
    asked.chosen !== null
  );
}

/** Whether the next question, or after the last one the results, can be opened. */
export function mayGoOn(state: QuizState): boolean {
  const asked = state.round[state.at];
  if (state.phase !== "questions" || asked === undefined) return false;
  return state.way === "check" ? asked.checked : asked.chosen !== null;
}

/** Whether the question before can be opened: only where answers may be changed. */
export function mayGoBack(state: QuizState): boolean {
  return state.phase === "questions" && state.way === "free" && state.at > 0;
}

export interface Outcome {
  /** Place in the quiz, from 0. */
  question: number;
  /** null where none was given in time. */
  answer: number | null;
  right: boolean;
}

/** What became of each question of the round. An answer that was chosen but never checked was not given. */
export function outcomes(state: QuizState, questions: Quiz["questions"]): Outcome[] {
  return state.round.map(({ question, chosen, checked }) => {
    const answer = state.way === "check" && !checked ? null : chosen;
    return { question, answer, right: answer === questions[question]?.correctAnswer };
  });
}

/** Right answers, questions asked and the rounded percentage. */
export function score(all: Outcome[]): { right: number; asked: number; percent: number } {
  const right = all.filter((outcome) => outcome.right).length;
  return { right, asked: all.length, percent: percentage(right, all.length) };
}
