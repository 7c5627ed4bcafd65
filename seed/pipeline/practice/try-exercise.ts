/** Tries an exercise with many seeds before it is published. It finds a fault that only some pupils would see. */
import { formatNumber } from "../../../app/magazine/albanian";
import { computed, drawNumbers, filledIn, printed } from "../../../app/magazine/practice/draw";
import type { Answer, Exercise } from "../../../app/magazine/practice/exercise";
import type { Scope } from "../../../app/magazine/practice/expression";
import { furtherVerdict } from "../../../app/magazine/practice/further/further-verdict";
import { toleranceOf, verdictOn } from "../../../app/magazine/practice/verdict";
import { failureOfModel } from "./compile-model";
import { failureOfFigures } from "./try-figure";
import { type ExerciseFailure, failureOfFurther, fieldsOf, typedAs } from "./try-further";

/**
 * Number of draws of each exercise with parameters, and the fewest different ones. Of fewer, pupils would learn the
 * answers by heart.
 */
const seeds = 500;
const leastDraws = 8;
/** Most digits of a number without `:2`; largest number printed in full. */
const mostDigits = 4;
const largest = 1e9;

/** Tries an exercise. @returns the first failure with its numbers; null where all seeds succeed */
export function tryExercise(exercise: Exercise): ExerciseFailure | null {
  const drawn = new Set<string>();
  for (let seed = 1; seed <= (exercise.parameters.length === 0 ? 1 : seeds); seed++) {
    const scope = drawNumbers(exercise, String(seed));
    if (scope === null) {
      return { message: "Kushtet nuk plotësohen dot.", hint: "Zgjeroji numrat ose lehtësoji kushtet." };
    }
    drawn.add(JSON.stringify(scope));
    const failure = failureOf(exercise, scope);
    if (failure !== null) return { ...failure, message: `${failure.message}${withNumbers(scope)}` };
  }
  if (exercise.parameters.length > 0 && drawn.size < leastDraws) {
    const hint = `Zgjeroji numrat, që të dalin të paktën ${leastDraws} rade të ndryshme.`;
    return { message: `Ushtrimi ka vetëm ${drawn.size} rade numrash.`, hint };
  }
  return failureOfSentences(exercise);
}

/** Number of draws in which the sentence of a known error is looked for. */
const sentenceDraws = 40;

/** Finds a known error that no typed number reaches, whether typed whole or with three significant digits. */
function failureOfSentences(exercise: Exercise): ExerciseFailure | null {
  const draws = Array.from({ length: sentenceDraws }, (_, seed) =>
    fieldsOf(exercise, drawNumbers(exercise, String(seed + 1)) ?? {}),
  );
  const failures = (draws[0] ?? []).map((_, at) =>
    failureOfSentencesIn(draws.map((fields) => fields[at] as FieldDraw)),
  );
  return failures.find((failure) => failure !== null) ?? null;
}

type FieldDraw = ReturnType<typeof fieldsOf>[number];

function failureOfSentencesIn(draws: readonly FieldDraw[]): ExerciseFailure | null {
  const { answer, errors } = (draws[0] as FieldDraw).exercise;
  if (!["number", "set", "relation"].includes(answer.kind)) return null;
  const isNumber = answer.kind === "number";
  for (const [error, { values }] of errors.entries()) {
    const isReached = (write: (value: number) => number) =>
      draws.some(({ exercise, scope }) => {
        const typed = isNumber
          ? formatNumber(write(computed(values[0] as string, scope)))
          : typedAs(exercise, values, scope);
        const verdict = furtherVerdict(exercise, scope, typed);
        return verdict.kind === "known" && verdict.error === error;
      });
    if (!isReached((value) => value) || !isReached((value) => Number(value.toPrecision(3)))) {
      return {
        message: `Fjalia e gabimit „${values.join("; ")}“ nuk i thuhet asnjë nxënësi: gabimi bie gjithnjë mbi një tjetër.`,
        hint: "Hiqe, ose ndrysho numrat që të dalin vlera të ndryshme.",
      };
    }
  }
  return null;
}

function withNumbers(scope: Scope): string {
  const numbers = Object.entries(scope).map(([name, value]) => `${name} = ${value}`);
  return numbers.length === 0 ? "" : ` (${numbers.join(", ")})`;
}

