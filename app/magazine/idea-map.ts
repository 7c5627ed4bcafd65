import * as v from "valibot";
import { slugSchema } from "./identifiers";

const wordsSchema = v.pipe(v.string(), v.minLength(1));
const lengthSchema = v.pipe(v.number(), v.finite());

/** A path through the magazine: lessons in the order in which they are best read. */
export const readingPathSchema = v.object({
  /** Its anchor on the map's page. */
  name: slugSchema,
  title: wordsSchema,
  /** One sentence: for whom it is, and where it leads. */
  why: wordsSchema,
  lessons: v.array(
    v.object({
      /** The slug of a lesson. */
      lesson: slugSchema,
      /** One sentence: why it stands here. */
      why: wordsSchema,
    }),
  ),
});

export type ReadingPath = v.InferOutput<typeof readingPathSchema>;

/** The drawing's lengths are pixels of a page 1232 wide. */
const placeSchema = v.object({
  slug: slugSchema,
  /** Steps before it: 0 where it needs nothing. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Where the left end of its rule lies, over which its idea is written. */
  x: lengthSchema,
  y: lengthSchema,
  /** Its idea, a line or two. */
  lines: v.array(wordsSchema),
  /** The rays that reach it from what it needs, as the path of an SVG. */
  rays: v.pipe(v.string(), v.regex(/^[MCH0-9 .-]*$/)),
});

export const ideaMapSchema = v.object({
  width: lengthSchema,
  height: lengthSchema,
  /** Length of each place's rule. */
  rule: lengthSchema,
  /** Step by step, each from top to bottom. */
  places: v.array(placeSchema),
  paths: v.array(readingPathSchema),
});

/** The map of ideas as it was drawn when the magazine was published. */
export type IdeaMap = v.InferOutput<typeof ideaMapSchema>;
