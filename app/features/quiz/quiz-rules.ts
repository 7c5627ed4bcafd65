/**
 * The reducer of a quiz: intro, questions, results (product 9). In answer mode `check` a checked answer is revealed and
 * locked; in `free` every answer may change until the end. Time arrives in the actions, in milliseconds of the caller's
 * clock.
 */

export type AnswerMode = "check" | "free";

/** How much time a pupil asks for: the quiz's own limit, twice as much, or no clock. */
export type Pace = "given" | "double" | "none";

/** A question of the round that is played. */
interface RoundQuestion {
  /** Its index in the quiz. */
  question: number;
  /** Index of the chosen option. */
  chosen: number | null;
  /** Locked, with its verdict shown. */
  checked: boolean;
}

export interface QuizState {
  phase: "intro" | "questions" | "results";
  answerMode: AnswerMode;
  round: RoundQuestion[];
  /** Index of the shown question in the round. */
  current: number;
  /** Milliseconds on the caller's clock; null without a clock. */
  deadline: number | null;
  /** Milliseconds left at the last tick, never below 0; null without a clock. */
  remaining: number | null;
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

export function initialQuiz(answerMode: AnswerMode): QuizState {
  return { phase: "intro", answerMode, round: [], current: 0, deadline: null, remaining: null, timedOut: false };
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
      return choose(state, action.option);
    case "check":
      return canCheck(state) ? { ...state, round: changeCurrent(state, { checked: true }) } : state;
    case "next":
      return canContinue(state) ? showNext(state) : state;
    case "back":
      return canGoBack(state) ? { ...state, current: state.current - 1 } : state;
    case "tick":
      return tick(state, action.now);
    case "leave":
      return initialQuiz(state.answerMode);
  }
}

function start(state: QuizState, { questions, now, limit }: QuizAction & { type: "start" }): QuizState {
  if (questions.length === 0) return state;
  return {
    ...initialQuiz(state.answerMode),
    phase: "questions",
    round: questions.map((question) => ({ question, chosen: null, checked: false })),
    deadline: limit === null ? null : now + limit,
    remaining: limit,
  };
}

function choose(state: QuizState, option: number): QuizState {
  if (state.phase !== "questions" || state.round[state.current]?.checked) return state;
  return { ...state, round: changeCurrent(state, { chosen: option }) };
}

function showNext(state: QuizState): QuizState {
  return isLast(state) ? { ...state, phase: "results" } : { ...state, current: state.current + 1 };
}

function tick(state: QuizState, now: number): QuizState {
  if (state.phase !== "questions" || state.deadline === null) return state;
  const remaining = Math.max(0, state.deadline - now);
  return remaining === 0 ? { ...state, remaining, phase: "results", timedOut: true } : { ...state, remaining };
}

/** The round with the shown question changed. */
function changeCurrent(state: QuizState, change: Partial<RoundQuestion>): RoundQuestion[] {
  return state.round.map((one, index) => (index === state.current ? { ...one, ...change } : one));
}

/** Whether the shown question is the round's last. */
export function isLast(state: QuizState): boolean {
  return state.current === state.round.length - 1;
}

/** Whether the shown answer can be checked. */
export function canCheck({ phase, answerMode, round, current }: QuizState): boolean {
  const shown = round[current];
  return (
    phase === "questions" && answerMode === "check" && shown !== undefined && !shown.checked && shown.chosen !== null
  );
}

/** Whether the next question can be opened, or the results after the last one. */
export function canContinue({ phase, answerMode, round, current }: QuizState): boolean {
  const shown = round[current];
  if (phase !== "questions" || shown === undefined) return false;
  return answerMode === "check" ? shown.checked : shown.chosen !== null;
}

/** Whether the previous question can be opened: only where answers may still change. */
export function canGoBack({ phase, answerMode, current }: QuizState): boolean {
  return phase === "questions" && answerMode === "free" && current > 0;
}
