/** Scores a quiz (product 9.1): the first answers alone count; what was put right later is told beside them. */
import type { Quiz } from "../../magazine/quiz";
import type { QuizState, RoundQuestion } from "./quiz-rules";

export interface Outcome {
  /** Index of the question in the quiz. */
  question: number;
  /** Index of the option; null where none was given in time. */
  answer: number | null;
  right: boolean;
  /** Whether the hint was open before the answer. */
  hinted: boolean;
  /** Whether it was missed, and answered right when it was asked again. */
  mended: boolean;
}

/** The round that is scored: the first one. */
export const scoredRound = ({ earlier, round }: Pick<QuizState, "earlier" | "round">): RoundQuestion[] =>
  earlier[0] ?? round;

/** The outcome of each scored question. An answer that was chosen but never checked was not given. */
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

/** The questions to ask again: missed, and not put right since. */
export const missed = (all: readonly Outcome[]): number[] =>
  all.filter(({ right, mended }) => !right && !mended).map(({ question }) => question);

/** Counts right answers and questions, with the rounded percentage: 0 where nothing was asked. */
export function score(all: readonly Pick<Outcome, "right">[]): { right: number; asked: number; percent: number } {
  const asked = all.length;
  const right = all.filter((outcome) => outcome.right).length;
  return { right, asked, percent: asked === 0 ? 0 : Math.round((100 * right) / asked) };
}

/** Whether a percentage passes: exactly the pass score is enough. */
export function passes(percent: number, passScore: number): boolean {
  return percent >= passScore;
}
