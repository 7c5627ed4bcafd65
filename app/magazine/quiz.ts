import * as v from "valibot";
import { parseJson, type Result } from "./result";

/** An address inside the magazine: where a wrong answer sends the pupil to read. */
const addressSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/, "must be an address inside the site"));

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

export const questionSchema = v.pipe(
  v.object({
    question: v.pipe(v.string(), v.minLength(1)),
    options: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(2)),
    /** Index of the right option, from 0. */
    correctAnswer: v.pipe(v.number(), v.integer(), v.minValue(0)),
    explanation: v.optional(v.string()),
    lesson: v.optional(addressSchema),
  }),
  v.forward(
    v.check(({ options, correctAnswer }) => correctAnswer < options.length, "must be the index of an option"),
    ["correctAnswer"],
  ),
);

export const quizSchema = v.object({
  questions: v.array(questionSchema),
  /** The least percentage that passes. */
  passScore: v.optional(percentSchema, 70),
  /** Minutes for the whole quiz. */
  timeLimit: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(180)), 30),
});

/** A quiz as an editor writes it in `quizData`; a missing pass score is 70 percent, a missing time limit 30 minutes. */
export type Quiz = v.InferOutput<typeof quizSchema>;

/** Reads the `quizData` of a content. @returns the quiz with its defaults, or every problem as `path: what`. */
export function parseQuiz(text: string): Result<Quiz> {
  return parseJson(quizSchema, text);
}
