/** Judges a pupil's answer. It is right, one of the known errors, another unit, badly rounded, or simply wrong. */
import { computed } from "./draw";
import type { Answer, Exercise } from "./exercise";
import { gcd, type Scope } from "./expression";
import { onFigure } from "./figure-verdict";
import { readTypedExpression, readTypedQuantity, type TypedQuantity, type UnreadableReason } from "./typed-answer";
import { parseUnit } from "./unit";

/**
 * A pupil's answer. It is typed text, the index of an option, places in an order or of partners, a point, or the texts of
 * several fields.
 */
export type Input = string | number | readonly number[] | readonly string[];

export type AnswerVerdict =
  | { kind: "right"; remark?: "no-unit" | "not-lowest" }
  /** `error` is the index of the known error. */
  | { kind: "known"; error: number }
  /** A wrong option, by its index; its sentence is the editor's. */
  | { kind: "option"; option: number }
  /** An order or partners: how many are in place, of how many, and the first row that is not, from 1. */
  | { kind: "places"; right: number; of: number; first: number }
  /** One coordinate of a point, or one part of a fraction, is right. */
  | { kind: "part"; right: "x" | "y" | "numerator" | "denominator" }
  /** A rounded decimal where a fraction is asked for. */
  | { kind: "not-fraction" }
  /** The number is right, or would be right in its own unit. */
  | { kind: "unit" }
  /** The number is right, with a unit where none is asked for. */
  | { kind: "bare" }
  /** Right except for a sign, a power of ten, or the last digits. */
  | { kind: "sign" }
  | { kind: "tenfold" }
  | { kind: "rounding" }
  /** The rounded value where no digits are asked for. */
  | { kind: "rounded" }
  /** Near the value, and no rounding. */
  | { kind: "near" }
  | { kind: "unreadable"; reason: UnreadableReason; unit?: string }
  | { kind: "wrong" }
  /** One of a further kind, with its sentence. */
  | { kind: "told"; reason: ToldReason; says: string; miss: boolean }
  /** The verdict on each field. */
  | { kind: "fields"; fields: AnswerVerdict[] };

/** What `further-verdict.ts` tells of a set, a relation, a form, significant digits or a field. */
export type ToldReason =
  | "unreadable"
  | "form"
  | "few-digits"
  | "many-digits"
  | "exact"
  | "missing"
  | "extra"
  | "part"
  | "sign"
  | "none"
  | "some"
  | "ends"
  | "turned"
  | "one-end"
  | "unsolved"
  | "constant"
  | "empty"
  | "carried"
  | "outdated";

/** Tells whether an answer is judged by `further-verdict.ts`, which a page loads only where it has such exercises. */
export const isFurther = (answer: Answer): boolean =>
  ["set", "relation", "fields"].includes(answer.kind) ||
  (answer.kind === "expression" && answer.form !== undefined) ||
  (answer.kind === "number" && answer.significant !== undefined);

type Of<Kind extends Answer["kind"]> = Extract<Answer, { kind: Kind }>;

/** The allowed error of the last digit, in halves of it. One half is rounding, the rest is earlier rounding. */
const lastDigitSlack = 1.2;
const exactSlack = 1e-9;
/** The share of the value from which an error is no longer a rounding slip. */
const nearShare = 0.03;
/** Half the last digit of two typed digits is at most this share. Of one digit alone nothing can be told. */
const roundedShare = 0.05;

/** Returns the power of ten of a number's first digit. */
export const magnitudeOf = (value: number) => Math.floor(Math.log10(Math.abs(value)) + exactSlack);

/** @returns the largest distance of a right answer from the value, in the answer's unit */
export function toleranceOf({ digits, significant, tolerance, share }: Of<"number">, value: number): number {
  const last = significant === undefined || value === 0 ? digits : significant - 1 - magnitudeOf(value);
  const rounding = last === undefined ? Math.abs(value) * exactSlack : (lastDigitSlack * 10 ** -last) / 2;
  return Math.max(rounding, tolerance ?? 0, (share ?? 0) * Math.abs(value), Number.EPSILON);
}

/** Judges an answer of a kind that is not a further one. @param scope the drawn numbers */
export function verdictOn(exercise: Exercise, scope: Scope, input: Input): AnswerVerdict {
  const { answer } = exercise;
  switch (answer.kind) {
    case "number":
      return onNumber(answer, exercise, scope, String(input));
    case "fraction":
      return onFraction(answer, exercise, scope, String(input));
    case "expression":
      return onExpression(answer, exercise, scope, String(input));
    case "choice":
      return input === answer.right ? right : { kind: "option", option: Number(input) };
    case "order":
      return onPlaces(input, answer.items.length);
    case "match":
      return onPlaces(input, answer.pairs.length);
    case "point":
      return onPoint(answer, exercise, scope, input);
    case "figure":
      return onFigure(answer, exercise.errors, scope, input);
    default:
      throw new Error(`${answer.kind} is judged by further-verdict.ts`);
  }
}

