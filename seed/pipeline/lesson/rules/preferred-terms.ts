import { refusedTerms } from "../preferred-terms";
import type { CheckedText, LessonRule } from "./lesson-rule";
import { findingIn, runningTexts } from "./lesson-walk";

/** Checks that a text has no variant that `preferred-terms.json` refuses. */
export const preferredTerms: LessonRule<CheckedText> = {
  name: "preferred-terms",
  severity: "warning",
  scope: "page",
  check(lesson) {
    return runningTexts(lesson).flatMap((passage) =>
      refusedTerms(passage.text).map(({ found, index, term, why }) =>
        findingIn(lesson, passage, found, index, `„${found}“ nuk është fjala e revistës.`, `Shkruaj: ${term}. ${why}`),
      ),
    );
  },
};
