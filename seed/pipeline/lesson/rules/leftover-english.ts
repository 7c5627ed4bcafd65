import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, passages } from "./lesson-walk";

/** English words that are not Albanian too, and marks of unfinished work. Left out are has, at, do and more. */
const words =
  "and of with which this that these those there their they you your we are was were been have had will would should could because where when what how why from about after before between through into each every some other only also very answer question chapter lesson example speed energy mass TODO FIXME TBD lorem ipsum";

/** "the" is also Albanian for "you said", after a short pronoun. Examples: i the, ia the, më the. */
const article = "(?<!(?<!\\p{L})(?:i|ia|e|më|ma|na|ua|u|ç)[ ’])the";

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(" ", "|")}|${article})(?![\\p{L}\\p{N}])`, "giu");

/** Checks that no English words are left. Titles among the sources are skipped. */
export const leftoverEnglish: LessonRule<CheckedText> = {
  name: "leftover-english",
  severity: "warning",
  scope: "page",
  check(lesson) {
    return passages(lesson, { sources: false }).flatMap((passage) =>
      findAll(lesson, passage, pattern, ([found]) => [
        `„${found}“ duket mbetje e anglishtes.`,
        "Përktheje; një emër i huaj që duhet shkruhet mes `…`.",
      ]),
    );
  },
};
