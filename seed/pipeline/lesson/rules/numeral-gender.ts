import { wrongGenders } from "../numeral-gender";
import type { CheckedText, LessonRule } from "./lesson-rule";
import { findingIn, runningTexts } from "./lesson-walk";

/** Checks „tri“ and „të dyja“ with feminine nouns, „tre“ and „të dy“ with masculine ones. */
export const numeralGender: LessonRule<CheckedText> = {
  name: "numeral-gender",
  severity: "warning",
  scope: "page",
  check(lesson) {
    return runningTexts(lesson).flatMap((passage) =>
      wrongGenders(passage.text).map(({ found, index, right }) =>
        findingIn(
          lesson,
          passage,
          found,
          index,
          `Te „${found}“ numërori nuk ka gjininë e emrit.`,
          `Shkruaj „${right}“.`,
        ),
      ),
    );
  },
};
