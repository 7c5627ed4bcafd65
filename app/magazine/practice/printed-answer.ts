/** Prints the answer of an exercise in short, as keys of sheets and tests on paper show it. */
import { formatNumber } from "../albanian";
import { optionLetter } from "../option-letter";
import { roundTo } from "../rounding";
import { computed, printed } from "./draw";
import type { Answer, Exercise } from "./exercise";
import type { Scope } from "./expression";
import { formulaOf } from "./formula";
import { elementsOf, scopeOfFields } from "./further/model-answer";
import type { AnswerField } from "./typed-answer-schemas";
import { lowestTerms, magnitudeOf } from "./verdict";

/** A value from which a number is printed as a power of ten. */
const leastPower = 1e9;

/** Returns the answer in short, as HTML. @param places those in which options, items or partners are printed */
export function shortAnswer({ answer }: Pick<Exercise, "answer">, numbers: Scope, places: readonly number[]): string {
  const letterOf = (index: number) => optionLetter(places.indexOf(index));
  switch (answer.kind) {
    case "choice":
      return letterOf(answer.right);
    case "order":
      return answer.items.map((_, index) => letterOf(index)).join(", ");
    case "match":
      return answer.pairs.map((_, index) => `${index + 1}${letterOf(index)}`).join(", ");
    case "point":
      return `(${formatNumber(computed(answer.x, numbers))}; ${formatNumber(computed(answer.y, numbers))})`;
    case "figure":
      return answer.values
        .map((value) => `${formatNumber(computed(value, numbers))}${answer.turn === 360 ? "°" : ""}`)
        .join("; ");
    case "fields":
      return answer.fields
        .map(({ answer: own }, index) => {
          const known = scopeOfFields(answer.fields.slice(0, index), numbers);
          return `${optionLetter(index).toLowerCase()})\u00a0${shortTyped(own, known)}`;
        })
        .join("; ");
    default:
      return shortTyped(answer, numbers);
  }
}

function shortTyped(answer: AnswerField["answer"], numbers: Scope): string {
  switch (answer.kind) {
    case "fraction":
      return lowestTerms(computed(answer.value, numbers))
        .map((part) => formatNumber(part))
        .join("/");
    case "expression":
      return formulaOf(answer.value, numbers) ?? "";
    case "set": {
      const elements = elementsOf(answer.values, numbers);
      return elements.length === 0 ? "∅" : elements.map((each) => formatNumber(each)).join("; ");
    }
    case "relation":
      return formulaOf(answer.relation, numbers) ?? "";
    case "number": {
      const value = shortNumber(answer, computed(answer.value, numbers), numbers);
      return answer.unit === undefined ? value : `${value}\u00a0${answer.unit}`;
    }
  }
}

function shortNumber(answer: Extract<Answer, { kind: "number" }>, value: number, numbers: Scope): string {
  const { significant, digits } = answer;
  const asPower = (after: number) => printed({ expression: answer.value, form: "power", digits: after }, numbers);
  if (significant !== undefined && value !== 0) {
    const after = significant - 1 - magnitudeOf(value);
    return after < 0 || after > significant + 1 ? asPower(significant - 1) : formatNumber(roundTo(value, after), after);
  }
  return Math.abs(value) >= leastPower ? asPower(3) : formatNumber(value, digits);
}
