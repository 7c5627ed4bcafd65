/** What a sheet for the class holds, as its address says it: `?print&fara=10b&u=id&u=id`. */
import { formatNumber } from "../../magazine/albanian";
import { computed } from "../../magazine/practice/draw";
import type { Exercise, Practice } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { seedIn } from "../../magazine/seeded-random";

export interface SheetChoice {
  /** The class's word, from which the numbers are drawn; null until one is given. */
  seed: string | null;
  exercises: Exercise[];
}

/** Reads the choice out of an address; all exercises where none are named. @returns null where no sheet is asked for */
export function sheetChoice(search: string, { exercises }: Practice): SheetChoice | null {
  const query = new URLSearchParams(search);
  if (!query.has("print")) return null;
  const named = new Set(query.getAll("u"));
  const chosen = exercises.filter(({ id }) => named.has(id));
  return { seed: seedIn(search), exercises: chosen.length > 0 ? chosen : exercises };
}

export const variants = ["A", "B"] as const;

/** The seed of a variant's numbers: whoever has the class's word gets the same sheet. */
export const seedOf = (seed: string, variant: (typeof variants)[number]) => `${seed} ${variant}`;

/** The answer in short, where it is a number or a letter. The last line of the solution says the others. */
export function shortAnswer({ answer }: Exercise, numbers: Scope): string | null {
  if (answer.kind === "choice") return String.fromCharCode(65 + answer.right);
  if (answer.kind === "point")
    return `(${formatNumber(computed(answer.x, numbers))}; ${formatNumber(computed(answer.y, numbers))})`;
  if (answer.kind !== "number") return null;
  const value = formatNumber(computed(answer.value, numbers), answer.digits);
  return answer.unit === undefined ? value : `${value}\u00a0${answer.unit}`;
}
