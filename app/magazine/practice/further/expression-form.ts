/** Tells whether an expression is written in the form that is asked for: factored, without brackets, simplified. */
import { gcd } from "../expression";
import { type ExpressionTree, polynomialOf, treeOf } from "./tree";

export type ExpressionForm = "factored" | "expanded" | "simplified";

/**
 * Tells whether a typed expression has the form of the editor's one, whose value it has.
 *
 * @param typed the pupil's expression, in the notation of expressions
 * @param model the editor's expression in that form, its drawn numbers filled in
 */
export function hasForm(form: ExpressionForm, typed: string, model: string, variables: readonly string[]): boolean {
  const [tree, sought] = [treeOf(typed), treeOf(model)];
  if (tree === null || sought === null) return false;
  if (form === "factored") return isFactored(tree, sought, variables);
  return form === "expanded" ? isExpanded(tree, variables) : isSimplified(tree, sought, variables);
}

const hasLetter = (tree: ExpressionTree, variables: readonly string[]): boolean => {
  switch (tree.kind) {
    case "number":
      return false;
    case "name":
      return variables.includes(tree.name);
    case "negative":
      return hasLetter(tree.inner, variables);
    case "operation":
      return hasLetter(tree.left, variables) || hasLetter(tree.right, variables);
    case "call":
      return tree.inputs.some((input) => hasLetter(input, variables));
  }
};

/** Returns the whole exponent of a power; null if it is none. */
function exponentOf(tree: ExpressionTree): number | null {
  if (tree.kind !== "operation" || tree.operator !== "^" || tree.right.kind !== "number") return null;
  return Number.isInteger(tree.right.value) && tree.right.value <= 9 ? tree.right.value : null;
}

/** Returns the factors of a product, a power as many times as its exponent says. A sum is one factor. */
function factorsOf(tree: ExpressionTree): ExpressionTree[] {
  if (tree.kind === "negative") return factorsOf(tree.inner);
  const exponent = exponentOf(tree);
  if (exponent !== null && tree.kind === "operation") {
    const base = factorsOf(tree.left);
    return Array.from({ length: exponent }, () => base).flat();
  }
  if (tree.kind !== "operation") return [tree];
  if (tree.operator === "*") return [...factorsOf(tree.left), ...factorsOf(tree.right)];
  return tree.operator === "/" && tree.right.kind === "number" ? factorsOf(tree.left) : [tree];
}

/**
 * An expression is factored if it is a product of as many factors with letters as the editor's one, and no number is
 * left inside a sum that divides each of its terms.
 */
function isFactored(tree: ExpressionTree, sought: ExpressionTree, variables: readonly string[]): boolean {
  const lettered = (each: ExpressionTree) => factorsOf(each).filter((factor) => hasLetter(factor, variables));
  const factors = lettered(tree);
  if (factors.length < lettered(sought).length) return false;
  return factors.every((factor) => commonNumber(factor, variables) === 1);
}

/** Returns the greatest whole number that divides each term of a factor; 1 where they are no whole numbers. */
function commonNumber(tree: ExpressionTree, variables: readonly string[]): number {
  const coefficients = [...(polynomialOf(tree, variables)?.values() ?? [])];
  if (coefficients.length < 2 || coefficients.some((each) => Math.abs(each - Math.round(each)) > 1e-9)) return 1;
  return coefficients.map((each) => Math.round(each)).reduce(gcd);
}

/** Returns the terms of a sum. A sum on the right of a sign was in brackets, so it is one term. */
function termsOf(tree: ExpressionTree): ExpressionTree[] {
  return tree.kind === "operation" && "+-".includes(tree.operator) ? [...termsOf(tree.left), tree.right] : [tree];
}

/** An expression has no brackets left if it is a sum of products of letters, each of them once. */
function isExpanded(tree: ExpressionTree, variables: readonly string[]): boolean {
  const terms = termsOf(tree);
  const whole = polynomialOf(tree, variables);
  if (whole === null || terms.length > Math.max(1, whole.size)) return false;
  return terms.every((term) => factorsOf(term).every((factor) => !isSum(factor)) && !repeatsLetter(term));
}

const isSum = (tree: ExpressionTree) => tree.kind === "operation" && "+-".includes(tree.operator);

/** Tells whether a product names one letter twice, as `x · x`. */
function repeatsLetter(term: ExpressionTree): boolean {
  const names = productOf(term).flatMap((factor) => {
    const base = factor.kind === "operation" && factor.operator === "^" ? factor.left : factor;
    return base.kind === "name" ? [base.name] : [];
  });
  return new Set(names).size < names.length || productOf(term).filter(({ kind }) => kind === "number").length > 1;
}

/** Returns the factors of a product as they are written, a power as one. */
function productOf(tree: ExpressionTree): ExpressionTree[] {
  if (tree.kind === "negative") return productOf(tree.inner);
  return tree.kind === "operation" && tree.operator === "*"
    ? [...productOf(tree.left), ...productOf(tree.right)]
    : [tree];
}

/** Counts the numbers and letters of an expression. A factor of one counts in the editor's expression alone. */
function sizeOf(tree: ExpressionTree): number {
  switch (tree.kind) {
    case "negative":
      return sizeOf(tree.inner);
    case "operation":
      return sizeOf(tree.left) + sizeOf(tree.right);
    case "call":
      return 1 + tree.inputs.map(sizeOf).reduce((a, b) => a + b, 0);
    default:
      return 1;
  }
}

/** An expression is simplified if it is as short as the editor's one, and nothing in it can be put together at once. */
function isSimplified(tree: ExpressionTree, sought: ExpressionTree, variables: readonly string[]): boolean {
  if (sizeOf(tree) > sizeOf(sought)) return false;
  const visit = (each: ExpressionTree): boolean => {
    if (each.kind === "negative") return visit(each.inner);
    if (each.kind === "call") return each.inputs.every(visit);
    if (each.kind !== "operation") return true;
    if (isSum(each) && hasLikeTerms(each, variables)) return false;
    if (repeatsLetter(each)) return false;
    return visit(each.left) && visit(each.right);
  };
  return visit(tree);
}

/** Tells whether two terms of a sum have the same letters, as `2x + 3x`. */
function hasLikeTerms(tree: ExpressionTree, variables: readonly string[]): boolean {
  const kinds = termsOf(tree).flatMap((term) => {
    const polynomial = isSum(term) ? null : polynomialOf(term, variables);
    return polynomial?.size === 1 ? [...polynomial.keys()] : [];
  });
  return new Set(kinds).size < kinds.length;
}
