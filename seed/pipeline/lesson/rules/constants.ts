import { disagreements, wrongLiterals } from "../constants";
import { plainTex } from "../printed-number";
import type { CheckedText, LessonRule } from "./lesson-rule";
import { findingIn, nodesIn, runningTexts } from "./lesson-walk";

/** Checks that constants and dates equal those of `constants.json`, in the text and in computations. */
export const constants: LessonRule<CheckedText> = {
  name: "constants",
  severity: "warning",
  scope: "page",
  check(lesson) {
    return [
      ...runningTexts(lesson, plainTex).flatMap((passage) =>
        disagreements(passage.text).map(({ found, index, message, hint }) =>
          findingIn(lesson, passage, found, index, message, hint),
        ),
      ),
      ...nodesIn(lesson.root).flatMap((node) => {
        if (node.type !== "code" || node.lang !== "llogari") return [];
        const first = (node.position?.start.line ?? 1) + 1;
        return wrongLiterals(node.value).map(({ line, message, hint }) => ({
          line: first + line,
          column: 1,
          message,
          hint,
        }));
      }),
    ];
  },
};
