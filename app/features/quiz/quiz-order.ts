/** The order of questions and options: on a printed sheet so that neighbours cannot copy, on a screen new each time. */
import type { Quiz } from "../../magazine/quiz";
import { seededRandom } from "../../magazine/seeded-random";

type Question = Quiz["questions"][number];

/** Shuffles questions and their options, but those that a figure names. @param seed null keeps the editor's order */
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
 * The options of a question as a round shows them: their indexes, shuffled by the round's seed.
 *
 * Who repeats a quiz is to know the answer, not its place. Options that a figure names keep their order.
 *
 * @param index index of the question, so that no two have the same order
 */
export function optionOrder({ options, ordered }: Question, index: number, seed: string): number[] {
  const written = [...options.keys()];
  return ordered ? written : seededRandom(`${seed}/${index}`).shuffled(written);
}

/** A, B, C, … for the options of a question. */
export function optionLetter(option: number): string {
  return String.fromCharCode("A".charCodeAt(0) + option);
}
