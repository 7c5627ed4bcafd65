import type { CheckedText, LessonRule } from "./lesson-rule";
import { findAll, passages } from "./lesson-walk";

/**
 * Matches „Fig. 3“, „figura 3“, „figurës 3“, a figure with a number, but not one of another work, with a point: „figura
 * 7.2“.
 */
export const numberedFigure = /(?<![\p{L}\d])(?:[Ff]ig\.?|[Ff]igur\p{L}*)\s*\d+(?![.,]?\d|-?\p{L})/gu;

const byName = "Shkruaj [Fig.](#emri): emri i skedarit të figurës pa prapashtesë, emri i modelit, ose kopertina.";
const inWords = "Thuaje me fjalë, p.sh. „si në kopertinë“: këtu nuk hyn dot lidhje.";

/** Checks that no figure's number is typed. A new figure before it would make the number wrong. */
export const figureByName: LessonRule<CheckedText> = {
  name: "figure-by-name",
  severity: "warning",
  scope: "text",
  check: (text) =>
    passages(text, { sources: true }).flatMap((passage) =>
      findAll(text, passage, numberedFigure, ([found]) => [
        `Numri te „${found}“ është shtypur me dorë: prishet sapo figurat ndërrojnë radhë.`,
        passage.node.type === "text" ? byName : inWords,
      ]),
    ),
};
