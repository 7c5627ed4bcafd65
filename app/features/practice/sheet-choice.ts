/** The choices of a class sheet, in its address: `?print&fara=10b&u=id&u=id`. */
import { formatNumber } from "../../magazine/albanian";
import { computed, printed } from "../../magazine/practice/draw";
import type { Answer, Exercise, Practice } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { formulaOf } from "../../magazine/practice/formula";
import { elementsOf, scopeOfFields } from "../../magazine/practice/further/model-answer";
import type { AnswerField } from "../../magazine/practice/typed-answer-schemas";
import { lowestTerms, magnitudeOf } from "../../magazine/practice/verdict";
import { roundTo } from "../../magazine/rounding";
import { seedIn } from "../../magazine/seeded-random";
import { shuffledOptions, shuffledPlaces, shuffleSeed } from "./practice-rules";

export interface SheetChoice {
  /** Word of the class, from which the numbers are drawn; null until one is typed. */
  classWord: string | null;
  exercises: Exercise[];
}

/** Parses the choices from an address; without `u` all exercises. @returns null if the address asks for no sheet */
export function sheetChoice(search: string, { exercises }: Practice): SheetChoice | null {
  const query = new URLSearchParams(search);
  if (!query.has("print")) return null;
  const named = new Set(query.getAll("u"));
  const chosen = exercises.filter(({ id }) => named.has(id));
  return { classWord: seedIn(search), exercises: chosen.length > 0 ? chosen : exercises };
}

export const variants = ["A", "B"] as const;

/** Returns the seed of a variant's numbers. The same word of the class gives the same sheet. */
export const seedOf = (classWord: string, variant: (typeof variants)[number]) => `${classWord} ${variant}`;

/**
 * Returns the indexes of options, items or partners as a variant prints them. An order and partners are never printed as
 * they are right; the right option has another letter in each variant.
 */
export function printedPlaces(
  { id, answer }: Exercise,
  classWord: string,
  variant: (typeof variants)[number],
): number[] {
  const seed = shuffleSeed(id, seedOf(classWord, variant));
  if (answer.kind === "order") return shuffledPlaces(answer.items.length, seed);
  if (answer.kind === "match") return shuffledPlaces(answer.pairs.length, seed);
  if (answer.kind !== "choice") return [];
  const [first = 0, ...others] = shuffledOptions(answer.options.length, shuffleSeed(id, classWord));
  return variant === "A" ? [first, ...others] : [...others, first];
}

/** A value from which a number is printed as a power of ten. */
const leastPower = 1e9;

const letter = (place: number) => String.fromCharCode(65 + place);

/** Returns the answer in short, as HTML. @param places those in which options, items or partners are printed */
export function shortAnswer({ answer }: Exercise, numbers: Scope, places: readonly number[]): string {
  const letterOf = (index: number) => letter(places.indexOf(index));
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
      return answer.values.map((value) => formatNumber(computed(value, numbers))).join("; ");
    case "fields":
      return answer.fields
        .map(({ answer: own }, index) => {
          const known = scopeOfFields(answer.fields.slice(0, index), numbers);
          return `${letter(index).toLowerCase()})\u00a0${shortTyped(own, known)}`;
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
