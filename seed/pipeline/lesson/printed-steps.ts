/**
 * Reads the arithmetic that a reader can verify with the printed numbers alone: `4 · 25,5 − 70 = 32`,
 * `$\frac{9{,}81}{2} \approx 4{,}9$`, `3 km = 3000 m`. Steps with letters for quantities are not read.
 */
import type { Scope } from "../../../app/magazine/practice/expression";
import type { Unit } from "../../../app/magazine/practice/unit";
import { readSide, type StepSide, type StepToken } from "./step-side";
import { tokensOf } from "./step-tokens";

export interface PrintedStep {
  /** The step as written, from its first to its last sign. */
  text: string;
  index: number;
  left: StepSide;
  right: StepSide;
  /** Written with `=`, not with `≈`. */
  isExact: boolean;
}

/** Returns the steps of a text in which formulas stand between dollar signs. */
export function stepsIn(text: string, isSigned: (mark: number) => boolean = () => false): PrintedStep[] {
  const tokens = tokensOf(text, isSigned);
  return tokens.flatMap((relation, at): PrintedStep[] => {
    if (relation.kind !== "relation") return [];
    const before = runBefore(tokens, at);
    const after = runAfter(tokens, at);
    const [left, right] = [before, after].map((run) => (run === null ? null : readSide(run)));
    if (!left || !right || before === null || after === null) return [];
    // Two numbers without a computation are a step where their units convert: 3 km = 3000 m.
    const isExact = relation.code === "=";
    const [from, to] = [left, right].map(({ units }) => units.reduce((product, { factor }) => product * factor, 1));
    const isConversion = left.units.length > 0 && right.units.length > 0 && (isExact || from !== to);
    if (!left.isComputed && !right.isComputed && !isConversion) return [];
    const [index, end] = [before[0]?.index ?? relation.index, after.at(-1)?.end ?? relation.end];
    return [{ text: text.slice(index, end), index, left, right, isExact }];
  });
}

const endsRun = ({ kind }: StepToken) => kind === "hard" || kind === "unknown" || kind === "relation";

function runBefore(tokens: readonly StepToken[], at: number): StepToken[] | null {
  let from = at;
  while (from > 0 && !endsRun(tokens[from - 1] as StepToken)) from--;
  const border = tokens[from - 1];
  if (border?.kind === "unknown") {
    // A dollar sign separates a formula of its own from words.
    const soft = tokens.slice(from, at).findIndex(({ kind }) => kind === "soft");
    if (soft === -1) return null;
    from += soft + 1;
  }
  let run = tokens.slice(from, at);
  while (run.at(-1)?.kind === "soft") run = run.slice(0, -1);
  while (run[0]?.kind === "soft") run = run.slice(1);
  // A formula after a formula is a new one, unless an operator joins them.
  const softs = run.flatMap(({ kind }, i) =>
    kind === "soft" && run[i - 1]?.kind !== "operator" && run[i + 1]?.kind !== "operator" ? [i] : [],
  );
  const last = softs.at(-1);
  if (last !== undefined) run = run.slice(last + 1);
  const [first] = run;
  const isJoined = first?.kind === "operator" && (first.isLoose === true || first.code !== "-");
  return run.length === 0 || isJoined ? null : run;
}

function runAfter(tokens: readonly StepToken[], at: number): StepToken[] | null {
  let to = at + 1;
  while (to < tokens.length && !endsRun(tokens[to] as StepToken)) to++;
  let run = tokens.slice(at + 1, to);
  while (run[0]?.kind === "soft") run = run.slice(1);
  const soft = run.findIndex(
    ({ kind }, i) =>
      kind === "soft" &&
      run[i - 1]?.kind !== "operator" &&
      run[i + 1]?.kind !== "operator" &&
      run[i + 1]?.kind !== "unit",
  );
  if (soft !== -1) run = run.slice(0, soft);
  else if (tokens[to]?.kind === "unknown") return null;
  while (run.at(-1)?.kind === "soft") run = run.slice(0, -1);
  return run.length === 0 ? null : run;
}

/** Tells whether a value rounds to a printed number, half away from zero as schools teach. */
function roundsTo(value: number, printed: number, slack: number): boolean {
  const off = Math.abs(value - printed);
  // The binary cosine of 90° is not 0.
  const dust = 1e-12 * (printed === 0 ? 1 : Math.abs(printed));
  return off <= dust || off < slack - dust || (off <= slack + dust && Math.abs(value) < Math.abs(printed));
}

/**
 * Tells whether the printed numbers of a step give its printed result.
 *
 * @param scope values of marks: `p0`, `p1`
 * @param roundingOf half a unit of the last digit of a mark
 * @returns null where that cannot be told, as of two computations joined by `≈`
 */
export function isRight(
  step: PrintedStep,
  scope: Scope = {},
  roundingOf: (mark: number) => number = () => 0,
): boolean | null {
  const { left, right, isExact } = step;
  if (!isExact && right.isComputed) return null;
  const valueIn = ({ expression, units }: StepSide, unitIs: (unit: Unit) => number) =>
    expression.valueIn({ ...scope, ...Object.fromEntries(units.map((unit, i) => [`u${i}`, unitIs(unit)])) });
  const scale = right.mark === undefined ? 0 : roundingOf(right.mark) * 10 ** right.exponent;
  const rounding = isExact ? 0 : (right.rounding ?? scale);
  const compare = (unitIs: (unit: Unit) => number, factor: number) => {
    const [value, printed] = [valueIn(left, unitIs), valueIn(right, unitIs)];
    return Number.isNaN(value - printed) ? null : roundsTo(value, printed, rounding * factor);
  };
  const rightFactor = right.units.reduce((product, { factor }) => product * factor, 1);
  const hasUnits = left.units.length > 0 && right.units.length > 0;
  if (hasUnits && isSameDimension(left, right, valueIn)) return compare(({ factor }) => factor, rightFactor);
  if (!left.isComputed && !right.isComputed) return null;
  // A unit or a number alone, before a computation without units, is its name: 1 m² = 100².
  if (left.units.length > 0 && right.units.length === 0 && !left.isComputed) return null;
  const plain = compare(() => 1, 1);
  // The left side may be in SI units, the right in per cent or with a prefix; an angle is in radians without a unit.
  return plain === false ? compare(({ factor }) => factor, rightFactor) : plain;
}

/** Compares two sides by dimension: each base unit has another value, so that equal powers alone give equal ratios. */
function isSameDimension(
  left: StepSide,
  right: StepSide,
  valueIn: (side: StepSide, unitIs: (unit: Unit) => number) => number,
): boolean {
  const ratioIn = (seed: number) => {
    const unitIs = ({ factor, dimension }: Unit) =>
      [...dimension.matchAll(/([^\d-]+)(-?\d+)/gu)].reduce((product, [, base = "", power]) => {
        const size = 1.1 + (((base.codePointAt(0) ?? 0) * 0.37 + (base.codePointAt(1) ?? 0) * 0.11 + seed) % 1.7);
        return product * size ** Number(power);
      }, factor);
    return valueIn(left, unitIs) / valueIn(right, unitIs);
  };
  const [one, other] = [ratioIn(0), ratioIn(0.61)];
  return Math.abs(one / other - 1) < 1e-9;
}
