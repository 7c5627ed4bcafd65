import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, passages } from "./lesson-walk";

/** What a beginning puts before each place that is still to be written. */
const openMark = "✎";

/** From the mark to the end of its sentence. */
const open = /✎[^✎\n.!?]*[.!?]?/gu;

/** A beginning's places are written over before readers see the piece. */
export const unwritten: LessonRule<CheckedText> = {
  name: "unwritten",
  severity: "todo",
  scope: "text",
  check(lesson) {
    return passages(lesson, { sources: true }).flatMap((passage) =>
      findAll(lesson, passage, open, ([found]) => [
        `Ende për t’u shkruar: „${found.replace(openMark, "").trim().slice(0, 60)}“.`,
        `Shkruaje me fjalët e tua dhe hiq shenjën ${openMark}.`,
      ]),
    );
  },
};
