/** The choices of a class sheet, in its address: `?print&fara=10b&u=id&u=id`. */
import { formatNumber } from "../../magazine/albanian";
import { computed } from "../../magazine/practice/draw";
import type { Exercise, Practice } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { seedIn } from "../../magazine/seeded-random";

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

/** Returns the answer in short if it is a number or a letter. For others the solution's last line has it. */
export function shortAnswer({ answer }: Exercise, numbers: Scope): string | null {
  if (answer.kind === "choice") return String.fromCharCode(65 + answer.right);
  if (answer.kind === "point")
    return `(${formatNumber(computed(answer.x, numbers))}; ${formatNumber(computed(answer.y, numbers))})`;
  if (answer.kind !== "number") return null;
  const value = formatNumber(computed(answer.value, numbers), answer.digits);
  return answer.unit === undefined ? value : `${value}\u00a0${answer.unit}`;
}
