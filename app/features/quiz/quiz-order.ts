/** Orders questions and options. A printed sheet uses a seed, a screen a new draw. So neighbours cannot copy. */
import type { Quiz } from "../../magazine/quiz";
import { seededRandom } from "../../magazine/seeded-random";

type Question = Quiz["questions"][number];

/**
 * Shuffles the questions and their options, except options that a figure names. @param seed null keeps the editor's
 * order
 */
export function orderQuestions(questions: Question[], seed: string | null): Question[] {
  if (seed === null) return questions;
  const draw = seededRandom(seed);
  return draw.shuffled(questions).map((question) => {
    const order = draw.shuffled(question.options.map((_, index) => index));
    if (question.ordered) return question;
    return {
      ...question,
      options: order.map((index) => question.options[index] as string),
      mistakes: question.mistakes && order.map((index) => question.mistakes?.[index] ?? ""),
      correctAnswer: order.indexOf(question.correctAnswer),
    };
  });
}

/**
 * Returns the options of a question as a round shows them. They are their indexes, shuffled by the round's seed.
 *
 * A pupil who repeats a quiz should know the answer, not its position. Options that a figure names keep their order.
 *
 * @param index index of the question, so that no two have the same order
 */
export function optionOrder({ options, ordered }: Question, index: number, seed: string): number[] {
  const written = [...options.keys()];
  return ordered ? written : seededRandom(`${seed}/${index}`).shuffled(written);
}

/** Returns the letter of an option: A, B, C, … */
export function optionLetter(option: number): string {
  return String.fromCharCode("A".charCodeAt(0) + option);
}
