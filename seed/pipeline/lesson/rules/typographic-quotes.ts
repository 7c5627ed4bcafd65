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
      findAll(lesson, passage, straight, ({ 0: found, index }) =>
        found === "'"
          ? ["Apostrofi i drejtë ' nuk është shenja jonë.", "Shkruaj ’, p.sh. s’ka, t’i.", "’"]
          : [
              `Thonjëzat te ${found.slice(0, 24)} nuk janë tonat.`,
              "Shkruaj „…“ (U+201E, U+201C) ose «…».",
              found === '"' ? quoteAfter(passage.text.slice(0, index)) : `${found.slice(0, -1)}“`,
            ],
      ),
    );
  },
};

/** A quote opens at the beginning and after a space or a bracket; anywhere else it closes. */
const quoteAfter = (before: string): string => (/(?:^|[\s([{„])$/u.test(before) ? "„" : "“");
