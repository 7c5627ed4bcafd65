import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, passages } from "./lesson-walk";

/** Typewriter's quotes, and the English closing one after an Albanian opening one. */
const straight = /["']|„[^“”„]*”/gu;

/** Quotation marks are „…“ or «…», the apostrophe is ’. */
export const typographicQuotes: LessonRule<CheckedText> = {
  name: "typographic-quotes",
  severity: "warning",
  scope: "page",
  check(lesson) {
    return passages(lesson, { sources: true }).flatMap((passage) =>
      findAll(lesson, passage, straight, ([found]) =>
        found === "'"
          ? ["Apostrofi i drejtë ' nuk është shenja jonë.", "Shkruaj ’, p.sh. s’ka, t’i."]
          : [`Thonjëzat te ${found.slice(0, 24)} nuk janë tonat.`, "Shkruaj „…“ (U+201E, U+201C) ose «…»."],
      ),
    );
  },
};
