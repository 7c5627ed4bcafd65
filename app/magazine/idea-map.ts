import * as v from "valibot";
import { slugSchema } from "./identifiers";

const wordsSchema = v.pipe(v.string(), v.minLength(1));
const lengthSchema = v.pipe(v.number(), v.finite());

/** A path through the magazine: lessons in the best order of reading. */
export const readingPathSchema = v.object({
  /** Its anchor on the map's page. */
  name: slugSchema,
  title: wordsSchema,
  /** One sentence: who it is for, and where it leads. */
  why: wordsSchema,
  lessons: v.array(
    v.object({
      /** The slug of a lesson. */
      lesson: slugSchema,
      /** One sentence: why the lesson is at this point. */
      why: wordsSchema,
    }),
  ),
});

export type ReadingPath = v.InferOutput<typeof readingPathSchema>;

/** Tells by its name whether a path is the year of a class, `klasa-9`. Teachers find the plans of its hours. */
export const isOfClass = (name: string): boolean => /^klasa-\d/.test(name);

/** A lesson on the map. Lengths are in pixels of a page 1232 wide. */
const placeSchema = v.object({
  slug: slugSchema,
  /** The number of steps before it; 0 if it needs no lesson. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The left end of its rule, above which its idea is written. */
  x: lengthSchema,
  y: lengthSchema,
  /** Its idea, in one or two lines. */
  lines: v.array(wordsSchema),
  /** The rays that reach it from the lessons it needs. They are the path of an SVG. */
  rays: v.pipe(v.string(), v.regex(/^[MCH0-9 .-]*$/)),
});

export const ideaMapSchema = v.object({
  width: lengthSchema,
  height: lengthSchema,
  /** Length of each lesson's rule. */
  rule: lengthSchema,
  /** Height of the lessons' covers, which stand on their rules; missing in editions without covers on the map. */
  cover: v.optional(lengthSchema),
  /** The field of its key, under the last columns; missing in older editions and on maps of few columns. */
  key: v.optional(v.object({ x: lengthSchema, y: lengthSchema, width: lengthSchema, height: lengthSchema })),
  /** The lessons step by step, each step from top to bottom. */
  places: v.array(placeSchema),
  paths: v.array(readingPathSchema),
});

/** The map of ideas, drawn at publication. */
export type IdeaMap = v.InferOutput<typeof ideaMapSchema>;
