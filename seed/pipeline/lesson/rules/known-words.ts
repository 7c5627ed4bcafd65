import { knownWordForms } from "../known-words";
import { meantByAlbanian } from "./albanian-letters";
import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, passages } from "./lesson-walk";

const word = /(?<![\p{L}\p{N}’/-])\p{L}{3,}(?![\p{L}\p{N}/])/gu;

/**
 * Checks that words which other lessons write with ë or ç have them here. It is advice, not a warning: a new word or a
 * name may only look like one of those.
 */
export const knownWords: LessonRule<CheckedText> = {
  name: "known-words",
  severity: "advice",
  scope: "page",
  check(lesson) {
    const forms = knownWordForms();
    return passages(lesson, { sources: false }).flatMap((passage) =>
      findAll(lesson, passage, word, ([found]) => {
        const meant = forms.get(found.toLowerCase());
        if (meant === undefined || meantByAlbanian(found) !== undefined) return null;
        return [`„${found}“ shkruhet me ë a ç te mësimet e tjera.`, `Ndoshta „${meant}“?`];
      }),
    );
  },
};
