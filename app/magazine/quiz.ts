import * as v from "valibot";
import { parseJson, type Result } from "./result";

/** An address inside the magazine: where a wrong answer sends the pupil to read. */
const addressSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/, "must be an address inside the site"));

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A picture that a question asks about. */
const figureSchema = v.object({
  src: addressSchema,
  alt: v.pipe(v.string(), v.minLength(1)),
  /** Pixels; the pipeline writes them from the file. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});

export const questionSchema = v.pipe(
  v.object({
    /** HTML of one line, sanitised and typeset when it was published; so is every text beside it. */
    question: v.pipe(v.string(), v.minLength(1)),
    figure: v.optional(figureSchema),
    options: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(2)),
    /** Index of the right option, from 0. */
    correctAnswer: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** For each option, at its place, what leads to it and where that fails; "" where nothing is said. */
    mistakes: v.optional(v.array(v.string())),
    /** Why the right one is right. */
    explanation: v.optional(v.string()),
    /** Where to begin thinking; it names no option. */
    hint: v.optional(v.string()),
    /** The lesson that teaches it. */
    lesson: v.optional(addressSchema),
    /** The exercises of that lesson, at best the very one that trains this; the pipeline writes it. */
    practice: v.optional(v.object({ href: addressSchema, title: v.string() })),
    /** Whether the options keep their order: they are named by a figure's letters, or are stretches of one axis. */
    ordered: v.optional(v.boolean()),
    /** Question and options as plain words, formulas told; the pipeline writes it, older editions lack it. */
    spoken: v.optional(v.object({ question: v.string(), options: v.array(v.string()) })),
  }),
  v.forward(
    v.check(({ options, correctAnswer }) => correctAnswer < options.length, "must be the index of an option"),
    ["correctAnswer"],
  ),
);

export const quizSchema = v.object({
  questions: v.pipe(v.array(questionSchema), v.minLength(1)),
  /** The least percentage that passes. */
  passScore: v.optional(percentSchema, 70),
  /** Minutes for the whole quiz. */
  timeLimit: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(180)), 30),
});

/** A quiz as an editor writes it in `quizData`. A missing pass score is 70 percent, a missing time limit 30 minutes. */
export type Quiz = v.InferOutput<typeof quizSchema>;

/** Reads the `quizData` of a content. @returns the quiz with its defaults, or every problem as `path: what`. */
export function parseQuiz(text: string): Result<Quiz> {
  return parseJson(quizSchema, text);
}
