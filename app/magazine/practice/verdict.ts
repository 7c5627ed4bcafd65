/** Judges a pupil's answer. It is right, one of the known errors, another unit, badly rounded, or simply wrong. */
import { computed } from "./draw";
import type { Answer, Exercise } from "./exercise";
import { gcd, type Scope } from "./expression";
import { readTypedExpression, readTypedNumber } from "./typed-answer";
import { parseUnit } from "./unit";

/** A pupil's answer. It is typed text, the index of an option, places in an order or of partners, or a point. */
export type Input = string | number | readonly number[];

export type AnswerVerdict =
  | { kind: "right"; remark?: "no-unit" | "not-lowest" }
  /** `error` is the index of the known error. */
  | { kind: "known"; error: number }
  /** The number is right, or would be right in its own unit. */
  | { kind: "unit" }
  /** Right except for a sign, a power of ten, or the last digits. */
  | { kind: "sign" }
  | { kind: "tenfold" }
  | { kind: "rounding" }
  | { kind: "unreadable"; unit?: string }
  | { kind: "wrong" };

type Of<Kind extends Answer["kind"]> = Extract<Answer, { kind: Kind }>;

/** The allowed error of the last digit, in halves of it. One half is rounding, the rest is earlier rounding. */
const lastDigitSlack = 1.2;
const exactSlack = 1e-9;
/** The share of the value from which an error is no longer a rounding slip. */
const nearShare = 0.03;

/** @returns the largest distance of a right answer from the value, in the answer's unit */
export function toleranceOf({ digits, tolerance, share }: Of<"number">, value: number): number {
  const rounding = digits === undefined ? Math.abs(value) * exactSlack : (lastDigitSlack * 10 ** -digits) / 2;
  return Math.max(rounding, tolerance ?? 0, (share ?? 0) * Math.abs(value), Number.EPSILON);
}

/** Judges an answer. @param scope the drawn numbers */
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
      return input === answer.right ? right : { kind: "wrong" };
    case "order":
      return isInPlace(input, answer.items.length) ? right : { kind: "wrong" };
    case "match":
      return isInPlace(input, answer.pairs.length) ? right : { kind: "wrong" };
    case "point":
      return onPoint(answer, exercise, scope, input);
  }
}

const right: AnswerVerdict = { kind: "right" };

const isInPlace = (input: Input, count: number) =>
  Array.isArray(input) && input.length === count && input.every((place, at) => place === at);

function onNumber(answer: Of<"number">, { errors }: Exercise, scope: Scope, text: string): AnswerVerdict {
  const typed = readTypedNumber(text);
  if (typed === null) return { kind: "unreadable" };
  const value = computed(answer.value, scope);
  const tolerance = toleranceOf(answer, value);
  const expected = parseUnit(answer.unit ?? "") ?? { factor: 1, dimension: "" };
  const unit = typed.unit === "" ? expected : parseUnit(typed.unit);
  if (unit === null) return { kind: "unreadable", unit: typed.unit };
  if (unit.dimension !== expected.dimension)
    return isNear(typed.value, value, tolerance) ? { kind: "unit" } : { kind: "wrong" };
  const turned = typed.value * (unit.factor / expected.factor);
  if (isNear(turned, value, tolerance)) {
    return answer.unit !== undefined && typed.unit === "" ? { kind: "right", remark: "no-unit" } : right;
  }
  const error = errors.findIndex(({ values }) => {
    const known = computed(values[0] as string, scope);
    return isNear(turned, known, toleranceOf(answer, known));
  });
  if (error >= 0) return { kind: "known", error };
  if (typed.unit !== "" && unit.factor !== expected.factor && isNear(typed.value, value, tolerance))
    return { kind: "unit" };
  return commonSlip(turned, value, tolerance);
}

const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance * (1 + exactSlack);

/** Finds slips that occur in every exercise and so need no sentence of their own. */
function commonSlip(input: number, value: number, tolerance: number): AnswerVerdict {
  if (value === 0) return { kind: "wrong" };
  if (isNear(-input, value, tolerance)) return { kind: "sign" };
  const powers = [1, 2, 3, 4, 6];
  const isTenfold = powers.some((power) =>
    [10 ** power, 10 ** -power].some((by) =>
      isNear(input * by, value, Math.min(tolerance * Math.max(1, by), Math.abs(value) * 0.01)),
    ),
  );
  if (isTenfold) return { kind: "tenfold" };
  return Math.abs(input - value) <= nearShare * Math.abs(value) ? { kind: "rounding" } : { kind: "wrong" };
}

function onFraction(answer: Of<"fraction">, { errors }: Exercise, scope: Scope, text: string): AnswerVerdict {
  const typed = readTypedNumber(text);
  if (typed === null || typed.unit !== "") return { kind: "unreadable" };
  const value = computed(answer.value, scope);
  const equals = (other: number) => isNear(typed.value, other, Math.max(1, Math.abs(other)) * exactSlack);
  if (equals(value)) {
    const [over, under] = typed.fraction ?? [1, 1];
    return gcd(over, under) === 1 ? right : { kind: "right", remark: "not-lowest" };
  }
  const error = errors.findIndex(({ values }) => equals(computed(values[0] as string, scope)));
  if (error >= 0) return { kind: "known", error };
  return value !== 0 && equals(-value) ? { kind: "sign" } : { kind: "wrong" };
}

/**
 * Values at which two expressions are compared. Simple numbers are avoided, since different expressions may agree
 * there.
 */
const samples = [0.37, 1.73, 2.91, 5.13, -0.83, -2.27];

function onExpression(answer: Of<"expression">, { errors }: Exercise, scope: Scope, text: string): AnswerVerdict {
  const typed = readTypedExpression(text, answer.variables);
  if (typed === null) return { kind: "unreadable" };
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
  if (x === undefined || y === undefined) return { kind: "unreadable" };
  const stands = ([a = "", b = ""]: readonly string[]) =>
    isNear(x, computed(a, scope), exactSlack) && isNear(y, computed(b, scope), exactSlack);
  if (stands([answer.x, answer.y])) return right;
  const error = errors.findIndex(({ values }) => stands(values));
  return error >= 0 ? { kind: "known", error } : { kind: "wrong" };
}

/** Returns the text of a verdict that has no sentence from the editor. */
export function saysOf(verdict: Exclude<AnswerVerdict, { kind: "known" }>, unit = ""): string {
  switch (verdict.kind) {
    case "right":
      if (verdict.remark === "no-unit") return `Saktë. Herën tjetër shkruaj edhe njësinë: ${unit}.`;
      return verdict.remark === "not-lowest" ? "Saktë. Kjo thyesë thjeshtohet edhe pak." : "Saktë.";
    case "unit":
      return `Numri është i saktë, njësia jo: këtu kërkohet ${unit === "" ? "një numër pa njësi" : unit}.`;
    case "sign":
      return "Madhësia është e saktë, shenja jo.";
    case "tenfold":
      return "Shifrat janë të sakta, por je me një fuqi të dhjetës larg: shiko presjen dhe njësitë.";
    case "rounding":
      return "Je shumë afër. Rrumbullakose vetëm në fund, me aq shifra sa kërkohen.";
    case "unreadable":
      return verdict.unit === undefined
        ? "Këtë nuk e lexoj dot. Shkruaj p.sh. 3,5 ose 7/2 ose 2·10^-3."
        : `Njësinë „${verdict.unit}“ nuk e njoh${unit === "" ? "." : `; këtu pritet ${unit}.`}`;
    case "wrong":
      return "Jo ende.";
  }
}
