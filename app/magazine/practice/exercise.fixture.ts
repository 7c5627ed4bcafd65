/** An exercise for tests of what judges and prints its answer. */
import type { Answer, Exercise } from "./exercise";

/** Returns an exercise without numbers, hints and a solution. */
export const exerciseWith = (answer: Answer, more: Partial<Exercise> = {}): Exercise => ({
  id: "prova",
  step: "kuptoj",
  parameters: [],
  conditions: [],
  prints: [],
  question: "?",
  answer,
  errors: [],
  hints: [],
  solution: [],
  ...more,
});

/** Returns known errors with these values, all with one sentence. */
export const errorsWith = (errors: string[][]): Exercise["errors"] => errors.map((values) => ({ values, says: "…" }));