const right: AnswerVerdict = { kind: "right" };

function onPlaces(input: Input, of: number): AnswerVerdict {
  if (!Array.isArray(input) || input.length !== of) return { kind: "wrong" };
  const wrong = (input as number[]).filter((place, row) => place !== row).length;
  if (wrong === 0) return right;
  return { kind: "places", right: of - wrong, of, first: input.findIndex((place, row) => place !== row) + 1 };
}

function onNumber(answer: Of<"number">, exercise: Exercise, scope: Scope, text: string): AnswerVerdict {
  const typed = readTypedQuantity(text, answer.unit, exercise.question);
  if (!typed.ok) return unreadable(typed);
  const verdicts = typed.values.map((value) => onQuantity(answer, exercise, scope, typed, value));
  const told = ["right", "bare", "known"].map((kind) => verdicts.find((verdict) => verdict.kind === kind));
  return told.find((verdict) => verdict !== undefined) ?? (verdicts[0] as AnswerVerdict);
}

const plainNumber = { factor: 1, dimension: "" };

const unreadable = ({ reason, unit }: { reason: UnreadableReason; unit?: string }): AnswerVerdict => ({
  kind: "unreadable",
  reason,
  ...(unit !== undefined && { unit }),
});

function onQuantity(
  answer: Of<"number">,
  exercise: Exercise,
  scope: Scope,
  { unit, hasUnit, place }: TypedQuantity,
  typed: number,
): AnswerVerdict {
  const value = computed(answer.value, scope);
  const tolerance = toleranceOf(answer, value);
  const expected = [answer.unit ?? "", ...(answer.otherUnits ?? [])].map((symbol) => parseUnit(symbol) ?? plainNumber);
  const same = expected.find(({ dimension }) => dimension === unit.dimension);
  const isAsTyped = isNear(typed, value, tolerance);
  if (same === undefined) {
    if (answer.unit !== undefined) return { kind: isAsTyped ? "unit" : "wrong" };
    // Where no unit is asked for, a unit changes nothing about the number.
    return isAsTyped ? { kind: "bare" } : onValue(answer, exercise, scope, typed, place);
  }
  const by = unit.factor / same.factor;
  if (isNear(typed * by, value, tolerance)) {
    return answer.unit !== undefined && !hasUnit ? { kind: "right", remark: "no-unit" } : right;
  }
  const verdict = onValue(answer, exercise, scope, typed * by, place * by);
  const isInOwnUnit = isAsTyped && hasUnit && verdict.kind !== "known";
  return isInOwnUnit ? { kind: answer.unit === undefined ? "bare" : "unit" } : verdict;
}

/** Judges a value in the answer's unit that is not right. @param place the place of its last typed digit */
function onValue(
  answer: Of<"number">,
  { errors }: Exercise,
  scope: Scope,
  typed: number,
  place: number,
): AnswerVerdict {
  const value = computed(answer.value, scope);
  const known = errors.map(({ values }) => computed(values[0] as string, scope));
  const exact = known.findIndex((each) => isNear(typed, each, toleranceOf(answer, each)));
  if (exact >= 0) return { kind: "known", error: exact };
  if (isRounding(typed, value, place)) return { kind: isRoundingAsked(answer) ? "rounding" : "rounded" };
  const nearest = nearestRounding(known, typed, place);
  return nearest >= 0
    ? { kind: "known", error: nearest }
    : commonSlip(answer, typed, value, toleranceOf(answer, value));
}

/** Tells whether a typed number is a value rounded at the last typed digit. @param place that digit's place */
const isRounding = (typed: number, value: number, place: number, slack = 1) =>
  place / 2 <= roundedShare * Math.abs(value) && isNear(typed, value, (slack * place) / 2);

/** @returns the index of the known value that is nearest to a typed rounding of it; -1 if it rounds none */
function nearestRounding(known: readonly number[], typed: number, place: number): number {
  const distances = known.map((each) =>
    isRounding(typed, each, place, lastDigitSlack) ? Math.abs(typed - each) : Number.NaN,
  );
  return distances.indexOf(Math.min(...distances.filter((distance) => !Number.isNaN(distance))));
}

const isRoundingAsked = ({ digits, significant, tolerance, share }: Of<"number">) =>
  (digits ?? significant ?? tolerance ?? share) !== undefined;

const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance * (1 + exactSlack);

