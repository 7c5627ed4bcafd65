/**
 * Judges answers of the further kinds: a set, an equation or inequality, an expression in a form, a number with
 * significant digits, and several fields. A page loads it beside its first view (docs/decisions/021).
 */
import { computed } from "../draw";
import type { Exercise } from "../exercise";
import type { Scope } from "../expression";
import { readTypedExpression, readTypedQuantity } from "../typed-answer";
import type { AnswerField } from "../typed-answer-schemas";
import { parseUnit } from "../unit";
import { type AnswerVerdict, type Input, isMiss, magnitudeOf, verdictOn } from "../verdict";
import { hasForm } from "./expression-form";
import { scopeOfFields, withNumbers } from "./model-answer";
import { verdictOnRelation } from "./relation-verdict";
import { verdictOnSet } from "./set-verdict";
import { type AnswerOf, noted, right } from "./told";

/**
 * Judges an answer of any kind.
 *
 * @param scope the drawn numbers
 * @param earlier the fields as they were judged last; what was computed with a value that was changed since is no miss
 */
export function furtherVerdict(exercise: Exercise, scope: Scope, input: Input, earlier?: Input | null): AnswerVerdict {
  const { answer } = exercise;
  switch (answer.kind) {
    case "number":
      return answer.significant === undefined
        ? verdictOn(exercise, scope, input)
        : onSignificant(answer, answer.significant, exercise, scope, String(input));
    case "expression":
      return onForm(answer, exercise, scope, String(input));
    case "set":
      return verdictOnSet(answer, exercise, scope, String(input));
    case "relation":
      return verdictOnRelation(answer, exercise, scope, String(input));
    case "fields":
      return onFields(answer.fields, exercise, scope, textsOf(input), earlier ? textsOf(earlier) : null);
    default:
      return verdictOn(exercise, scope, input);
  }
}

const textsOf = (input: Input): string[] => (Array.isArray(input) ? input.map(String) : [String(input)]);

/** Counts the significant digits of a typed number. Zeros at the end of a whole number may be some or none. */
function significantDigits(text: string, value: number, place: number): [least: number, most: number] {
  const least = magnitudeOf(value) - Math.round(Math.log10(place)) + 1;
  const isPlain = !/10\s*\^|10[⁻⁰¹²³⁴-⁹]|\de[+-]?\d/i.test(text);
  return [least, isPlain ? Math.max(least, magnitudeOf(value) + 1) : least];
}

const digitsOf = (count: number) => (count === 1 ? "një shifër e rëndësishme" : `${count} shifra të rëndësishme`);

function onSignificant(
  answer: AnswerOf<"number">,
  asked: number,
  exercise: Exercise,
  scope: Scope,
  text: string,
): AnswerVerdict {
  const verdict = verdictOn(exercise, scope, text);
  const typed = readTypedQuantity(text, answer.unit, exercise.question);
  if (!typed.ok || verdict.kind === "known") return verdict;
  const value = computed(answer.value, scope);
  const [number = Number.NaN] = typed.values;
  if (typed.place === 0) {
    return verdict.kind === "right"
      ? noted("exact", `Vlera është e saktë. Shkruaje si numër dhjetor me ${digitsOf(asked)}.`)
      : verdict;
  }
  const [least, most] = number === 0 ? [1, 1] : significantDigits(text, number, typed.place);
  const expected = parseUnit(answer.unit ?? "");
  const by = typed.unit.dimension === expected?.dimension ? typed.unit.factor / expected.factor : Number.NaN;
  const isRounded = Math.abs(number * by - value) <= (typed.place * by * 1.0001) / 2;
  if (isRounded && most < asked) {
    const says = `Vlera është e saktë, por me pak shifra: kërkohen ${digitsOf(asked)}, ti shkrove ${most}.`;
    return noted("few-digits", says);
  }
  if (verdict.kind === "right" && least > asked) {
    const says = `Vlera është e saktë, por me tepër shifra: kërkohen ${digitsOf(asked)}, ti shkrove ${least}.`;
    return noted("many-digits", says);
  }
  return verdict;
}

