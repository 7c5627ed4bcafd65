/**
 * Describes the picture of an exercise as published: the name of a drawing, and rows of arguments that are computed from
 * the drawn numbers.
 */
import * as v from "valibot";

const textSchema = v.pipe(v.string(), v.maxLength(200));
const expressionSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** An argument: an expression, a text with marks, or an expression of the free variable x. */
const argumentSchema = v.union([
  v.object({ value: expressionSchema }),
  v.object({ text: textSchema }),
  v.object({ curve: expressionSchema }),
]);

export const figureSchema = v.object({
  drawing: textSchema,
  /** The name by which an option shows it; absent where the question shows it. */
  name: v.optional(textSchema),
  rows: v.array(v.object({ key: textSchema, label: v.optional(textSchema), groups: v.array(v.array(argumentSchema)) })),
});

export type ExerciseFigure = v.InferOutput<typeof figureSchema>;
