/** The order of a printed sheet: given as written, or shuffled by a seed, for variants that cannot be copied. */

import type { Quiz } from "../../magazine/quiz";
import { seededRandom } from "../../magazine/seeded-random";

type Question = Quiz["questions"][number];

/** @param seed null leaves everything where the editor put it */
export function inOrder(questions: Question[], seed: string | null): Question[] {
  if (seed === null) return questions;
  const draw = seededRandom(seed);
  return draw.shuffled(questions).map((question) => {
    const order = draw.shuffled(question.options.map((_, at) => at));
    return {
      ...question,
      options: order.map((at) => question.options[at] as string),
      correctAnswer: order.indexOf(question.correctAnswer),
    };
  });
}

/** A, B, C, … for the options of a question. */
export function letter(option: number): string {
  return String.fromCharCode("A".charCodeAt(0) + option);
}
