import { type HtmlRoot, wordsOf } from "../tree";
import type { LessonRule } from "./lesson-rule";

const wordsPerMinute = 170;
const tolerance = 1;

/**
 * Counts the words of a text, with captions, notes and answers. A formula counts as one, the list of contents not at
 * all.
 */
export function wordsRead(tree: HtmlRoot): number {
  const words = wordsOf(tree, ({ tagName }) => (tagName === "nav" ? "" : tagName === "math" ? "f" : undefined));
  return words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const minutesOf = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute));

/**
 * Checks that the promised minutes (`min lexim`) equal the page's words. A reader reads 170 a minute; one minute is
 * tolerated.
 */
export const readingTime: LessonRule = {
  name: "reading-time",
  severity: "warning",
  scope: "lesson",
  check({ tree, fixedPart, duration }) {
    const words = wordsRead(tree) + (fixedPart === undefined ? 0 : wordsRead(fixedPart));
    const minutes = minutesOf(words);
    if (Math.abs(duration - minutes) <= tolerance) return [];
    const message = `„duration“ është ${duration}, por ${words} fjalë lexohen për rreth ${minutes} min.`;
    const hint = `Shkruaj „duration“: ${minutes}.`;
    const mend = { from: String(duration), to: String(minutes) };
    return [{ line: 1, column: 1, message, hint, field: "duration", mend }];
  },
};
