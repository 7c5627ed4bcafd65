import { lessonParts } from "../app/magazine/lesson-parts";

/** The HTML of a published body in the parts that its page sets each in its place. */
export const partsOf = (content: string): string[] =>
  Object.values(lessonParts(content)).filter((part): part is string => typeof part === "string");