function failureOf(exercise: Exercise, scope: Scope): ExerciseFailure | null {
  const odd = Object.entries(scope).find(([, value]) => !Number.isFinite(value));
  if (odd !== undefined) return { message: `„${odd[0]}“ nuk ka vlerë.`, hint: "Shto një kusht që e ndalon këtë rast." };
  for (const print of exercise.prints) {
    const value = computed(print.expression, scope);
    if (!Number.isFinite(value)) {
      return { message: `[[${print.expression}]] nuk ka vlerë.`, hint: "Shto një kusht që e ndalon këtë rast." };
    }
    const isLong = print.digits === undefined && print.form !== "power" && !isShort(value);
    if (isLong) {
      const hint = `Shkruaj shifrat: [[${print.expression}:2]].`;
      return { message: `[[${print.expression}]] del me tepër shifra: ${printed(print, scope)}.`, hint };
    }
  }
  for (const field of fieldsOf(exercise, scope)) {
    const failure =
      failureOfAnswer(field.exercise, field.scope) ??
      failureOfErrors(field.exercise, field.scope) ??
      failureOfFurther(field.exercise, field.scope);
    if (failure !== null) return failure;
  }
  return failureOfFigures(exercise, scope) ?? failureOfModel(exercise, scope);
}

const isShort = (value: number) =>
  Math.abs(value) < largest &&
  Math.abs(value - Number(value.toFixed(mostDigits))) < 1e-9 * Math.max(1, Math.abs(value));

function failureOfAnswer({ answer, prints }: Exercise, scope: Scope): ExerciseFailure | null {
  const texts = textsOf(answer);
  const filled = texts.map((text) => filledIn(text, { prints }, scope));
  const twin = filled.find((text, index) => filled.indexOf(text) < index);
  if (twin !== undefined) {
    return { message: `Dy përgjigje dalin njësoj: ${twin}.`, hint: "Shto një kusht që i mban të ndryshme." };
  }
  const values = answer.kind === "point" ? [answer.x, answer.y] : "value" in answer ? [answer.value] : [];
  for (const expression of answer.kind === "expression" ? [] : values) {
    const value = computed(expression, scope);
    if (!Number.isFinite(value))
      return { message: "Përgjigjja nuk ka vlerë.", hint: "Shto një kusht që e ndalon këtë rast." };
    const isExact = answer.kind === "fraction" || isShort(value);
    const isRounded =
      answer.kind === "number" &&
      (answer.digits ?? answer.significant ?? answer.tolerance ?? answer.share) !== undefined;
    if (!isExact && !isRounded) {
      return { message: `Përgjigjja del me tepër shifra: ${value}.`, hint: "Shkruaj te përgjigjja shifra = 2." };
    }
    if (answer.kind === "point" && (!Number.isInteger(value) || value < answer.from || value > answer.to)) {
      return {
        message: `Pika (${values.map((each) => computed(each, scope)).join("; ")}) nuk është në rrjet.`,
        hint: "Ndrysho numrat ose rrjetin.",
      };
    }
  }
  return null;
}

function textsOf(answer: Answer): string[] {
  if (answer.kind === "choice") return answer.options.map(({ text }) => text);
  if (answer.kind === "order") return answer.items;
  return answer.kind === "match" ? answer.pairs.map(([, partner]) => partner) : [];
}

/** Finds a known error whose value is right. It would mark a right answer as wrong. */
function failureOfErrors(exercise: Exercise, scope: Scope): ExerciseFailure | null {
  const { answer, errors } = exercise;
  for (const [index, { values }] of errors.entries()) {
    const written = values.join("; ");
    const hint = "Shto një kusht që i mban larg njëri-tjetrit, ose hiqe gabimin.";
    const input = answer.kind === "expression" ? (values[0] as string) : values.map((each) => computed(each, scope));
    if (answer.kind === "number") {
      const [value, known] = [computed(answer.value, scope), computed(values[0] as string, scope)];
      // An error without a value cannot be any pupil's answer. The root of a negative number has none.
      if (Math.abs(known - value) <= 2 * toleranceOf(answer, value)) {
        return { message: `Gabimi „${written}“ bie mbi përgjigjen ${value}.`, hint };
      }
    } else if (answer.kind === "expression") {
      if (verdictOn({ ...exercise, errors: [] }, scope, withValues(input as string, scope)).kind === "right") {
        return { message: `Gabimi „${written}“ është vetë përgjigjja.`, hint };
      }
    } else if (Array.isArray(input)) {
      const sought =
        answer.kind === "point" ? [answer.x, answer.y] : answer.kind === "fraction" ? [answer.value] : null;
      const isFigures =
        answer.kind === "figure" && verdictOn({ ...exercise, errors: [] }, scope, input).kind === "right";
      if (
        isFigures ||
        sought?.every((each, place) => Math.abs(computed(each, scope) - (input[place] as number)) < 1e-9)
      ) {
        return { message: `Gabimi „${written}“ (i ${index + 1}-ti) bie mbi përgjigjen.`, hint };
      }
    }
  }
  return null;
}

/** Replaces the names in an editor's expression by the drawn numbers. A pupil would type it so. */
function withValues(expression: string, scope: Scope): string {
  return expression.replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (name) =>
    Object.hasOwn(scope, name) ? `(${scope[name]})` : name,
  );
}
