import { lessonParts } from "../app/magazine/lesson-parts";

/** Splits the HTML of a published body into the parts that its page arranges. */
export const partsOf = (content: string): string[] =>
  Object.values(lessonParts(content)).filter((part): part is string => typeof part === "string");