/** Finds slips that occur in every exercise and so need no sentence of their own. */
function commonSlip(answer: Of<"number">, input: number, value: number, tolerance: number): AnswerVerdict {
  if (value === 0) return { kind: "wrong" };
  if (isNear(-input, value, tolerance)) return { kind: "sign" };
  const powers = [1, 2, 3, 4, 6];
  const isTenfold = powers.some((power) =>
    [10 ** power, 10 ** -power].some((by) =>
      isNear(input * by, value, Math.min(tolerance * Math.max(1, by), Math.abs(value) * 0.01)),
    ),
  );
  if (isTenfold) return { kind: "tenfold" };
  if (Math.abs(input - value) > nearShare * Math.abs(value)) return { kind: "wrong" };
  // Whole numbers in place of whole numbers were miscounted, since nothing was there to round.
  const isMiscounted = Number.isInteger(input) && Math.abs(value - Math.round(value)) <= exactSlack * Math.abs(value);
  return { kind: isRoundingAsked(answer) && !isMiscounted ? "rounding" : "near" };
}

function onFraction(answer: Of<"fraction">, { errors }: Exercise, scope: Scope, text: string): AnswerVerdict {
  const typed = readTypedQuantity(text);
  if (!typed.ok) return unreadable(typed);
  const value = computed(answer.value, scope);
  const number = (typed.values[0] as number) * typed.unit.factor;
  const equals = (other: number) => isNear(number, other, Math.max(1, Math.abs(other)) * exactSlack);
  if (equals(value)) {
    if (typed.unit.dimension !== "") return { kind: "bare" };
    const [over, under] = typed.fraction ?? [1, 1];
    return gcd(over, under) === 1 ? right : { kind: "right", remark: "not-lowest" };
  }
  const error = errors.findIndex(({ values }) => equals(computed(values[0] as string, scope)));
  if (error >= 0) return { kind: "known", error };
  if (value !== 0 && equals(-value)) return { kind: "sign" };
  if (typed.fraction === null) {
    return isRounding(number, value, typed.place * typed.unit.factor) ? { kind: "not-fraction" } : { kind: "wrong" };
  }
  const [over, under] = lowestTerms(value);
  if (typed.fraction[0] === over) return { kind: "part", right: "numerator" };
  return typed.fraction[1] === under ? { kind: "part", right: "denominator" } : { kind: "wrong" };
}

/** No school fraction has a greater denominator. */
const mostParts = 10_000;

/** Returns a fraction's value as numerator and denominator in lowest terms. */
export function lowestTerms(value: number): [numerator: number, denominator: number] {
  let under = 1;
  while (under < mostParts && Math.abs(value * under - Math.round(value * under)) > exactSlack * under) under++;
  return [Math.round(value * under), under];
}

/**
 * Values at which two expressions are compared. Simple numbers are avoided, since different expressions may agree
 * there.
 */
const samples = [0.37, 1.73, 2.91, 5.13, -0.83, -2.27];

function onExpression(answer: Of<"expression">, { errors }: Exercise, scope: Scope, text: string): AnswerVerdict {
  const typed = readTypedExpression(text, answer.variables);
  if (typed === null) return { kind: "unreadable", reason: "no-number" };
  const equals = (expression: string) => {
    const compared = samples.map((_, index) => {
      const place = Object.fromEntries(
        answer.variables.map((name, shift) => [name, samples[(index + shift * 2) % samples.length] as number]),
      );
      return [typed.valueIn(place), computed(expression, { ...scope, ...place })] as const;
    });
    const known = compared.filter(([, value]) => Number.isFinite(value));
    return known.length > 0 && known.every(([a, b]) => isNear(a, b, Math.max(1, Math.abs(b)) * 1e-7));
  };
  if (equals(answer.value)) return right;
  const error = errors.findIndex(({ values }) => equals(values[0] as string));
  if (error >= 0) return { kind: "known", error };
  return equals(`-(${answer.value})`) ? { kind: "sign" } : { kind: "wrong" };
}

function onPoint(answer: Of<"point">, { errors }: Exercise, scope: Scope, input: Input): AnswerVerdict {
  const [x, y] = Array.isArray(input) ? input : [];
  if (x === undefined || y === undefined) return { kind: "unreadable", reason: "no-number" };
  const stands = ([a = "", b = ""]: readonly string[]) =>
    isNear(x, computed(a, scope), exactSlack) && isNear(y, computed(b, scope), exactSlack);
  if (stands([answer.x, answer.y])) return right;
  const error = errors.findIndex(({ values }) => stands(values));
  if (error >= 0) return { kind: "known", error };
  if (isNear(x, computed(answer.x, scope), exactSlack)) return { kind: "part", right: "x" };
  return isNear(y, computed(answer.y, scope), exactSlack) ? { kind: "part", right: "y" } : { kind: "wrong" };
}

/** Tells whether a verdict counts as a miss. What cannot be read does not, nor a right number with a needless unit. */
export function isMiss(verdict: AnswerVerdict): boolean {
  if (verdict.kind === "told") return verdict.miss;
  return verdict.kind === "fields"
    ? verdict.fields.some(isMiss)
    : !["right", "bare", "unreadable"].includes(verdict.kind);
}
