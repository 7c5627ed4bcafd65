import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, passages } from "./lesson-walk";

/**
 * Foreign quotation marks. They are straight ones, an English closing one after an Albanian opening one, an English
 * pair as Word sets it, one of such a pair that emphasis separates from the other, and the French ones.
 */
const foreign = /["']|„[^“”„]*”|(?<=^|[\s([])“(?=\S)[^“”„]*[“”]|(?<=[\s([])“|[«»”]/gu;

/** Checks that quotation marks are „…“, and the apostrophe ’. */
export const typographicQuotes: LessonRule<CheckedText> = {
  name: "typographic-quotes",
  severity: "warning",
  scope: "page",
  check(lesson) {
    return passages(lesson, { sources: true }).flatMap((passage) =>
      findAll(lesson, passage, foreign, ({ 0: found, index }) =>
        found === "'"
          ? ["Apostrofi i drejtë ' nuk është shenja jonë.", "Shkruaj ’, p.sh. s’ka, t’i.", "’"]
          : [
              `Thonjëzat te ${found.slice(0, 24)} nuk janë tonat.`,
              "Shkruaj „…“ (U+201E, U+201C).",
              found === '"' ? quoteAfter(passage.text.slice(0, index)) : ours(found),
            ],
      ),
    );
  },
};

const ours = (found: string): string =>
  found.length > 1 ? `„${found.slice(1, -1)}“` : found === "«" || found === "“" ? "„" : "“";

/** Returns the right mark. It is opening at the beginning and after a space or a bracket, closing anywhere else. */
const quoteAfter = (before: string): string => (/(?:^|[\s([{„])$/u.test(before) ? "„" : "“");
