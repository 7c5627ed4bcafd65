/**
 * The reducer of a quiz: intro, questions, results (product 9). In answer mode `check` a checked answer is revealed and
 * locked; in `free` every answer may change until the end. Missed questions may be asked again, with their hints and
 * without a clock; the score counts the first round alone. Time and seed arrive in the actions; time is in milliseconds
 * of the caller's clock.
 */

export type AnswerMode = "check" | "free";

/** Time that a pupil chooses: the quiz's own limit, twice as much, or no clock. */
export type Pace = "given" | "double" | "none";

/** Question of the current round. */
export interface RoundQuestion {
  /** Its index in the quiz. */
  question: number;
  /** Index of the chosen option. */
  chosen: number | null;
  /** Whether the answer is locked and its verdict shown. */
  checked: boolean;
  /** Whether its hint was opened. */
  hinted: boolean;
}

export interface QuizState {
  phase: "intro" | "questions" | "results";
  answerMode: AnswerMode;
  round: RoundQuestion[];
  /** Rounds before this one. The first round is the one that is scored. */
  earlier: RoundQuestion[][];
  /** Seed of the options' order. */
  seed: string;
  /** Index of the shown question in the round. */
  current: number;
  /** End of the round in milliseconds on the caller's clock; null without a clock. */
  deadline: number | null;
  /** Milliseconds left at the last tick, never below 0; null without a clock. */
  remaining: number | null;
  /** Whether the time of the scored round ran out. */
  timedOut: boolean;
}

export type QuizAction =
  | { type: "start"; questions: number[]; now: number; limit: number | null; seed: string }
  | { type: "again"; questions: number[]; seed: string }
  | { type: "resume"; kept: QuizState; now: number; left: number | null }
  | { type: "hint" }
  | { type: "choose"; option: number }
  | { type: "check" }
  | { type: "next" }
  | { type: "back" }
  | { type: "tick"; now: number }
  | { type: "leave" };

export function initialQuiz(answerMode: AnswerMode): QuizState {
  return {
    phase: "intro",
    answerMode,
    round: [],
    earlier: [],
    seed: "",
    current: 0,
    deadline: null,
    remaining: null,
    timedOut: false,
  };
}

/** Returns the milliseconds for a round; null without a clock. @param minutes the quiz's own limit */
export function timeLimit(minutes: number, pace: Pace): number | null {
  const allowedMs = minutes * 60_000;
  return { given: allowedMs, double: 2 * allowedMs, none: null }[pace];
}

export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case "start":
      return start(state, action);
    case "again":
      return askAgain(state, action);
    case "resume":
      return resume(action);
    case "hint":
      return canChoose(state) ? { ...state, round: changeCurrent(state, { hinted: true }) } : state;
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

function start(state: QuizState, { questions, now, limit, seed }: QuizAction & { type: "start" }): QuizState {
  if (questions.length === 0) return state;
  return {
    ...initialQuiz(state.answerMode),
    phase: "questions",
    round: questions.map((question) => ({ question, chosen: null, checked: false, hinted: false })),
    seed,
    deadline: limit === null ? null : now + limit,
    remaining: limit,
  };
}

/** Starts a round over missed questions: hints open, no clock, score unchanged. */
function askAgain(state: QuizState, { questions, seed }: QuizAction & { type: "again" }): QuizState {
  if (state.phase !== "results" || questions.length === 0) return state;
  const { round, ...begun } = start(state, { type: "start", questions, now: 0, limit: null, seed });
  return {
    ...begun,
    round: round.map((one) => ({ ...one, hinted: true })),
    earlier: [...state.earlier, state.round],
    timedOut: state.timedOut,
  };
}

/** Restores a stored quiz. @param action.left milliseconds left on its clock; null continues without one */
function resume({ kept, now, left }: QuizAction & { type: "resume" }): QuizState {
  return { ...kept, deadline: left === null ? null : now + left, remaining: left };
}

function choose(state: QuizState, option: number): QuizState {
  return canChoose(state) ? { ...state, round: changeCurrent(state, { chosen: option }) } : state;
}

function showNext(state: QuizState): QuizState {
  return isLast(state) ? { ...state, phase: "results" } : { ...state, current: state.current + 1 };
}

function tick(state: QuizState, now: number): QuizState {
  if (state.phase !== "questions" || state.deadline === null) return state;
  const remaining = Math.max(0, state.deadline - now);
  return remaining === 0 ? { ...state, remaining, phase: "results", timedOut: true } : { ...state, remaining };
}

/** Returns the round with the shown question changed. */
function changeCurrent(state: QuizState, change: Partial<RoundQuestion>): RoundQuestion[] {
  return state.round.map((one, index) => (index === state.current ? { ...one, ...change } : one));
}

function canChoose({ phase, round, current }: QuizState): boolean {
  return phase === "questions" && round[current]?.checked === false;
}

/** Tells whether the shown question is the round's last. */
export function isLast(state: QuizState): boolean {
  return state.current === state.round.length - 1;
}

/** Tells whether the shown answer can be checked. */
export function canCheck({ phase, answerMode, round, current }: QuizState): boolean {
  const shown = round[current];
  return (
    phase === "questions" && answerMode === "check" && shown !== undefined && !shown.checked && shown.chosen !== null
  );
}

/** Tells whether the next question can be opened, or the results after the last one. */
export function canContinue({ phase, answerMode, round, current }: QuizState): boolean {
  const shown = round[current];
  if (phase !== "questions" || shown === undefined) return false;
  return answerMode === "check" ? shown.checked : shown.chosen !== null;
}

/** Tells whether the previous question can be opened: only where answers may still change. */
export function canGoBack({ phase, answerMode, current }: QuizState): boolean {
  return phase === "questions" && answerMode === "free" && current > 0;
}
