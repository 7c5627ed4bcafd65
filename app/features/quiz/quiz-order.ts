/** The order of a printed sheet: as written, or shuffled by a seed, so that neighbours cannot copy. */
import type { Quiz } from "../../magazine/quiz";
import { seededRandom } from "../../magazine/seeded-random";

type Question = Quiz["questions"][number];

/** Shuffles questions and their options. @param seed null keeps the editor's order */
export function orderQuestions(questions: Question[], seed: string | null): Question[] {
  if (seed === null) return questions;
  const draw = seededRandom(seed);
  return draw.shuffled(questions).map((question) => {
    const order = draw.shuffled(question.options.map((_, index) => index));
    return {
      ...question,
      options: order.map((index) => question.options[index] as string),
      correctAnswer: order.indexOf(question.correctAnswer),
    };
  });
}

/** A, B, C, … for the options of a question. */
export function optionLetter(option: number): string {
  return String.fromCharCode("A".charCodeAt(0) + option);
}
