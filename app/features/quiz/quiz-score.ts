/** Scores a quiz (product 9.1). Only the first answers count; later corrections are shown beside them. */
import type { Quiz } from "../../magazine/quiz";
import type { QuizState, RoundQuestion } from "./quiz-rules";

export interface Outcome {
  /** Index of the question in the quiz. */
  question: number;
  /** Index of the option; null if none was given in time. */
  answer: number | null;
  right: boolean;
  /** Whether the hint was open before the answer. */
  hinted: boolean;
  /** Whether it was missed, and answered right when it was asked again. */
  mended: boolean;
}

/** Returns the scored round: the first one. */
export const scoredRound = ({ earlier, round }: Pick<QuizState, "earlier" | "round">): RoundQuestion[] =>
  earlier[0] ?? round;

/** Returns the outcome of each scored question. A chosen but unchecked answer counts as not given. */
export function outcomes(state: QuizState, questions: Quiz["questions"]): Outcome[] {
  const chosenIn = ({ chosen, checked }: RoundQuestion) => (state.answerMode === "check" && !checked ? null : chosen);
  const isRight = (one: RoundQuestion) => chosenIn(one) === questions[one.question]?.correctAnswer;
  const later = [...state.earlier, state.round].slice(1).flat();
  return scoredRound(state).map((one) => {
    const { question, hinted } = one;
    const right = isRight(one);
    const mended = !right && later.some((again) => again.question === question && isRight(again));
    return { question, answer: chosenIn(one), right, hinted, mended };
  });
}

/** Lists the questions to ask again: missed, and not corrected since. */
export const missed = (all: readonly Outcome[]): number[] =>
  all.filter(({ right, mended }) => !right && !mended).map(({ question }) => question);

/** Counts right answers and questions, with the rounded percentage: 0 if there were no questions. */
export function score(all: readonly Pick<Outcome, "right">[]): { right: number; total: number; percent: number } {
  const total = all.length;
  const right = all.filter((outcome) => outcome.right).length;
  return { right, total, percent: total === 0 ? 0 : Math.round((100 * right) / total) };
}

/** Tells whether a percentage passes: exactly the pass score is enough. */
export function passes(percent: number, passScore: number): boolean {
  return percent >= passScore;
}