const formSentences = {
  factored:
    "Vlera është e saktë, por shprehja nuk është e faktorizuar deri në fund: shkruaje si prodhim faktorësh që nuk zbërthehen më.",
  expanded: "Vlera është e saktë. Tani shkruaje pa kllapa, me kufizat e ngjashme të mbledhura.",
  simplified: "Vlera është e saktë, por shprehja thjeshtohet edhe më.",
};

function onForm(answer: AnswerOf<"expression">, exercise: Exercise, scope: Scope, text: string): AnswerVerdict {
  const verdict = verdictOn(exercise, scope, text);
  const typed = readTypedExpression(text, answer.variables);
  if (verdict.kind !== "right" || answer.form === undefined || typed === null) return verdict;
  const model = withNumbers(answer.value, scope);
  return hasForm(answer.form, typed.notation, model, answer.variables)
    ? right
    : noted("form", formSentences[answer.form]);
}

/** Returns one field as an exercise of its own. */
const exerciseOfField = (exercise: Exercise, { answer, errors }: AnswerField): Exercise => ({
  ...exercise,
  answer,
  errors,
});

/** Returns the value that a pupil typed into a field, in the unit that is asked for; NaN if it has none. */
function typedValue({ answer }: AnswerField, text: string, question: string): number {
  if (answer.kind !== "number" && answer.kind !== "fraction") return Number.NaN;
  const unit = answer.kind === "number" ? (answer.unit ?? "") : "";
  const typed = readTypedQuantity(text, unit, question);
  const expected = parseUnit(unit);
  if (!typed.ok || expected?.dimension !== typed.unit.dimension) return Number.NaN;
  return ((typed.values[0] ?? Number.NaN) * typed.unit.factor) / expected.factor;
}

function judgedFields(fields: readonly AnswerField[], exercise: Exercise, scope: Scope, texts: readonly string[]) {
  const own: Record<string, number> = { ...scope };
  return fields.map((field, index): AnswerVerdict => {
    const text = texts[index] ?? "";
    const alone = exerciseOfField(exercise, field);
    const known = scopeOfFields(fields.slice(0, index), scope);
    if (text.trim() === "") {
      own[field.name] = Number.NaN;
      return noted("empty", "Ende bosh.");
    }
    const verdict = furtherVerdict(alone, known, text);
    const carried = verdict.kind !== "right" && furtherVerdict(alone, own, text).kind === "right";
    // A right value is carried on as it is, since the pupil's one may be rounded.
    own[field.name] =
      verdict.kind === "right"
        ? (scopeOfFields([field], known)[field.name] ?? Number.NaN)
        : typedValue(field, text, exercise.question);
    return carried
      ? noted("carried", "E saktë me vlerën tënde më sipër. Kur ta ndreqësh atë, llogarite këtë edhe një herë.")
      : verdict;
  });
}

function onFields(
  fields: readonly AnswerField[],
  exercise: Exercise,
  scope: Scope,
  texts: readonly string[],
  earlier: readonly string[] | null,
): AnswerVerdict {
  const before = earlier && judgedFields(fields, exercise, scope, earlier);
  const verdicts = judgedFields(fields, exercise, scope, texts).map((verdict, index) => {
    const was = before?.[index];
    const isOutdated = was?.kind === "told" && was.reason === "carried" && texts[index] === earlier?.[index];
    return isOutdated && isMiss(verdict)
      ? noted("outdated", "Kjo u llogarit me vlerën e mëparshme. Llogarite me të renë.")
      : verdict;
  });
  if (!verdicts.every(({ kind }) => kind === "right")) return { kind: "fields", fields: verdicts };
  return verdicts.find((verdict) => verdict.kind === "right" && verdict.remark === "no-unit") ?? right;
}
