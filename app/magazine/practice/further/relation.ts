/**
 * Compares equations and inequalities. An inequality in one letter is compared by its solutions on the line of numbers,
 * an equation, and an inequality in two letters, up to a factor.
 */
import { computed } from "../draw";
import type { Scope } from "../expression";
import { type ExpressionTree, type Polynomial, polynomialOf, treeOf } from "./tree";

/** The solutions on the line of numbers: at each of some numbers, and between them. */
export interface LineSolution {
  points: number[];
  at: boolean[];
  /** One more than the points: before the first, between two, behind the last. */
  between: boolean[];
}

const comparisons = ["=", "!=", "<", "<=", ">", ">="];
const joins = ["and", "or"];

/** Tells whether a relation holds for ranges of numbers, as inequalities do. */
export const isInequality = (relation: string) => /[<>]|!=/.test(relation);

/** Returns the comparisons of a relation; null if it is something else. */
function comparisonsOf(tree: ExpressionTree): Extract<ExpressionTree, { kind: "operation" }>[] | null {
  if (tree.kind !== "operation") return null;
  if (comparisons.includes(tree.operator)) return [tree];
  if (!joins.includes(tree.operator)) return null;
  const [left, right] = [comparisonsOf(tree.left), comparisonsOf(tree.right)];
  return left === null || right === null ? null : [...left, ...right];
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** Returns the real roots of a polynomial in one letter; null where its degree is above two, or it is zero. */
function rootsOf(polynomial: Polynomial): number[] | null {
  const coefficients = [...polynomial].map(([letters, value]) => [letters.length, value] as const);
  const of = (degree: number) => coefficients.find(([each]) => each === degree)?.[1] ?? 0;
  const [a, b, c] = [of(2), of(1), of(0)];
  if (coefficients.some(([degree]) => degree > 2)) return null;
  if (a === 0) return b === 0 ? [] : [-c / b];
  const discriminant = b * b - 4 * a * c;
  if (near(discriminant / Math.max(1, b * b), 0)) return [-b / (2 * a)];
  if (discriminant < 0) return [];
  return [(-b - Math.sqrt(discriminant)) / (2 * a), (-b + Math.sqrt(discriminant)) / (2 * a)];
}

/**
 * Solves a relation in one letter.
 *
 * @returns null if a side is no polynomial of at most the second degree
 */
export function solutionOf(relation: string, letter: string, scope: Scope = {}): LineSolution | null {
  const tree = treeOf(relation);
  const all = tree && comparisonsOf(tree);
  if (all == null) return null;
  const points: number[] = [];
  for (const { left, right } of all) {
    const difference = polynomialOf({ kind: "operation", operator: "-", left, right }, [letter], scope);
    const roots = difference && rootsOf(difference);
    if (roots === null) return null;
    for (const root of roots) if (!points.some((point) => near(point, root))) points.push(root);
  }
  points.sort((a, b) => a - b);
  const holds = (value: number) => computed(relation, { ...scope, [letter]: value }) === 1;
  const [first = 0, last = 0] = [points[0], points.at(-1)];
  const middles = [first - 1, ...points.slice(1).map((point, i) => ((points[i] as number) + point) / 2), last + 1];
  return shortened({
    points,
    at: points.map(holds),
    between: middles.map(holds),
  });
}

/** Leaves out the points on both sides of which, and at which, the same holds. */
function shortened({ points, at, between }: LineSolution): LineSolution {
  const kept = points.map((_, i) => i).filter((i) => at[i] !== between[i] || at[i] !== between[i + 1]);
  return {
    points: kept.map((i) => points[i] as number),
    at: kept.map((i) => at[i] as boolean),
    between: [between[0] as boolean, ...kept.map((i) => between[i + 1] as boolean)],
  };
}

const alike = <T>(a: readonly T[], b: readonly T[], equals: (x: T, y: T) => boolean) =>
  a.length === b.length && a.every((each, i) => equals(each, b[i] as T));
const same = (a: boolean, b: boolean) => a === b;

export const areSameSolutions = (a: LineSolution, b: LineSolution) =>
  alike(a.points, b.points, near) && alike(a.at, b.at, same) && alike(a.between, b.between, same);

/** Tells whether two solutions differ only at their ends. */
export const differAtEndsOnly = (a: LineSolution, b: LineSolution) =>
  alike(a.points, b.points, near) && alike(a.between, b.between, same) && !alike(a.at, b.at, same);

/** Tells whether one solution is the rest of the line of the other, its ends left aside. */
export const areTurned = (a: LineSolution, b: LineSolution) =>
  alike(a.points, b.points, near) && alike(a.between, b.between, (x, y) => x !== y);

/** Returns the numbers that both solutions end at. */
export const commonEnds = (a: LineSolution, b: LineSolution) =>
  a.points.filter((point) => b.points.some((other) => near(point, other)));

/** Mirrors a solution at zero, as a mistaken sign does. */
export const mirrored = ({ points, at, between }: LineSolution): LineSolution => ({
  points: points.map((point) => -point).reverse(),
  at: [...at].reverse(),
  between: [...between].reverse(),
});

/** Tells whether each comparison has its letter alone on one side and only numbers on the other. */
export function isSolved(relation: string, letter: string): boolean {
  const tree = treeOf(relation);
  const all = (tree && comparisonsOf(tree)) ?? [];
  const isLetter = (each: ExpressionTree) => each.kind === "name" && each.name === letter;
  const isNumber = (each: ExpressionTree) =>
    !isLetter(each) && (polynomialOf(each, [letter])?.has(letter) ?? true) === false;
  return (
    all.length > 0 &&
    all.every(({ left, right }) => (isLetter(left) && isNumber(right)) || (isLetter(right) && isNumber(left)))
  );
}

/** A comparison as the polynomial that it compares with zero. */
interface ComparedWithZero {
  operator: string;
  polynomial: Polynomial;
}

/** Writes one comparison as `polynomial ≥ 0`, `> 0` or `= 0`. @returns null if it is none, or no polynomial */
export function comparedWithZero(
  relation: string,
  variables: readonly string[],
  scope: Scope = {},
): ComparedWithZero | null {
  const tree = treeOf(relation);
  const [only, ...others] = (tree && comparisonsOf(tree)) ?? [];
  if (only === undefined || others.length > 0) return null;
  const isTurned = only.operator.startsWith("<");
  const [left, right] = isTurned ? [only.right, only.left] : [only.left, only.right];
  const polynomial = polynomialOf({ kind: "operation", operator: "-", left, right }, variables, scope);
  return polynomial && { operator: isTurned ? only.operator.replace("<", ">") : only.operator, polynomial };
}

/** Returns the number by which one polynomial is the other; null if there is none. */
export function factorBetween(a: Polynomial, b: Polynomial): number | null {
  const [[letters = "", value = 0] = []] = [...b];
  if (value === 0 || a.size !== b.size) return null;
  const factor = (a.get(letters) ?? 0) / value;
  return [...b].every(([key, each]) => near((a.get(key) ?? 0) / factor, each)) ? factor : null;
}

/** Returns a polynomial without the number that stands alone in it. */
export const withoutConstant = (polynomial: Polynomial): Polynomial =>
  new Map([...polynomial].filter(([letters]) => letters !== ""));
