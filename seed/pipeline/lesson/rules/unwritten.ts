import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, nodesIn, type Passage, passages } from "./lesson-walk";

/** The mark of an open place, which `npm run new` writes. */
const openMark = "✎";

/** From the mark to the end of its sentence. */
const open = /✎[^✎\n.!?]*[.!?]?/gu;

/** Reports the open places that an editor has not written yet. They prevent publishing for readers. */
export const unwritten: LessonRule<CheckedText> = {
  name: "unwritten",
  severity: "todo",
  scope: "text",
  check(lesson) {
    return [...passages(lesson, { sources: true }), ...calculations(lesson)].flatMap((passage) =>
      findAll(lesson, passage, open, ([found]) => [
        `Ende për t’u shkruar: „${found.replace(openMark, "").trim().slice(0, 60)}“.`,
        `Shkruaje me fjalët e tua dhe hiq shenjën ${openMark}.`,
      ]),
    );
  },
};

/** Returns the computations, whose remarks may be open. A computation left as an example proves nothing. */
const calculations = (lesson: CheckedText): Passage[] =>
  nodesIn(lesson.root).flatMap((node) =>
    node.type === "code" && node.lang === "llogari" ? [{ text: node.value, node }] : [],
  );
