import type { Quiz } from "../../magazine/quiz";
import type { Outcome } from "./quiz-score";

export interface MissedPractice {
  /** Title of the lesson whose exercises train the missed questions. */
  title: string;
  /** Address of the exercise for the first missed question. */
  href: string;
  /** Numbers of the questions, from 1. */
  numbers: number[];
}

/** Lists the lessons whose exercises train the missed questions, those with the most misses first. */
export function practiceOfMissed(outcomes: readonly Outcome[], questions: Quiz["questions"]): MissedPractice[] {
  const byLesson = new Map<string, MissedPractice>();
  for (const { question, right } of outcomes) {
    const practice = questions[question]?.practice;
    if (right || practice === undefined) continue;
    const known = byLesson.get(practice.title);
    if (known === undefined) byLesson.set(practice.title, { ...practice, numbers: [question + 1] });
    else known.numbers.push(question + 1);
  }
  return [...byLesson.values()].sort((a, b) => b.numbers.length - a.numbers.length);
}
