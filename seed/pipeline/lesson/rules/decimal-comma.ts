import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, formulas, passages } from "./lesson-walk";

/** A dot between digits, unless it is a date (21.11.2026) or a section (2.3.1). */
const dot = /(?<![\p{L}\d.])\d+\.\d+(?!\.?\d)/gu;
const dotInTex = /\d+\.\d+/g;
/**
 * A bare comma between digits: TeX sets it as punctuation, with a gap after it. In an index (x₁,₂) that is intended.
 */
const bareComma = /(?<!_\{\d*)\d+,\d+/g;

/** Checks that decimals have a comma, in TeX one in braces. Titles among the sources are skipped. */
export const decimalComma: LessonRule<CheckedText> = {
  name: "decimal-comma",
  severity: "warning",
  scope: "page",
  check(lesson) {
    return [
      ...passages(lesson, { sources: false }).flatMap((passage) =>
        findAll(lesson, passage, dot, ([found]) => [
          `„${found}“ ka pikë.`,
          `Numri dhjetor shkruhet ${found.replace(".", ",")}, ora me dy pika: 21:30.`,
        ]),
      ),
      ...formulas(lesson).flatMap((passage) => [
        ...findAll(lesson, passage, dotInTex, ([found]) => [
          `„${found}“ ka pikë.`,
          `Në TeX shkruaj ${found.replace(".", "{,}")}.`,
        ]),
        ...findAll(lesson, passage, bareComma, ([found]) => [
          `Te „${found}“ presja do të lërë një boshllëk.`,
          `Për numrin dhjetor shkruaj ${found.replace(",", "{,}")}; për dy numra lër një hapësirë pas presjes.`,
        ]),
      ]),
    ];
  },
};
