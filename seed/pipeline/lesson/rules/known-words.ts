import { knownWordForms } from "../known-words";
import { meantByAlbanian } from "./albanian-letters";
import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, passages } from "./lesson-walk";

const word = /(?<![\p{L}\p{N}’/-])\p{L}{3,}(?![\p{L}\p{N}/])/gu;

/**
 * A word that the lessons write with ë or ç alone keeps them. Advice, not a warning: a lesson may bring a new word, or
 * a name, that only looks like one of theirs.
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
