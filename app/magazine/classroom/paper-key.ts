/** The key of errors of a test on paper: what each named error would give with the numbers of each variant. */
import { computed, filledIn } from "../practice/draw";
import type { Answer, Exercise } from "../practice/exercise";
import type { Scope } from "../practice/expression";
import { furtherVerdict } from "../practice/further/further-verdict";
import { elementsOf, scopeOfFields, withNumbers } from "../practice/further/model-answer";
import { shortAnswer } from "../practice/printed-answer";
import { type Input, magnitudeOf } from "../practice/verdict";
import { firstAnswerOf } from "./first-answer";
import { markKeyOf } from "./mark-keys";
import type { PaperDraw, PaperExercise } from "./paper-variants";

/** What an error gives in a variant. */
interface GivenByError {
  /** As the key prints it, HTML. */
  printed: string;
  /** The key by which the judge's verdict on it is marked. Another than the error's if two give the same answer. */
  mark: string;
}

export interface KeyedError {
  /** The key by which it is marked, see `markKeyOf`. An error of a field has `x`, since results name none. */
  mark: string;
  /** Index of its field, if the exercise has several. */
  field?: number;
  /** The editor's sentence, HTML, with the numbers of the first variant. */
  says: string;
  /** One of each variant; null where it has no value. */
  given: readonly (GivenByError | null)[];
}

/** Lists the named errors of an exercise, in their order. An order and a match have none. */
export function keyedErrors({ exercise, draws }: PaperExercise): KeyedError[] {
  const { answer } = exercise;
  if (answer.kind === "choice") return wrongOptions(exercise, answer, draws);
  if (answer.kind !== "fields") return errorsOf(exercise, draws);
  return answer.fields.flatMap((field, index) => {
    const alone = { ...exercise, answer: field.answer, errors: field.errors };
    const known = draws.map(({ numbers, places }) => ({
      numbers: scopeOfFields(answer.fields.slice(0, index), numbers),
      places,
    }));
    return errorsOf(alone, known).map(
      ({ given, ...error }): KeyedError => ({
        ...error,
        mark: "x",
        field: index,
        given: given.map((each) => each && { ...each, mark: each.mark === "1" ? "1" : "x" }),
      }),
    );
  });
}

/** Tells whether a sentence of an exercise's errors has drawn numbers, which are the first variant's. */
export const hasDrawnSentences = ({ exercise: { answer, errors } }: PaperExercise): boolean =>
  [
    ...errors,
    ...(answer.kind === "choice" ? answer.options.flatMap(({ text, says = "" }) => [{ says: text }, { says }]) : []),
    ...(answer.kind === "fields" ? answer.fields.flatMap((field) => field.errors) : []),
  ].some(({ says }) => says.includes("⟦"));

function wrongOptions(
  exercise: Exercise,
  { options, right }: Extract<Answer, { kind: "choice" }>,
  draws: readonly PaperDraw[],
): KeyedError[] {
  return options.flatMap(({ text, says }, option) => {
    if (option === right) return [];
    const mark = markKeyOf({ kind: "named", error: option });
    return {
      mark,
      says: filledIn(says === undefined ? text : `„${text}“. ${says}`, exercise, draws[0]?.numbers ?? {}),
      given: draws.map(({ numbers, places }) => {
        const answer = { kind: "choice" as const, options, right: option };
        return { printed: shortAnswer({ answer }, numbers, places), mark };
      }),
    };
  });
}

function errorsOf(exercise: Exercise, draws: readonly PaperDraw[]): KeyedError[] {
  return exercise.errors.map(({ values, says }, error) => ({
    mark: markKeyOf({ kind: "named", error }),
    says: filledIn(says, exercise, draws[0]?.numbers ?? {}),
    given: draws.map(({ numbers }) => {
      const answer = answerOfError(exercise.answer, values, numbers);
      if (answer === null) return null;
      const verdict = furtherVerdict(exercise, numbers, typedOf(answer, numbers));
      return { printed: shortAnswer({ answer }, numbers, []), mark: markKeyOf(firstAnswerOf(verdict)) };
    }),
  }));
}

/** Digits by which an error that does not end is told from others. */
const toldDigits = 4;
/** Letters of the longest number that is printed whole. */
const longestWhole = 8;

/** Returns an answer whose right value is that of an error; null if the error has none for these numbers. */
function answerOfError(answer: Answer, values: readonly string[], numbers: Scope): Answer | null {
  const [value = ""] = values;
  switch (answer.kind) {
    case "number": {
      const given = computed(value, numbers);
      if (!Number.isFinite(given)) return null;
      const own = { ...answer, value };
      const isEndless = shortAnswer({ answer: { kind: "number", value } }, numbers, []).length > longestWhole;
      if (answer.digits !== undefined || answer.significant !== undefined || !isEndless) return own;
      return { ...own, digits: Math.max(0, toldDigits - 1 - magnitudeOf(given)) };
    }
    case "fraction":
      return Number.isFinite(computed(value, numbers)) ? { ...answer, value } : null;
    case "expression":
      return { ...answer, value };
    case "relation":
      return { ...answer, relation: value };
    case "set":
      // No values at all say that nothing solves it.
      return values.length > 0 && elementsOf(values, numbers).length === 0 ? null : { ...answer, values: [...values] };
    case "figure":
      return values.every((each) => Number.isFinite(computed(each, numbers)))
        ? { ...answer, values: [...values] }
        : null;
    case "point":
      return { ...answer, x: value, y: values[1] ?? "" };
    default:
      return null;
  }
}

/** Returns the right answer as a pupil gives it: what the key prints, of a formula its notation. */
export function typedOf(answer: Answer, numbers: Scope): Input {
  switch (answer.kind) {
    case "expression":
      return withNumbers(answer.value, numbers);
    case "relation":
      return withNumbers(answer.relation, numbers);
    case "point":
      return [computed(answer.x, numbers), computed(answer.y, numbers)];
    case "figure":
      return answer.values.map((value) => computed(value, numbers));
    case "choice":
      return answer.right;
    case "order":
      return answer.items.map((_, place) => place);
    case "match":
      return answer.pairs.map((_, place) => place);
    case "fields":
      return answer.fields.map((field, index) =>
        String(typedOf(field.answer, scopeOfFields(answer.fields.slice(0, index), numbers))),
      );
    default:
      return shortAnswer({ answer }, numbers, []);
  }
}
