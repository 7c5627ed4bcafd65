import { positionsIn } from "../../checking/text-position";
import type { CheckedText, LessonRule } from "./lesson-rule";

/** Soft hyphens, zero-width joiners, direction marks, which a copy from Word or a PDF contains. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g;

/** Checks that a text has no invisible characters. They split a word for the search and for screen readers. */
export const invisibleSigns: LessonRule<CheckedText> = {
  name: "invisible-signs",
  severity: "warning",
  scope: "text",
  check({ source }) {
    const positionAt = positionsIn(source);
    return [...source.matchAll(invisible)].map(({ 0: found, index }) => ({
      ...positionAt(index),
      message: `Këtu ka ${found.length === 1 ? "një shenjë" : "shenja"} që nuk shihet: ${codes(found)}.`,
      hint: "Hiqe: vjen kur teksti kopjohet nga Word-i a nga një PDF, dhe kërkimi nuk e gjen fjalën.",
      mend: { from: found, to: "" },
    }));
  },
};

const codes = (signs: string) =>
  [...new Set(signs)]
    .map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`)
    .join(", ");
