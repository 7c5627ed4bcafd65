/** Types the answers and the known errors of the further kinds, as a pupil would, to try an exercise. */
import { formatNumber } from "../../../app/magazine/albanian";
import { computed } from "../../../app/magazine/practice/draw";
import type { Exercise } from "../../../app/magazine/practice/exercise";
import type { Scope } from "../../../app/magazine/practice/expression";
import { furtherVerdict } from "../../../app/magazine/practice/further/further-verdict";
import { elementsOf, scopeOfFields, withNumbers } from "../../../app/magazine/practice/further/model-answer";
import { isFurther } from "../../../app/magazine/practice/verdict";

export interface ExerciseFailure {
  message: string;
  hint: string;
}

/** Returns an answer of the exercise's kind as a pupil would type it. @param values the editor's expressions of it */
export function typedAs({ answer }: Exercise, values: readonly string[], scope: Scope): string {
  const [value = ""] = values;
  switch (answer.kind) {
    case "set": {
      const elements = elementsOf(values, scope);
      return elements.length === 0 ? "nuk ka zgjidhje" : elements.map((each) => formatNumber(each)).join("; ");
    }
    case "relation":
    case "expression":
      return withNumbers(value, scope);
    case "number":
      return answer.significant === undefined
        ? formatNumber(computed(value, scope))
        : computed(value, scope).toExponential(answer.significant - 1);
    default:
      return formatNumber(computed(value, scope));
  }
}

/** Returns each field as an exercise of its own, with the numbers that it is computed with. */
export function fieldsOf(exercise: Exercise, scope: Scope): { exercise: Exercise; scope: Scope }[] {
  const { answer } = exercise;
  if (answer.kind !== "fields") return [{ exercise, scope }];
  return answer.fields.map((field, index) => ({
    exercise: { ...exercise, answer: field.answer, errors: field.errors },
    scope: scopeOfFields(answer.fields.slice(0, index), scope),
  }));
}

/** Finds an answer that its own judge refuses, or a known error that is right. */
export function failureOfFurther(exercise: Exercise, scope: Scope): ExerciseFailure | null {
  const { answer, errors } = exercise;
  if (!isFurther(answer) || answer.kind === "fields") return null;
  const values =
    answer.kind === "set" ? answer.values : [answer.kind === "relation" ? answer.relation : ownValue(exercise)];
  const verdict = furtherVerdict({ ...exercise, errors: [] }, scope, typedAs(exercise, values, scope));
  if (verdict.kind !== "right") {
    const why = verdict.kind === "told" ? ` ${verdict.says}` : "";
    return {
      message: `Përgjigjja „${values.join("; ")}“ nuk pranohet as vetë.${why}`,
      hint: "Shkruaje në formën që kërkon; një inekuacion me një shkronjë ka anë deri në fuqi të dytë, një ekuacion është polinom.",
    };
  }
  if (answer.kind !== "set" && answer.kind !== "relation") return null;
  for (const error of errors) {
    const isNobodys = answer.kind === "set" && error.values.length > 0 && elementsOf(error.values, scope).length === 0;
    if (isNobodys) continue;
    const known = furtherVerdict({ ...exercise, errors: [] }, scope, typedAs(exercise, error.values, scope));
    if (known.kind === "right") {
      return {
        message: `Gabimi „${error.values.join("; ")}“ bie mbi përgjigjen.`,
        hint: "Shto një kusht që i mban larg njëri-tjetrit, ose hiqe gabimin.",
      };
    }
  }
  return null;
}

const ownValue = ({ answer }: Exercise) => ("value" in answer ? answer.value : "");
