/** Computes the answers of the further kinds from the drawn numbers, as keys on paper show them. */
import { computed } from "../draw";
import type { Scope } from "../expression";
import type { AnswerField } from "../typed-answer-schemas";

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Tells whether a set has a number as element, up to rounding errors. */
export const hasElement = (set: readonly number[], value: number) => set.some((each) => near(each, value));

/** Returns the elements of a set that exist, each once, from the least on. */
export function elementsOf(values: readonly string[], scope: Scope): number[] {
  const elements: number[] = [];
  for (const expression of values) {
    const value = computed(expression, scope);
    if (Number.isFinite(value) && !hasElement(elements, value)) elements.push(value);
  }
  return elements.sort((a, b) => a - b);
}

/** Fills the drawn numbers into an editor's expression. */
export const withNumbers = (expression: string, scope: Scope) =>
  expression.replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (name) => (Object.hasOwn(scope, name) ? `(${scope[name]})` : name));

/** Returns the scope of a later field: the drawn numbers, and the right values of the earlier fields by their names. */
export function scopeOfFields(fields: readonly AnswerField[], scope: Scope): Scope {
  const known: Record<string, number> = { ...scope };
  for (const { name, answer } of fields) if ("value" in answer) known[name] = computed(answer.value, known);
  return known;
}
