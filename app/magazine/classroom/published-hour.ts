/** The plan of a lesson's hour as it is published. All but names and titles is HTML, sanitised and typeset then. */
import * as v from "valibot";

const textSchema = v.pipe(v.string(), v.minLength(1));

/** A piece of work with its ready code. */
const setSchema = v.object({
  /** Clean signs. */
  code: textSchema,
  /** The beginnings of its questions, in order. */
  exercises: v.array(textSchema),
  /** Estimated minutes. */
  minutes: v.number(),
});

const rowSchema = v.object({
  title: textSchema,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What the teacher does and says. */
  teacher: textSchema,
  /** What the pupils do. */
  pupils: textSchema,
});

export const publishedHourSchema = v.object({
  slug: textSchema,
  /** The paths on the map of ideas in which its lesson stands. */
  paths: v.array(v.object({ name: textSchema, title: textSchema })),
  goals: v.array(textSchema),
  /** The opening question, on which the class votes before the lesson, and again at its end. */
  question: v.optional(
    v.object({ html: textSchema, options: v.array(textSchema), right: v.pipe(v.number(), v.integer()) }),
  ),
  /** The lines of the blackboard; none in an edition whose row holds them. */
  board: v.optional(v.array(textSchema), []),
  /** In the order of the hour. Their minutes sum to 45. */
  rows: v.pipe(v.array(rowSchema), v.minLength(1)),
  /** What goes wrong in class, and what to do. */
  care: v.array(textSchema),
  /** What pupils will say, each with what to answer. */
  mistakes: v.array(textSchema),
  /** What has no place in the hour: an experiment for another hour or for home, the quiz. */
  after: v.array(v.object({ title: textSchema, html: textSchema })),
  sets: v.object({ exit: setSchema, class: setSchema, home: setSchema }),
});

export type PublishedHour = v.InferOutput<typeof publishedHourSchema>;
export type HourRow = PublishedHour["rows"][number];
