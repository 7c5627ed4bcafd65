/** Tells exercises that ask for an idea from those that are calculated, so that each lesson has enough of both. */
import type { Exercise } from "../../../app/magazine/practice/exercise";
import { parseExpression } from "../../../app/magazine/practice/expression";

/** Least share of a lesson's exercises that ask for an idea. */
export const leastIdeas = 1 / 3;

/** Handles that show a direction or a piece, which is seen and not calculated. */
const seenHandles = ["shigjete", "pjese"];

/** Matches an operation, or a function other than the choice among written numbers. */
const operation = /.[-+*/^]|(?<!pick)\(/;

/**
 * Tells whether an exercise is answered without a calculation: by choosing, ordering or matching, or by showing on the
 * picture what is drawn there or given, not what is calculated from it.
 */
export function asksForIdea({ answer, parameters }: Pick<Exercise, "answer" | "parameters">): boolean {
  const isCalculated = (expression: string): boolean => {
    if (operation.test(expression)) return true;
    const parsed = parseExpression(expression);
    const names = parsed.ok ? parsed.expression.names : [];
    return parameters.some((each) => names.includes(each.name) && "value" in each && isCalculated(each.value));
  };
  if (answer.kind === "figure") return seenHandles.includes(answer.handle) || !answer.values.some(isCalculated);
  return answer.kind === "choice" || answer.kind === "order" || answer.kind === "match";
}
