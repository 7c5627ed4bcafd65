import { plainText } from "../../app/magazine/excerpt";
import type { LessonRule } from "./lesson-rule";

const wordsPerMinute = 170;
const tolerance = 2;

/** The promised minutes are the words of the lesson at 170 a minute, within two minutes. */
export const readingTime: LessonRule = {
  name: "reading-time",
  severity: "warning",
  scope: "lesson",
  check({ html, duration }) {
    const words = plainText(html)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const minutes = Math.max(1, Math.ceil(words / wordsPerMinute));
    if (Math.abs(duration - minutes) <= tolerance) return [];
    const message = `„duration“ është ${duration}, por ${words} fjalë lexohen për rreth ${minutes} min.`;
    return [{ line: 1, column: 1, message, hint: `Shkruaj „duration“: ${minutes}.`, field: "duration" }];
  },
};
