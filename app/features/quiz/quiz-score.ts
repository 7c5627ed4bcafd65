/** Scores a round of a quiz (product 9.1). */
import type { Quiz } from "../../magazine/quiz";
import type { QuizState } from "./quiz-rules";

export interface Outcome {
  /** Index of the question in the quiz. */
  question: number;
  /** Index of the option; null where none was given in time. */
  answer: number | null;
  right: boolean;
}

/** The outcome of each question of the round. An answer that was chosen but never checked was not given. */
export function outcomes({ answerMode, round }: QuizState, questions: Quiz["questions"]): Outcome[] {
  return round.map(({ question, chosen, checked }) => {
    const answer = answerMode === "check" && !checked ? null : chosen;
    return { question, answer, right: answer === questions[question]?.correctAnswer };
  });
}

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
