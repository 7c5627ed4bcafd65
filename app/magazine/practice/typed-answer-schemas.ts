/** Describes the answers that are typed: one of them alone, or several as the fields of one exercise. */
import * as v from "valibot";

const textSchema = v.pipe(v.string(), v.minLength(1));
export const expressionSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** A typical wrong result of pupils with one sentence; a point has two values, a set as many as it has elements. */
export const knownErrorSchema = v.object({ values: v.array(expressionSchema), says: textSchema });

export const typedAnswerSchemas = [
  v.object({
    kind: v.literal("number"),
    value: expressionSchema,
    unit: v.optional(textSchema),
    /** Units of other quantities that are right too: K for a difference in °C. */
    otherUnits: v.optional(v.array(textSchema)),
    /** Digits after the comma that the question requires. */
    digits: v.optional(v.number()),
    /** Significant digits that the question requires: as many must be typed. */
    significant: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
    /** Largest allowed distance of a right answer from the value. It is in its unit, or as a share of the value. */
    tolerance: v.optional(v.number()),
    share: v.optional(v.number()),
  }),
  v.object({ kind: v.literal("fraction"), value: expressionSchema }),
  v.object({
    kind: v.literal("expression"),
    value: expressionSchema,
    variables: v.array(textSchema),
    /** The form in which the value must be written. */
    form: v.optional(v.picklist(["factored", "expanded", "simplified"])),
  }),
  /** A set of numbers, as the roots of an equation. Values that do not exist, and those that repeat, are no elements. */
  v.object({ kind: v.literal("set"), values: v.array(expressionSchema), variable: textSchema }),
  /** An equation or inequality. It is compared by its solutions, an equation up to a factor. */
  v.object({ kind: v.literal("relation"), relation: expressionSchema, variables: v.array(textSchema) }),
] as const;

const fieldSchema = v.object({
  /** The name by which later fields compute with its value. */
  name: textSchema,
  /** Its label, as HTML with marks. */
  label: textSchema,
  answer: v.variant("kind", [...typedAnswerSchemas]),
  errors: v.array(knownErrorSchema),
});

export type AnswerField = v.InferOutput<typeof fieldSchema>;

export const fieldsSchema = v.object({
  kind: v.literal("fields"),
  fields: v.pipe(v.array(fieldSchema), v.minLength(2), v.maxLength(4)),
});
