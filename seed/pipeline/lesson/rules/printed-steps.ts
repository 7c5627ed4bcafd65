/**
 * Checks that the arithmetic a reader can verify gives its printed result, computed with the numbers as they are
 * printed. After `=` stands exactly that, after `≈` a number that it rounds to.
 */
import { isRight, stepsIn } from "../printed-steps";
import type { CheckedText, LessonRule } from "./lesson-rule";
import { findingIn, nodesIn, type Passage, runningTexts } from "./lesson-walk";

const inDollars = (tex: string) => `$${tex}$`;

export const printedSteps: LessonRule<CheckedText> = {
  name: "printed-steps",
  severity: "warning",
  scope: "text",
  check(text) {
    const displayed = nodesIn(text.root).flatMap((node): Passage[] =>
      node.type === "math" ? [{ text: inDollars(node.value), node }] : [],
    );
    return [...runningTexts(text, inDollars), ...displayed].flatMap((passage) =>
      stepsIn(passage.text).flatMap((step) => {
        if (isRight(step) !== false) return [];
        const message = `Me numrat si janë shtypur, „${step.text}“ nuk del.`;
        const hint = step.isExact
          ? "Pas = qëndron pikërisht ajo që del; për një numër të rrumbullakuar shkruaj ≈."
          : "Ndreq rezultatin, ose jepi njërit prej numrave një shifër më shumë.";
        return [findingIn(text, passage, step.text, step.index, message, hint)];
      }),
    );
  },
};
