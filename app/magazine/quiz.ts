import * as v from "valibot";
import { parseJson, type Result } from "./result";

/** The schema of an address inside the magazine. A wrong answer sends the pupil there. */
const addressSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/, "must be an address inside the site"));

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The picture of a question. */
export const questionFigureSchema = v.object({
  src: addressSchema,
  alt: v.pipe(v.string(), v.minLength(1)),
  /** Pixels; the pipeline reads them from the file. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});

export const questionSchema = v.pipe(
  v.object({
    /** HTML of one line, sanitised and typeset at publication, as are all the other texts. */
    question: v.pipe(v.string(), v.minLength(1)),
    figure: v.optional(questionFigureSchema),
    options: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(2)),
    /** Index of the right option, from 0. */
    correctAnswer: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** For each option, in the same order, the reasoning behind it and its error. It is "" if there is none. */
    mistakes: v.optional(v.array(v.string())),
    /** The reason why the right option is right. */
    explanation: v.optional(v.string()),
    /** A hint where to begin; it names no option. */
    hint: v.optional(v.string()),
    /** The lesson that teaches it. */
    lesson: v.optional(addressSchema),
    /** The exercises of that lesson, if possible the exact one that trains this. The pipeline writes it. */
    practice: v.optional(v.object({ href: addressSchema, title: v.string() })),
    /** Whether the options keep their order. They are letters of a figure, or parts of one axis. */
    ordered: v.optional(v.boolean()),
    /** Question and options as plain words, with formulas read out. The pipeline writes it, older editions lack it. */
    spoken: v.optional(v.object({ question: v.string(), options: v.array(v.string()) })),
  }),
  v.forward(
    v.check(({ options, correctAnswer }) => correctAnswer < options.length, "must be the index of an option"),
    ["correctAnswer"],
  ),
);

export const quizSchema = v.object({
  questions: v.pipe(v.array(questionSchema), v.minLength(1)),
  /** The lowest percentage that passes. */
  passScore: v.optional(percentSchema, 70),
  /** Time limit in minutes for the whole quiz. */
  timeLimit: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(180)), 30),
});

/** A quiz as an editor writes it in `quizData`. A missing pass score is 70 percent, a missing time limit 30 minutes. */
export type Quiz = v.InferOutput<typeof quizSchema>;

/** Parses the `quizData` of a content. @returns the quiz with its defaults, or every problem as `path: message`. */
export function parseQuiz(text: string): Result<Quiz> {
  return parseJson(quizSchema, text);
}
