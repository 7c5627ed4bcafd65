/**
 * Describes a published exercise. Texts are HTML, sanitised and typeset at publication, with marks such as `⟦0⟧` for
 * numbers that are drawn later: mark 0 is the first of `prints`.
 */
import * as v from "valibot";
import { questionFigureSchema } from "../quiz";
import { figureSchema } from "./figure";
import { type Step, steps } from "./steps";
import { expressionSchema, fieldsSchema, knownErrorSchema, typedAnswerSchemas } from "./typed-answer-schemas";

const textSchema = v.pipe(v.string(), v.minLength(1));

/** A number drawn from a range or list, or computed from earlier ones. */
const parameterSchema = v.intersect([
  v.object({ name: textSchema }),
  v.union([
    v.object({ from: expressionSchema, to: expressionSchema, step: expressionSchema }),
    v.object({ oneOf: v.pipe(v.array(expressionSchema), v.minLength(2)) }),
    v.object({ value: expressionSchema }),
  ]),
]);

const printSchema = v.object({
  expression: expressionSchema,
  /** Digits after the comma; if missing, only as many as the value needs. */
  digits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
  /**
   * `sign`: with a plus or minus before it, as a term of a sum. `bracket`: in brackets if it is negative, as a factor.
   * `power`: as a·10ⁿ, one digit before the comma.
   */
  form: v.optional(v.picklist(["sign", "bracket", "power"])),
});

const answerSchema = v.variant("kind", [
  ...typedAnswerSchemas,
  fieldsSchema,
  v.object({
    kind: v.literal("choice"),
    options: v.pipe(
      // `figure` is the name of the picture that stands in place of the text.
      v.array(v.object({ text: textSchema, says: v.optional(textSchema), figure: v.optional(textSchema) })),
      v.minLength(2),
    ),
    right: v.number(),
    /** Whether the options keep their order: they are letters of a picture, or parts of one axis. */
    ordered: v.optional(v.boolean()),
  }),
  /** The items in the right order. */
  v.object({ kind: v.literal("order"), items: v.pipe(v.array(textSchema), v.minLength(3)) }),
  v.object({ kind: v.literal("match"), pairs: v.pipe(v.array(v.tuple([textSchema, textSchema])), v.minLength(3)) }),
  /** A point on a squared sheet with axes from `from` to `to`. It has whole coordinates. */
  v.object({
    kind: v.literal("point"),
    x: expressionSchema,
    y: expressionSchema,
    from: v.number(),
    to: v.number(),
  }),
  /** Given with a handle of the question's picture: one value for each of its sliders. */
  v.object({
    kind: v.literal("figure"),
    handle: textSchema,
    values: v.pipe(v.array(expressionSchema), v.minLength(1)),
    /** Largest allowed distance of each value. */
    tolerances: v.array(v.number()),
    /** The value after which a number comes round again. */
    turn: v.optional(v.number()),
  }),
]);

export type Answer = v.InferOutput<typeof answerSchema>;

export const exerciseSchema = v.object({
  /** Its name in addresses and in the notebook, unique within its lesson. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(60)),
  step: v.picklist(Object.keys(steps) as Step[]),
  parameters: v.array(parameterSchema),
  conditions: v.array(expressionSchema),
  prints: v.array(printSchema),
  question: textSchema,
  /** Its pictures: that of the question has no name. */
  figures: v.optional(v.array(figureSchema)),
  answer: answerSchema,
  errors: v.array(knownErrorSchema),
  hints: v.array(textSchema),
  solution: v.array(textSchema),
  /** Why the right answer is right, where the editor wrote it. */
  because: v.optional(textSchema),
  /** A quiz's question has a drawing of the site in place of `figures`. */
  picture: v.optional(questionFigureSchema),
  /** The lesson's model that shows it. */
  model: v.optional(
    v.object({
      name: textSchema,
      /** Address of the lesson in which it stands. */
      lesson: textSchema,
      /** Names of settings, each with its expression; `skena` is the scene, from 1. */
      settings: v.array(v.tuple([textSchema, expressionSchema])),
    }),
  ),
});

export type Exercise = v.InferOutput<typeof exerciseSchema>;
export type Parameter = Exercise["parameters"][number];

/** Ids of exercises, in the order in which they are worked. */
const idsSchema = v.array(textSchema);

/** The exercises of one lesson. */
export const practiceSchema = v.object({
  slug: textSchema,
  exercises: v.array(exerciseSchema),
  /** Sets of the plan of its hour, which ready codes name; missing in older publications. */
  sets: v.optional(v.object({ exit: idsSchema, class: idsSchema, home: idsSchema })),
});

export type Practice = v.InferOutput<typeof practiceSchema>;
